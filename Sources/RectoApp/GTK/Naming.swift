import CGtk
import CGtkShim

/// Says what a widget without words is for: to the pointer that rests on it, and to those who listen.
@MainActor
func explain(_ widget: Widget?, _ words: String) {
  gtk_widget_set_tooltip_text(widget, words)
  recto_name(widget, words)
}
