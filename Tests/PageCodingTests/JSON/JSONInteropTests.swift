import Foundation
import PageCoding
import PageModel
import TestSupport
import Testing

/// The Swift half of `Tests/Interop/json_interop.py`: writes random pages to a folder and reads what
/// others made of them.
@Suite(.enabled(if: JSONInterop.folder != nil, "json_interop.py runs this"))
struct JSONInteropTests {
  @Test func write() throws {
    let pages = JSONInterop.pages
    try JSONInterop.write(pages.map { $0.encodeBotAPI().text }, "received.jsonl")
    try JSONInterop.write(pages.map { $0.encodeBotAPI(form: .input).text }, "input.jsonl")
    try JSONInterop.write(pages.map { $0.encodeTDLib().text }, "pages.jsonl")
  }

  @Test func read() throws {
    let messages = try JSONInterop.read("received.jsonl")
    for (back, sent) in zip(try JSONInterop.read("aiogram-received.jsonl"), messages) {
      #expect(
        try InstantPage.decodeBotAPI(Array(back.utf8))
          == InstantPage.decodeBotAPI(Array(sent.utf8)))
    }
    for line in try JSONInterop.read("aiogram-input.jsonl") {
      #expect(throws: Never.self) { _ = try InputRichMessage.decodeBotAPI(Array(line.utf8)) }
    }
    let pages = try JSONInterop.read("pages.jsonl")
    for (back, sent) in zip(try JSONInterop.read("tdlib-read.jsonl"), pages) {
      #expect(
        try InstantPage.decodeTDLib(Array(back.utf8))
          == InstantPage.decodeTDLib(Array(sent.utf8)))
    }
  }
}

enum JSONInterop {
  static var folder: URL? {
    ProcessInfo.processInfo.environment["RECTO_INTEROP"].map { URL(fileURLWithPath: $0) }
  }

  static var pages: [InstantPage] {
    let rounds = ProcessInfo.processInfo.environment["RECTO_INTEROP_ROUNDS"].flatMap { Int($0) }
    return PageGenerator.seeds(rounds ?? 100).map { seed in
      var generator = PageGenerator(seed: seed)
      // aiogram tries every class for every text, and again for each text inside.
      generator.options.textDepth = 3
      generator.options.blockDepth = 3
      return generator.page(size: 4)
    }
  }

  static func write(_ lines: [String], _ name: String) throws {
    guard let folder else { return }
    try (lines.joined(separator: "\n") + "\n")
      .write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  static func read(_ name: String) throws -> [String] {
    guard let folder else { return [] }
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
