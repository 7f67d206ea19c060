import CGtk

/// What of the window's look the toolkit's own classes do not say.
@MainActor
enum Style {
  private static let sheet = """
    levelbar.near block.filled { background: @warning_color; }
    levelbar.exceeded block.filled { background: @error_color; }
    stackswitcher.recto-pages > button.text-button { min-width: 0; padding: 3px 6px; }
    listview.recto-rows > row { padding: 2px 9px; min-height: 0; }
    .recto-fix { min-height: 0; padding: 2px 8px; }
    """

  static func install() {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.map { OpaquePointer($0) },
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider.map { UnsafeMutableRawPointer($0) })
  }
}
