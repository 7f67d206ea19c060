import CCairo
import Foundation
import TestSupport

@testable import PageDrawing

/// Stickers made on the spot, and videos where there is ffmpeg.
enum MovingFiles {
  /// A red square of half the sticker's side that turns in its middle.
  static func sticker(
    width: Int = 512, height: Int = 512, frames: String = "60", rate: Int = 30,
    layers: String? = nil, assets: String = "[]"
  ) -> [UInt8] {
    gzip(
      """
      {"v":"5.5.2","fr":\(rate),"ip":0,"op":\(frames),"w":\(width),"h":\(height),"nm":"a","ddd":0,
      "assets":\(assets),"layers":\(layers ?? "[\(square(frames: frames))]")}
      """)
  }

  /// A layer with that square; `more` stands behind it.
  static func square(frames: String = "60", more: String = "") -> String {
    """
    {"ddd":0,"ind":1,"ty":4,"nm":"s","sr":1,"ks":{"o":{"a":0,"k":100},"r":{"a":1,"k":[{"t":0,
    "s":[0],"e":[90],"i":{"x":[0.8],"y":[0.8]},"o":{"x":[0.2],"y":[0.2]}},{"t":\(frames)}]},
    "p":{"a":0,"k":[256,256,0]},"a":{"a":0,"k":[0,0,0]},"s":{"a":0,"k":[100,100,100]}},"ao":0,
    "shapes":[{"ty":"gr","it":[{"ty":"rc","d":1,"s":{"a":0,"k":[256,256]},"p":{"a":0,"k":[0,0]},
    "r":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"r":1},
    {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},
    "r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}\(more)],"ip":0,"op":\(frames),"st":0,"bm":0}
    """
  }

  /// A layer that shows an asset.
  static func reference(to asset: String) -> String {
    """
    {"ddd":0,"ind":1,"ty":0,"refId":"\(asset)","nm":"x","sr":1,"ks":{"o":{"a":0,"k":100}},
    "w":512,"h":512,"ip":0,"op":60,"st":0}
    """
  }

  static func gzip(_ text: String) -> [UInt8] { gzip(Array(text.utf8)) }

  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var stream = z_stream()
    var packed = [UInt8](repeating: 0, count: bytes.count + bytes.count / 1_000 + 1_000)
    // 15 bits of window, and gzip's header.
    deflateInit2_(
      &stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    let count = bytes.withUnsafeMutableBufferPointer { source in
      packed.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        _ = deflate(&stream, Z_FINISH)
        return Int(stream.total_out)
      }
    }
    deflateEnd(&stream)
    return Array(packed.prefix(count))
  }

  /// Whether `recto-media` has been built, with what reads a format.
  static func reads(_ format: ImageFormat) -> Bool {
    let bytes: [UInt8] = format == .tgs ? sticker() : [0x1A, 0x45, 0xDF, 0xA3]
    do {
      _ = try ImageDecoder().decode(bytes)
      return true
    } catch {
      return error != .missingLoader(format)
    }
  }

  static var makesVideos: Bool { Tool.exists("ffmpeg") && reads(.video) }

  /// Two seconds of a plain colour with a tone, as ffmpeg makes it.
  static func video(
    _ name: String, color: String = "red", size: String = "320x180", _ options: [String] = []
  ) throws -> [UInt8] {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(name)
      let result = try run(
        "ffmpeg",
        [
          "-v", "error", "-f", "lavfi", "-i", "color=c=\(color):size=\(size):rate=10:duration=2",
          "-f", "lavfi", "-i", "sine=duration=2",
        ] + options + [file.path])
      guard result.status == 0 else { return [] }
      return Array(try Data(contentsOf: file))
    }
  }

  /// A video with the same streams in another file.
  static func rewritten(
    _ bytes: [UInt8], as name: String, _ options: [String]
  ) throws -> [UInt8] {
    try withTemporaryFolder { folder in
      let (old, new) = (
        folder.appendingPathComponent("old-\(name)"), folder.appendingPathComponent(name)
      )
      try Data(bytes).write(to: old)
      let result = try run(
        "ffmpeg",
        ["-v", "error", "-i", old.path, "-c", "copy"] + options + [new.path])
      guard result.status == 0 else { return [] }
      return Array(try Data(contentsOf: new))
    }
  }

  /// Whether what reads a video's transparency is installed.
  static var readsTransparency: Bool {
    ["/usr/lib", "/usr/lib64"].contains { root in
      let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      return (folders + [""]).contains {
        FileManager.default.fileExists(
          atPath: "\(root)/\($0)/gstreamer-1.0/libgstcodecalpha.so")
      }
    }
  }
}
