import Foundation
import Testing

@testable import PageCoding

@Suite("TL: the schema and what is generated from it")
struct TLSchemaTests {
  @Test("a constructor's number is the checksum of its line")
  func numbersAreChecksums() throws {
    let constructors = try TLSchemaText.constructors()
    #expect(constructors.count > 550)
    for constructor in constructors {
      #expect(constructor.checksum == constructor.id, "\(constructor.line)")
    }
  }

  @Test("the generated files are those of this schema and this generator")
  func generatedFilesAreFresh() throws {
    let fingerprint = try TLSchemaText.fingerprint()
    let files = try FileManager.default.contentsOfDirectory(
      at: TLSchemaText.root.appendingPathComponent("Sources/PageCoding/TL/Generated"),
      includingPropertiesForKeys: nil)
    #expect(files.count > 10)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.contains("// schema fingerprint \(fingerprint)\n"),
        "\(file.lastPathComponent) is stale: run Tools/generate-tl.py")
    }
  }

  @Test("every constructor of rich.tl leads to a type, every one of carried.tl to its fields")
  func everyConstructorIsKnown() throws {
    for constructor in try TLSchemaText.constructors() where !constructor.isCarried {
      #expect(TL.type(of: constructor.id) != nil, "\(constructor.line)")
    }
    for constructor in try TLSchemaText.constructors() where constructor.isCarried {
      #expect(TLLayouts.current.layout(of: constructor.id) != nil, "\(constructor.line)")
    }
  }

  @Test("the table to step over values names only types and fields it has")
  func tableIsSound() throws {
    for field in TLLayouts.current.fields where field.kind == .object {
      #expect(TLLayouts.current.name(of: field.type) != "an unknown type")
    }
  }
}
