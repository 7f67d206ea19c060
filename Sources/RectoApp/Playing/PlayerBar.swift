import CGtk
import ChatView
import Recto

/// The bar under the title that says what plays and holds what stops it.
@MainActor
final class PlayerBar {
  let widget: Widget?
  private let title = gtk_label_new(nil)
  private let performer = gtk_label_new(nil)
  private let times = gtk_label_new(nil)
  private let slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 1)
  private let speed = gtk_button_new_with_label(PlaybackSpeed.normal.label)
  private let previous = PlayerBar.button("media-skip-backward-symbolic", "Previous Track")
  private let play = PlayerBar.button("media-playback-pause-symbolic", "Pause")
  private let next = PlayerBar.button("media-skip-forward-symbolic", "Next Track")
  private let player: SoundPlayer
  private var showsPause = true
  /// Told before the bar goes, perhaps with the keyboard in it.
  var hides: (@MainActor () -> Void)?

  init(_ player: SoundPlayer) {
    self.player = player
    widget = gtk_revealer_new()
    gtk_revealer_set_child(opaque(widget), build())
    gtk_revealer_set_reveal_child(opaque(widget), 0)
    gtk_widget_set_visible(widget, 0)
    connect(opaque(widget), "notify::child-revealed") { [weak self] _ in
      guard let self else { return }
      // A bar that has slid away takes no focus any more.
      guard !self.player.isActive else { return }
      hides?()
      gtk_widget_set_visible(widget, 0)
    }
  }

  private static func button(_ icon: String, _ name: String) -> Widget? {
    let button = gtk_button_new_from_icon_name(icon)
    explain(button, name)
    gtk_widget_add_css_class(button, "flat")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    // The keyboard stays in the chat, where Space pauses.
    gtk_widget_set_focus_on_click(button, 0)
    return button
  }

  private func build() -> Widget? {
    let rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(rows, "toolbar")
    let top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2)
    for button in [previous, play, next] { gtk_box_append(cast(top, to: GtkBox.self), button) }
    let words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_hexpand(words, 1)
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(title, "heading")
    for label in [performer, times] {
      gtk_widget_add_css_class(label, "caption")
      gtk_widget_add_css_class(label, "dim-label")
    }
    gtk_widget_add_css_class(times, "numeric")
    for label in [title, performer] {
      gtk_label_set_ellipsize(opaque(label), PANGO_ELLIPSIZE_END)
      gtk_label_set_xalign(opaque(label), 0)
      gtk_box_append(cast(words, to: GtkBox.self), label)
    }
    gtk_box_append(cast(top, to: GtkBox.self), words)
    gtk_widget_add_css_class(speed, "flat")
    gtk_widget_set_valign(speed, GTK_ALIGN_CENTER)
    gtk_widget_set_focus_on_click(speed, 0)
    gtk_widget_set_tooltip_text(speed, "Speed")
    gtk_box_append(cast(top, to: GtkBox.self), speed)
    let close = Self.button("window-close-symbolic", "Close the Player")
    gtk_box_append(cast(top, to: GtkBox.self), close)
    gtk_box_append(cast(rows, to: GtkBox.self), top)

    let bottom = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_widget_set_hexpand(slider, 1)
    gtk_widget_set_focus_on_click(slider, 0)
    explain(slider, "Position")
    gtk_scale_set_draw_value(cast(slider, to: GtkScale.self), 0)
    gtk_range_set_increments(cast(slider, to: GtkRange.self), 5, 15)
    gtk_box_append(cast(bottom, to: GtkBox.self), slider)
    gtk_widget_set_margin_end(times, 6)
    gtk_box_append(cast(bottom, to: GtkBox.self), times)
    gtk_box_append(cast(rows, to: GtkBox.self), bottom)

    connect(previous, "clicked") { [weak player] _ in player?.go(-1) }
    connect(play, "clicked") { [weak player] _ in player?.toggle() }
    connect(next, "clicked") { [weak player] _ in player?.go(1) }
    connect(speed, "clicked") { [weak player] _ in player?.changeSpeed() }
    connect(close, "clicked") { [weak player] _ in player?.close() }
    connect(slider, "change-value") { [weak player] arguments in
      player?.seek(to: arguments.double(2))
    }
    return rows
  }

  /// Shows what the player does now.
  func show() {
    gtk_revealer_set_reveal_child(opaque(widget), player.isActive ? 1 : 0)
    guard let playlist = player.playlist else { return }
    gtk_widget_set_visible(widget, 1)
    let track = playlist.current
    gtk_label_set_text(opaque(title), track.title)
    gtk_widget_set_tooltip_text(title, track.title)
    gtk_label_set_text(opaque(performer), track.performer)
    gtk_widget_set_visible(performer, track.performer.isEmpty ? 0 : 1)
    gtk_widget_set_sensitive(previous, playlist.has(-1) ? 1 : 0)
    gtk_widget_set_sensitive(next, playlist.has(1) ? 1 : 0)
    let isPlaying = player.isPlaying
    // Those who listen are told of a name as often as it is given.
    if isPlaying != showsPause {
      showsPause = isPlaying
      gtk_button_set_icon_name(
        cast(play, to: GtkButton.self),
        isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
      explain(play, isPlaying ? "Pause" : "Play")
    }
    gtk_button_set_label(cast(speed, to: GtkButton.self), player.speed.label)
    let (position, duration) = (player.position, player.duration)
    let range = cast(slider, to: GtkRange.self)
    gtk_widget_set_sensitive(slider, duration > 0 ? 1 : 0)
    gtk_range_set_range(range, 0, max(1, duration))
    gtk_range_set_value(range, position)
    let whole = duration > 0 ? " / " + DurationText.string(duration) : ""
    gtk_label_set_text(opaque(times), DurationText.string(position) + whole)
  }
}
