@_exported import CodeHighlighting
@_exported import MathTypesetting
@_exported import PageCoding
@_exported import PageDrawing
@_exported import PageLayout
@_exported import PageMarkup
@_exported import PageModel
@_exported import Typesetting
