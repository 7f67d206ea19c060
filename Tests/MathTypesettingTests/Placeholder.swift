import Testing
@testable import MathTypesetting
