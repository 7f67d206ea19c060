/// A way to write outcomes down.
protocol Report {
  /// What stands above the first one.
  var beginning: String { get }

  func text(for benchmark: Benchmark, _ outcome: Outcome) -> String
}

/// For people.
struct TableReport: Report {
  var beginning: String {
    pad("benchmark", to: 23) + pad("median", to: 12) + pad("peer", to: 12) + pad("faster", to: 9)
      + "runs\n"
  }

  func text(for benchmark: Benchmark, _ outcome: Outcome) -> String {
    let peer = outcome.peer.map { decimals($0.times.median, 3) + " ms" } ?? "-"
    let ratio = outcome.ratio.map { decimals($0, 2) + " ×" } ?? "-"
    let under = outcome.peer.map { "; peer \($0.name) \($0.version)" } ?? ""
    return pad(benchmark.name, to: 23) + pad(decimals(outcome.median, 3) + " ms", to: 12)
      + pad(peer, to: 12) + pad(ratio, to: 9) + "\(outcome.times.count)\n"
      + "    \(outcome.corpus)\(under)\n"
      + outcome.peers.map { peer in
        "    peer \(peer.name) \(peer.version): \(decimals(peer.times.median, 3)) ms, "
          + "\(decimals(outcome.ratio(to: peer), 1)) × as long\n"
      }.joined()
  }
}

/// For machines: one object a line.
struct JSONReport: Report {
  var beginning: String { "" }

  func text(for benchmark: Benchmark, _ outcome: Outcome) -> String {
    var fields = [
      ("name", quotedJSON(benchmark.name)), ("value", decimals(outcome.median, 4)),
      ("unit", quotedJSON("ms")), ("runs", String(outcome.times.count)),
    ]
    if let peer = outcome.peer, let ratio = outcome.ratio {
      fields += [
        ("peer", quotedJSON(peer.name)), ("peerVersion", quotedJSON(peer.version)),
        ("ratio", decimals(ratio, 3)),
      ]
    }
    if !outcome.peers.isEmpty {
      let peers = outcome.peers.map { peer in
        "{\"peer\":\(quotedJSON(peer.name)),\"peerVersion\":\(quotedJSON(peer.version)),"
          + "\"value\":\(decimals(peer.times.median, 4)),"
          + "\"ratio\":\(decimals(outcome.ratio(to: peer), 3))}"
      }
      fields.append(("peers", "[" + peers.joined(separator: ",") + "]"))
    }
    fields.append(("corpus", quotedJSON(outcome.corpus)))
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}\n"
  }
}

/// Rounded to a number of decimals.
func decimals(_ number: Double, _ count: Int) -> String {
  var scale = 1.0
  for _ in 0..<count { scale *= 10 }
  let scaled = Int64((number * scale).rounded())
  let fraction = String(scaled % Int64(scale))
  return
    "\(scaled / Int64(scale)).\(String(repeating: "0", count: count - fraction.count))\(fraction)"
}

func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

private func quotedJSON(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
