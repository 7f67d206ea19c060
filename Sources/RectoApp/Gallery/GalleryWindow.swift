import CGtk
import ChatView
import MessageFiles
import Recto

/// The pictures and videos of a message, one at a time, as large as there is room for.
@MainActor
final class GalleryWindow {
  private let pictures: [GalleryPicture]
  private let store: ImageStore
  private let window: Widget?
  private let toasts: OpaquePointer?
  private let titles = adw_window_title_new("", "")
  private let caption = gtk_label_new(nil)
  private let controls = gtk_media_controls_new(nil)
  private var buttons: (previous: Widget?, next: Widget?, save: Widget?) = (nil, nil, nil)
  private let canvas = PictureCanvas()
  private var place: Int
  /// The picture, or what stands for a video that does not play.
  private var still: (texture: Texture?, size: Size) = (nil, .zero)
  /// The video that is shown.
  private var stream: UnsafeMutablePointer<GtkMediaStream>?
  var happened: (@MainActor (ChatEvent) -> Void)?
  /// A video with sound is about to play.
  var soundBegins: (@MainActor () -> Void)?

  init(_ pictures: [GalleryPicture], at place: Int, in store: ImageStore, over parent: Widget) {
    self.pictures = pictures
    self.place = place
    self.store = store
    window = adw_window_new()
    toasts = adw_toast_overlay_new().map { OpaquePointer($0) }
    build(over: parent)
    addKeys()
    canvas.turned = { [weak self] step in self?.turn(by: step) }
    // However the window goes, this is told while its parts are still there. The handlers hold the object for as
    // long as the window is there.
    connect(window.map { OpaquePointer($0) }, "unrealize") { _ in self.stopVideo() }
  }

  func present() {
    show()
    gtk_window_present(cast(window, to: GtkWindow.self))
    gtk_widget_grab_focus(canvas.widget)
  }

