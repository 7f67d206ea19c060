import PageModel
import Testing

@testable import PageCoding

/// How values are found in a record.
@Suite("Postbox: lookups")
struct PostboxReadingTests {
  private func record(
    _ write: (inout PostboxWriter) -> Void,
    _ read: (inout PostboxRecord) throws(PostboxError) -> Void
  ) throws {
    var writer = PostboxWriter()
    write(&writer)
    try withPostboxRecord(writer.bytes, read)
  }

  @Test("keys need not be in order: a lookup goes on at the beginning")
  func wrapsAround() throws {
    try record {
      $0.write(1 as Int32, "a")
      $0.write(2 as Int32, "b")
    } _: { record in
      #expect(record.int32("b") == 2)
      #expect(record.int32("a") == 1)
      #expect(record.int32("b") == 2)
    }
  }

  @Test("a key may stand for values of two types")
  func twoTypes() throws {
    try record {
      $0.write(24 as Int32, "r")
      $0.write("text", "r")
    } _: { record in
      #expect(record.string("r") == "text")
      #expect(record.int32("r") == 24)
      #expect(record.string("r") == "text")
    }
  }

  @Test("a key may stand for two values of one type, found one after the other")
  func twice() throws {
    try record {
      $0.write(1 as Int32, "d")
      $0.write(2 as Int32, "d")
    } _: { record in
      #expect(record.int32("d") == 1)
      #expect(record.int32("d") == 2)
      #expect(record.int32("d") == 1)
    }
  }

  @Test("none hides a value behind it, once, and lets the next lookup go on behind it")
  func none() throws {
    try record {
      $0.writeNone("d")
      $0.write(5 as Int32, "d")
    } _: { record in
      #expect(record.string("d") == nil)
      #expect(record.int32("d") == 5)
    }
  }

  @Test("what is not found leaves the next lookup where it was")
  func notFound() throws {
    try record {
      $0.write(1 as Int32, "d")
      $0.write(2 as Int32, "d")
    } _: { record in
      #expect(record.int32("d") == 1)
      #expect(record.int32("x") == nil)
      #expect(record.int32("d") == 2)
    }
  }

  @Test("a string that is no UTF-8 is none, lists and numbers that are missing are empty")
  func lenient() throws {
    var bytes: [UInt8] = [1, 0x73, 4, 2, 0, 0, 0, 0xff, 0xfe]
    bytes += [1, 0x6e, 0, 7, 0, 0, 0]
    try withPostboxRecord(bytes) { record in
      #expect(record.string("s") == nil)
      #expect(record.int32s("ia").isEmpty)
      #expect(record.objectRanges("oa").isEmpty)
      #expect(record.int32("n") == 7)
    }
  }

  @Test("any number but zero is true")
  func truth() throws {
    try withPostboxRecord([1, 0x62, 2, 9]) { record in #expect(record.bool("b") == true) }
  }
}
