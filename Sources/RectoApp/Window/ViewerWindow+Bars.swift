import CGtk
import CGtkShim
import ChatView
import MessageFiles
import Recto

extension ViewerWindow {
  // MARK: What went wrong

  func buildProblemBar() -> Widget? {
    let bar = problemBar
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_WARNING)
    recto_set_role(cast(bar, to: GtkWidget.self), GTK_ACCESSIBLE_ROLE_ALERT)
    gtk_info_bar_set_show_close_button(bar, 1)
    gtk_info_bar_set_revealed(bar, 0)
    gtk_label_set_wrap(problemLabel, 1)
    gtk_label_set_xalign(problemLabel, 0)
    gtk_label_set_selectable(problemLabel, 1)
    gtk_widget_set_hexpand(cast(problemLabel, to: GtkWidget.self), 1)
    gtk_info_bar_add_child(bar, cast(problemLabel, to: GtkWidget.self))
    connect(bar, "response") { _ in gtk_info_bar_set_revealed(bar, 0) }
    return cast(bar, to: GtkWidget.self)
  }

  /// Says what is wrong with a message until it is right again, which nil tells.
  func showProblem(_ sentence: String?, of index: Int) {
    problems[index] = sentence
    if let sentence { happened(.failed(message: sentence), message: index) }
    showProblems()
  }

  /// Says that nothing has come of a message yet, which is no mistake.
  func showWaiting(_ waits: Bool, for path: String, of index: Int) {
    let name = path == InputSource.standardInputName ? "standard input" : path
    waiting[index] =
      waits ? "Waiting for \(name): nothing has come yet; it is shown as it comes" : nil
    showProblems()
  }

  private func showProblems() {
    let told = problems.merging(waiting) { problem, _ in problem }
    var sentences = told.sorted { $0.key < $1.key }.map(\.value)
    gtk_info_bar_set_message_type(
      problemBar, problems.isEmpty ? GTK_MESSAGE_INFO : GTK_MESSAGE_WARNING)
    // What is wrong must not hide what is right.
    if sentences.count > Self.mostProblems {
      let rest = sentences.count - Self.mostProblems + 1
      sentences[(Self.mostProblems - 1)...] = ["… and \(rest) more messages"]
    }
    if !sentences.isEmpty { gtk_label_set_text(problemLabel, sentences.joined(separator: "\n")) }
    gtk_info_bar_set_revealed(problemBar, sentences.isEmpty ? 0 : 1)
  }

  private static var mostProblems: Int { 3 }
}
