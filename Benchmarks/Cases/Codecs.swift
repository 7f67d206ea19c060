import Glibc
import Recto

extension Benchmark {
  /// A page from what MTProto carries, beside Telethon's objects of the same bytes.
  static let tlDecode = Benchmark(
    name: "tl-decode", summary: "TL to a page; the peer makes its own objects"
  ) { setting in
    let bytes = try TL.encodeRichMessage(codecPage()).bytes
    return try measureCodec(bytes, setting.runs, beside: setting.telethon, task: "decode") {
      try TL.decodeRichMessage(bytes).page.blocks.count
    }
  }

  static let tlEncode = Benchmark(
    name: "tl-encode", summary: "A page to TL; the peer writes its own objects"
  ) { setting in
    let page = try codecPage()
    let bytes = try TL.encodeRichMessage(page).bytes
    return try measureCodec(bytes, setting.runs, beside: setting.telethon, task: "encode") {
      try TL.encodeRichMessage(page).bytes.count
    }
  }

  /// A stored page, beside flatc's C++ checking the same bytes and making its objects of them.
  static let flatbuffersDecode = Benchmark(
    name: "flatbuffers-decode", summary: "FlatBuffers to a page; the peer verifies and unpacks"
  ) { setting in
    let bytes = try codecPage().encodeFlatBuffers()
    return try measureCodec(
      bytes, setting.runs, beside: setting.flatbuffers, task: "verify-and-unpack"
    ) {
      try InstantPage.decodeFlatBuffers(bytes).blocks.count
    }
  }
}

private func codecPage() throws -> InstantPage {
  try parseMarkdown(MarkdownText.dense(bytes: 60_000, seed: 11)).page
}

/// Times work on bytes in runs of ten, and after each run the peer on the same bytes.
private func measureCodec(
  _ bytes: [UInt8], _ runs: Int, beside peer: OutsidePeer?, task: String, _ work: @escaping Work
) throws -> Outcome {
  let file = "/tmp/recto-bench-\(getpid()).bytes"
  guard let handle = fopen(file, "wb") else {
    throw OutsidePeer.Failure.notStarted(command: file)
  }
  fwrite(bytes, 1, bytes.count, handle)
  fclose(handle)
  defer { unlink(file) }
  var peerTimes: [Double] = []
  var version = ""
  let repeats = 10
  let times = try time(runs: runs) { run in
    if run >= 0, let peer {
      let result = try peer.time(task, on: file)
      version = result.version
      peerTimes.append(result.milliseconds)
    }
    return { try (0..<repeats).reduce(0) { sum, _ in try sum + work() } }
  }
  return Outcome(
    corpus: "\(bytes.count) B, a page of dense Markdown", times: times.map { $0 / Double(repeats) },
    peer: peer.map { Outcome.Peer(name: $0.name, version: version, times: peerTimes) })
}
