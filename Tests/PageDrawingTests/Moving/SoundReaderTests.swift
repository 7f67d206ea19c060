import Foundation
import Testing

@testable import PageDrawing

/// A sound is looked at by a process of its own before it is played.
struct SoundReaderTests {
  private static let isThere =
    FileManager.default.isExecutableFile(atPath: ReaderProcess.program)
    && MovingFiles.makesVideos

  private func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// Silence as a WAV file.
  private func wave(rate: UInt32 = 8_000, channels: UInt16 = 1, samples: Int = 8_000) -> [UInt8] {
    let size = UInt32(samples * 2)
    var wave = Array("RIFF".utf8) + bytes(size + 36) + Array("WAVEfmt ".utf8)
    wave += bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(channels) + bytes(rate)
    wave += bytes(rate &* 2 &* UInt32(channels)) + bytes(channels &* 2) + bytes(UInt16(16))
    return wave + Array("data".utf8) + bytes(size) + [UInt8](repeating: 0, count: Int(size))
  }

  private func problem(
    _ bytes: [UInt8], _ reader: SoundReader = SoundReader()
  ) throws -> SoundError? {
    try TestFiles.withFile(bytes) { path in
      do throws(SoundError) {
        try reader.check(fileAt: path)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test("What can be played is", .enabled(if: isThere, "recto-media or ffmpeg is not there"))
  func sounds() throws {
    #expect(try problem(wave()) == nil)
    for name in ["a.mp3", "a.ogg", "a.m4a", "a.flac", "a.opus"] {
      let sound = try MovingFiles.video(name, ["-vn", "-c:a", Self.codec(name)])
      if !sound.isEmpty { #expect(try problem(sound) == nil, "\(name)") }
    }
    // A film is heard, too.
    let film = try MovingFiles.video("a.mp4", ["-c:v", "libx264", "-c:a", "aac"])
    #expect(try problem(film) == nil)
  }

  private static func codec(_ name: String) -> String {
    switch name.suffix(3) {
    case "mp3": "libmp3lame"
    case "ogg": "libvorbis"
    case "m4a": "aac"
    case "lac": "flac"
    default: "libopus"
    }
  }

  @Test("What is no sound is refused", .enabled(if: isThere, "recto-media or ffmpeg is not there"))
  func refused() throws {
    #expect(try problem(Array("no sound at all".utf8)) == .noSound)
    #expect(try problem([]) == .noSound)
    #expect(try problem(Array(wave().prefix(20))) == .noSound)
    let silent = try MovingFiles.video("a.mp4", ["-c:v", "libx264", "-an"])
    #expect(try problem(silent) == .noSound)
    #expect(
      throws: SoundError.unreadable(reason: "no such file or directory")
    ) { try SoundReader().check(fileAt: "/nonexistent/a.wav") }
    #expect(throws: SoundError.unreadable(reason: "it is not a file")) {
      try SoundReader().check(fileAt: "/dev/zero")
    }
  }

  @Test("What the process ends with becomes an error")
  func errors() throws {
    let rows: [(String, SoundError)] = [
      ("exit 0", .noSound), ("exit 4", .asksTooMuch), ("exit 5", .missingReader),
      ("kill -SEGV $$", .breaksReader), ("kill -ALRM $$", .takesTooLong),
      ("exec sleep 60", .takesTooLong), ("exec yes", .noSound),
    ]
    for (script, error) in rows {
      try TestFiles.withFile(Array("#!/bin/sh\n\(script)\n".utf8)) { program in
        chmod(program, 0o755)
        let reader = SoundReader(program: program, patience: 1)
        var said = try problem([1], reader)
        // A process another test is just starting may hold the script open for writing.
        for _ in 0..<100 where said == .missingReader && error != .missingReader {
          usleep(20_000)
          said = try problem([1], reader)
        }
        #expect(said == error, "\(script)")
      }
    }
    #expect(
      try problem([1], SoundReader(program: "/nonexistent/recto-media")) == .missingReader)
  }
}
