import PageModel
import TestSupport
import Testing

@testable import PageCoding

@Suite("Conversion: pages through TL and back")
struct TLRoundTripTests {
  static let pageCount: UInt64 = 10_000

  @Test("random pages come back, up to the losses that were declared")
  func randomPages() throws {
    var (lossless, failures) = (0, 0)
    for seed in 0..<TLRoundTripTests.pageCount where failures < 5 {
      let page = TLRandomPage.page(seed: seed)
      var trips = try [received(page), sent(page)]
      // An article is a received page with an address.
      if seed.isMultiple(of: 10) { trips.append(try article(page)) }
      for trip in trips {
        if trip.result != trip.expected {
          failures += 1
          Issue.record("seed \(seed), \(trip.form): \(trip.result)\nexpected \(trip.expected)")
        }
        if trip.losses.isEmpty {
          lossless += 1
          #expect(trip.result == trip.untouched, "seed \(seed), \(trip.form)")
        }
      }
    }
    #expect(lossless > 100)
  }

  @Test("pages out of a client's store lose nothing silently")
  func storedPages() throws {
    for seed in PageGenerator.seeds(1_000) {
      var generator = PageGenerator(seed: seed)
      let page = generator.page(size: 4)
      for trip in [try received(page), try sent(page), try article(page)]
      where trip.losses.isEmpty {
        #expect(trip.result == trip.untouched, "seed \(seed), \(trip.form)")
      }
    }
  }

  @Test("every block and every text comes back")
  func everything() throws {
    var options = PageGenerator.Options()
    options.hasStoredFields = false
    for seed in PageGenerator.seeds(20) {
      var generator = PageGenerator(seed: seed, options: options)
      var page = generator.pageOfEverything()
      page.media = [:]
      for trip in [try received(page), try sent(page), try article(page)] {
        #expect(trip.result == trip.expected, "seed \(seed), \(trip.form)")
      }
    }
  }

  private struct Trip {
    var form: String
    var result: InstantPage
    var expected: InstantPage
    /// What it has to be when no loss was declared.
    var untouched: InstantPage
    var losses: [PageLoss]
  }

  private func received(_ page: InstantPage) throws -> Trip {
    let encoded = try TL.encodeRichMessage(page)
    let decoded = try TL.decodeRichMessage(encoded.bytes)
    #expect(decoded.losses == [])
    return Trip(
      form: "received", result: decoded.page,
      expected: TLExpectation(isSent: false).message(page),
      untouched: TLExpectation(isSent: false, onlySilent: true).message(page),
      losses: encoded.losses)
  }

  private func sent(_ page: InstantPage) throws -> Trip {
    let encoded = try TL.encodeInputRichMessage(page)
    let decoded = try TL.decodeInputRichMessage(encoded.bytes)
    #expect(decoded.losses == [])
    return Trip(
      form: "sent", result: try #require(decoded.page),
      expected: TLExpectation(isSent: true).message(page),
      untouched: TLExpectation(isSent: true, onlySilent: true).message(page), losses: encoded.losses
    )
  }

  private func article(_ page: InstantPage) throws -> Trip {
    let encoded = try TL.encodePage(page)
    let decoded = try TL.decodePage(encoded.bytes)
    #expect(decoded.losses == [])
    return Trip(
      form: "article", result: decoded.page,
      expected: TLExpectation(isSent: false).article(page),
      untouched: TLExpectation(isSent: false, onlySilent: true).article(page),
      losses: encoded.losses)
  }
}
