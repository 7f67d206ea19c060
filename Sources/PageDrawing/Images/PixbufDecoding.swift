import CPixbuf
import PageModel

/// One run of a gdk-pixbuf loader.
final class PixbufDecoding {
  /// Set for vector pictures: they are drawn with at least this long a side.
  var vectorSide: Int?
  /// What the file called its size, seen while decoding.
  private(set) var statedSize = PixelDimensions(width: 0, height: 0)

  private let format: ImageFormat
  private let limits: ImageLimits
  private var refusal: ImageError?
  /// The rows from the top that the loader has filled. It hands out what it has even when a file ends
  /// early, and the rest of its memory is not cleared.
  private var filledRows = 0

  init(format: ImageFormat, limits: ImageLimits) {
    self.format = format
    self.limits = limits
  }

  /// The upright picture.
  func run(_ bytes: [UInt8]) throws(ImageError) -> PixelImage {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &error) else {
      g_clear_error(&error)
      throw .missingLoader(format)
    }
    defer { g_object_unref(loader) }
    watch(loader)

    var isWhole = bytes.withUnsafeBufferPointer {
      gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &error) != 0
    }
    // A loader has to be closed even after it failed.
    if isWhole {
      isWhole = gdk_pixbuf_loader_close(loader, &error) != 0
    } else {
      gdk_pixbuf_loader_close(loader, nil)
    }
    let reason = error.map { String(cString: $0.pointee.message) }
    g_clear_error(&error)
    if let refusal { throw refusal }
    guard isWhole, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw .damaged(format, reason: PixbufDecoding.clause(reason))
    }
    guard !reportsRows || filledRows >= Int(gdk_pixbuf_get_height(decoded)) else {
      throw .damaged(format, reason: PixbufDecoding.clause(nil))
    }
    // Nil only when memory ran out; the picture as it lies is better than none.
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else {
      return try PixelImage(premultiplying: decoded, format: format)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try PixelImage(premultiplying: upright, format: format)
  }

  /// True when the loader works row by row; the others read a whole file or nothing.
  private var reportsRows: Bool {
    switch format {
    case .png, .jpeg, .gif: true
    case .webp, .avif, .svg, .tgs, .video: false
    }
  }

  private func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let sizePrepared:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, UnsafeMutableRawPointer?
      ) -> Void = { loader, width, height, user in
        guard let user else { return }
        let task = Unmanaged<PixbufDecoding>.fromOpaque(user).takeUnretainedValue()
        task.decide(loader, width: Int(width), height: Int(height))
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))

    let areaUpdated:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gint, gint, UnsafeMutableRawPointer?
      ) -> Void = { _, _, top, _, height, user in
        guard let user else { return }
        let task = Unmanaged<PixbufDecoding>.fromOpaque(user).takeUnretainedValue()
        if Int(top) <= task.filledRows {
          task.filledRows = max(task.filledRows, Int(top) + Int(height))
        }
      }
    g_signal_connect_data(
      loader, "area-updated", unsafeBitCast(areaUpdated, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// The loader is about to allocate: the last moment to say no.
  private func decide(
    _ loader: UnsafeMutablePointer<GdkPixbufLoader>?, width: Int, height: Int
  ) {
    statedSize = PixelDimensions(width: Int32(clamping: width), height: Int32(clamping: height))
    guard width > 0, height > 0, width <= limits.pixels / height else {
      refusal =
        width > 0 && height > 0
        ? .tooLarge(width: width, height: height, limit: limits.pixels)
        : .damaged(format, reason: "it says it has no pixels")
      gdk_pixbuf_loader_set_size(loader, 0, 0)
      return
    }
    guard let vectorSide, max(width, height) < vectorSide else { return }
    let factor = Double(vectorSide) / Double(max(width, height))
    gdk_pixbuf_loader_set_size(
      loader, max(1, gint((Double(width) * factor).rounded())),
      max(1, gint((Double(height) * factor).rounded())))
  }

  /// A library's message as the middle of a sentence.
  private static func clause(_ message: String?) -> String {
    guard var text = message?[...], !text.isEmpty else { return "it ends too early" }
    while let last = text.last, last == "." || last.isWhitespace { text = text.dropLast() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension PixelImage {
  /// The pixels of a pixbuf, which have straight alpha or none.
  fileprivate init(premultiplying pixbuf: OpaquePointer, format: ImageFormat) throws(ImageError) {
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
      let bytes = gdk_pixbuf_read_pixels(pixbuf)
    else { throw .damaged(format, reason: "its pixels are of an unknown kind") }
    self.init(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let (width, height) = (self.width, self.height)
    pixels.withUnsafeMutableBufferPointer { target in
      for row in 0..<height {
        var source = bytes + row * rowBytes
        for column in 0..<width {
          let alpha = channels == 4 ? UInt32(source[3]) : 255
          target[row * width + column] =
            alpha << 24 | PixelImage.product(UInt32(source[0]), alpha) << 16
            | PixelImage.product(UInt32(source[1]), alpha) << 8
            | PixelImage.product(UInt32(source[2]), alpha)
          source += channels
        }
      }
    }
  }

  /// `value * alpha / 255`, rounded.
  @inline(__always)
  private static func product(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let biased = value &* alpha &+ 128
    return (biased &+ biased >> 8) >> 8
  }
}
