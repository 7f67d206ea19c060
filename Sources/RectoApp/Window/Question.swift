import CGtk

/// A question that stands over a window until it is answered.
@MainActor
struct Question {
  let title: String
  let words: String
  /// What closing the question means comes first, what is suggested last.
  let answers: [(name: String, label: String)]
  /// Whether the suggested answer can be given; otherwise Return gives the one before it.
  var allowsSuggested = true

  /// - Parameter answered: told the answer's name.
  func ask(over window: Widget?, answered: @escaping @MainActor (String) -> Void = { _ in }) {
    let dialog = adw_message_dialog_new(cast(window, to: GtkWindow.self), title, words)
    let pointer = cast(dialog, to: AdwMessageDialog.self)
    for answer in answers { adw_message_dialog_add_response(pointer, answer.name, answer.label) }
    if let last = answers.last, answers.count > 1 {
      adw_message_dialog_set_response_appearance(pointer, last.name, ADW_RESPONSE_SUGGESTED)
      adw_message_dialog_set_response_enabled(pointer, last.name, allowsSuggested ? 1 : 0)
    }
    if let meant = allowsSuggested ? answers.last : answers.dropLast().last {
      adw_message_dialog_set_default_response(pointer, meant.name)
    }
    if let first = answers.first { adw_message_dialog_set_close_response(pointer, first.name) }
    connect(dialog, "response") { arguments in answered(arguments.text(1)) }
    gtk_window_present(cast(dialog, to: GtkWindow.self))
  }
}