  private func build(over parent: Widget) {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let header = adw_header_bar_new()
    adw_header_bar_set_title_widget(opaque(header), titles)
    func button(_ icon: String, _ name: String, _ body: @escaping @MainActor () -> Void) -> Widget?
    {
      let button = gtk_button_new_from_icon_name(icon)
      explain(button, name)
      connect(button, "clicked") { _ in body() }
      return button
    }
    if pictures.count > 1 {
      buttons.previous = button("go-previous-symbolic", "Previous") { self.turn(by: -1) }
      buttons.next = button("go-next-symbolic", "Next") { self.turn(by: 1) }
      for button in [buttons.previous, buttons.next] {
        adw_header_bar_pack_start(opaque(header), button)
      }
    }
    buttons.save = button("document-save-as-symbolic", "Save As…") { self.save() }
    adw_header_bar_pack_end(opaque(header), buttons.save)
    gtk_box_append(cast(box, to: GtkBox.self), header)
    gtk_box_append(cast(box, to: GtkBox.self), canvas.widget)
    gtk_label_set_wrap(opaque(caption), 1)
    gtk_label_set_lines(opaque(caption), 4)
    gtk_label_set_ellipsize(opaque(caption), PANGO_ELLIPSIZE_END)
    gtk_label_set_selectable(opaque(caption), 1)
    // Selecting is for the mouse; arrow keys turn.
    gtk_widget_set_can_focus(caption, 0)
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(caption, 6) }
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(caption, 12) }
    gtk_box_append(cast(box, to: GtkBox.self), caption)
    gtk_box_append(cast(box, to: GtkBox.self), controls)
    adw_toast_overlay_set_child(toasts, box)
    adw_window_set_content(
      cast(window, to: AdwWindow.self), cast(toasts, to: GtkWidget.self))
    gtk_window_set_transient_for(
      cast(window, to: GtkWindow.self), cast(parent, to: GtkWindow.self))
    gtk_window_set_destroy_with_parent(cast(window, to: GtkWindow.self), 1)
    gtk_window_set_default_size(cast(window, to: GtkWindow.self), 900, 700)
  }

  // MARK: Keys

  private func addKeys() {
    let keys = gtk_event_controller_key_new()
    connectAnswering(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
      self.handle(KeyPress(arguments.unsigned(1), state: arguments.flags(3)))
    }
    gtk_widget_add_controller(window, keys)
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard !press.isForeign else { return false }
    if press.isControl {
      switch press.key {
      case GDK_KEY_s: save()
      case GDK_KEY_w: gtk_window_close(cast(window, to: GtkWindow.self))
      default: return false
      }
      return true
    }
    switch press.key {
    case GDK_KEY_Left: goSideways(-1)
    case GDK_KEY_Right: goSideways(1)
    case GDK_KEY_Up: canvas.change { $0.pan(dx: 0, dy: Self.keyStep) }
    case GDK_KEY_Down: canvas.change { $0.pan(dx: 0, dy: -Self.keyStep) }
    case GDK_KEY_Page_Up: turn(by: -1)
    case GDK_KEY_Page_Down: turn(by: 1)
    case GDK_KEY_space: if stream == nil { turn(by: 1) } else { playOrPause() }
    case GDK_KEY_plus, GDK_KEY_equal: canvas.change { $0.zoom(steps: 1) }
    case GDK_KEY_minus: canvas.change { $0.zoom(steps: -1) }
    case GDK_KEY_0: canvas.change { $0.reset() }
    case GDK_KEY_m: if let stream { gtk_media_stream_set_muted(stream, isMuted ? 0 : 1) }
    case GDK_KEY_Escape: gtk_window_close(cast(window, to: GtkWindow.self))
    default: return false
    }
    return true
  }

  /// What a key moves a magnified picture by, points.
  private static let keyStep = 80.0

  /// Moves what is magnified, and turns where it is at its edge.
  private func goSideways(_ direction: Int) {
    var moved = false
    canvas.change { moved = $0.pan(dx: Double(-direction) * Self.keyStep, dy: 0) }
    if !moved { turn(by: direction) }
  }

  // MARK: What is shown

  private func turn(by step: Int) {
    guard pictures.indices.contains(place + step) else { return }
    place += step
    show()
  }

  private func show() {
    stopVideo()
    let picture = pictures[place]
    let title = pictures.count > 1 ? "\(place + 1) of \(pictures.count)" : "Picture"
    let name = picture.path?.fileName ?? ""
    gtk_window_set_title(cast(window, to: GtkWindow.self), title)
    adw_window_title_set_title(opaque(titles), title)
    adw_window_title_set_subtitle(opaque(titles), name)
    gtk_label_set_text(opaque(caption), picture.caption)
    gtk_widget_set_visible(caption, picture.caption.isEmpty ? 0 : 1)
    if pictures.count > 1 {
      gtk_widget_set_sensitive(buttons.previous, place > 0 ? 1 : 0)
      gtk_widget_set_sensitive(buttons.next, place + 1 < pictures.count ? 1 : 0)
    }
    gtk_widget_set_sensitive(buttons.save, picture.path == nil ? 0 : 1)
    gtk_widget_set_visible(controls, 0)
    let image = picture.medium.pictureId.flatMap { store.image(for: $0) }
    let size = image.map {
      Size(width: Double($0.naturalSize.width), height: Double($0.naturalSize.height))
    }
    still = (image.flatMap { Texture($0.pixels) }, size ?? .zero)
    showStill()
    happened?(.gallery(place: place, count: pictures.count))
    if picture.isVideo {
      playVideo(picture)
    } else if image == nil {
      tell(picture.problem ?? "The picture cannot be read")
    }
  }

  private func showStill() { canvas.show(still.texture?.pointer, size: still.size) }

  private func tell(_ sentence: String) {
    Toast(sentence)?.add(to: toasts)
    happened?(.failed(message: sentence))
  }

  private func save() {
    guard let path = pictures[place].path else { return }
    saveFile(path, over: window, toasts: toasts) { [weak self] outcome in
      switch outcome {
      case .saved(let path): self?.happened?(.saved(file: path))
      case .failed(let sentence): self?.tell(sentence)
      }
    }
  }

  // MARK: Videos

  private func playVideo(_ picture: GalleryPicture) {
    // What could not be read by a process of its own is not read by this one.
    guard let path = picture.path, picture.problem == nil else {
      return tell(picture.problem ?? "The video is not here")
    }
    guard let stream = gtk_media_file_new_for_filename(path) else { return }
    self.stream = stream
    gtk_media_controls_set_media_stream(opaque(controls), stream)
    gtk_widget_set_visible(controls, 1)
    if case .video(_, let loops) = picture.medium.kind {
      gtk_media_stream_set_loop(stream, loops ? 1 : 0)
    }
    let object = UnsafeMutableRawPointer(stream)
    connect(object, "invalidate-contents") { [weak canvas] _ in
      if let canvas { gtk_widget_queue_draw(canvas.widget) }
    }
    connect(object, "invalidate-size") { [weak self] _ in self?.takeVideo(stream) }
    connect(object, "notify::error") { [weak self] _ in
      // The stream must not go while it tells of itself.
      MainLoop.after(0) { self?.failVideo(stream) }
    }
    connect(object, "notify::playing") { [weak self] _ in
      guard gtk_media_stream_get_playing(stream) != 0 else { return }
      self?.soundBegins?()
    }
    soundBegins?()
    gtk_media_stream_play(stream)
    failVideo(stream)
  }

  /// The video has frames: they take the still's place.
  private func takeVideo(_ stream: UnsafeMutablePointer<GtkMediaStream>) {
    guard stream == self.stream else { return }
    let paintable = OpaquePointer(stream)
    let size = Size(
      width: Double(gdk_paintable_get_intrinsic_width(paintable)),
      height: Double(gdk_paintable_get_intrinsic_height(paintable)))
    guard size.width > 0, size.height > 0 else { return }
    canvas.show(paintable, size: size)
  }

  private func failVideo(_ stream: UnsafeMutablePointer<GtkMediaStream>) {
    guard stream == self.stream, let error = gtk_media_stream_get_error(stream) else { return }
    let type = g_type_name_from_instance(cast(stream, to: GTypeInstance.self))
    let hasPlayer = type.map { String(cString: $0) } != "GtkNoMediaFile"
    let reason =
      hasPlayer
      ? String(cString: error.pointee.message)
      : "the package libgtk-4-media-gstreamer is not installed"
    stopVideo()
    gtk_widget_set_visible(controls, 0)
    tell("The video cannot be played: \(playbackReason(reason))")
  }

  private func stopVideo() {
    guard let stream else { return }
    self.stream = nil
    gtk_media_controls_set_media_stream(opaque(controls), nil)
    gtk_media_stream_pause(stream)
    // Whoever shows its frames keeps its player, and the file, open.
    showStill()
    g_object_unref(UnsafeMutableRawPointer(stream))
  }

  private var isMuted: Bool { stream.map { gtk_media_stream_get_muted($0) != 0 } ?? false }

  private func playOrPause() {
    guard let stream else { return }
    if gtk_media_stream_get_playing(stream) != 0 {
      gtk_media_stream_pause(stream)
    } else {
      gtk_media_stream_play(stream)
    }
  }
}
