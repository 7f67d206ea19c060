import CGtk

/// Lets go of a video's player, and with it of the file.
///
/// One that is still being opened has to be open first: the toolkit's player is never ended otherwise, and keeps its
/// threads and the file for as long as the program runs.
@MainActor
func endVideo(_ stream: UnsafeMutablePointer<GtkMediaStream>) {
  gtk_media_stream_set_muted(stream, 1)
  gtk_media_stream_pause(stream)
  guard gtk_media_stream_is_prepared(stream) == 0, gtk_media_stream_get_error(stream) == nil else {
    return releaseVideo(stream)
  }
  var isOver = false
  let end: @MainActor () -> Void = {
    guard !isOver else { return }
    isOver = true
    releaseVideo(stream)
  }
  for signal in ["notify::prepared", "notify::error"] {
    // Not while it tells of itself.
    connect(UnsafeMutableRawPointer(stream), signal) { _ in MainLoop.after(0) { end() } }
  }
}

@MainActor
private func releaseVideo(_ stream: UnsafeMutablePointer<GtkMediaStream>) {
  gtk_media_file_clear(cast(stream, to: GtkMediaFile.self))
  g_object_unref(UnsafeMutableRawPointer(stream))
}
