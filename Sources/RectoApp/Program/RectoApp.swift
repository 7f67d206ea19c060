import CGtk
import CommandTable
import Glibc
import MessageFiles
import Recto

/// The window as a program: its command line in, its exit status out.
@MainActor
package enum RectoApp {
  static var description: CommandDescription {
    CommandDescription(
      name: "recto-app",
      summary: "Shows rich chat messages in a window",
      discussion: ["This is what 'recto view' opens; its help says more."],
      arguments: [ViewOptions.argument.description], options: ViewOptions.descriptions,
      examples: [CommandExample("recto-app message.md", "The message, live while it is edited")])
  }

  package static func run(_ line: [String]) -> ExitCode {
    do throws(ToolError) {
      let request: Request
      do {
        request = try description.request(for: line)
      } catch {
        throw ToolError.usage(error)
      }
      switch request {
      case .help(let text), .version(let text):
        try FileDescriptor.standardOutput.printText(text)
        return .done
      case .run(let arguments):
        return try show(ViewOptions(arguments))
      }
    } catch {
      // Where standard error itself cannot be written there is nobody left to tell.
      try? FileDescriptor.standardError.write(error.message)
      return error.exitCode
    }
  }

  private static func show(_ options: ViewOptions) throws(ToolError) -> ExitCode {
    // A reader of the events that goes away is told by a write's error.
    signal(SIGPIPE, SIG_IGN)
    guard gtk_init_check() != 0 else {
      throw .input(
        Diagnostic(
          file: "recto-app",
          sentence: "no display can be opened; start it where a desktop runs, or set DISPLAY"))
    }
    // Each call is a window of its own: what it reads may be a pipe.
    guard
      let application = cast(
        adw_application_new("org.recto.Viewer", G_APPLICATION_NON_UNIQUE), to: GtkApplication.self)
    else { return .failed }
    var opened: ViewerWindow?
    var failure: ToolError?
    connect(UnsafeMutableRawPointer(application), "activate") { _ in
      do {
        let window = try ViewerWindow(options, application: application)
        opened = window
        // What still runs when its widgets are gone must find nobody: the toolkit works off what waits.
        connect(window.window, "destroy") { _ in
          opened?.printFrames()
          opened = nil
        }
        window.followDesktop()
        window.open()
        window.present()
      } catch {
        failure = .input(Diagnostic(file: "recto-app", sentence: "\(error)"))
        g_application_quit(cast(application, to: GApplication.self))
      }
    }
    let loss = DisplayLoss {
      opened?.printFrames()
      let error = ToolError.input(
        Diagnostic(file: "recto-app", sentence: "the display is gone, and the window with it"))
      // Where standard error itself cannot be written there is nobody left to tell.
      try? FileDescriptor.standardError.write(error.message)
    }
    g_application_run(cast(application, to: GApplication.self), 0, nil)
    loss.showsNothingMore()
    opened?.printFrames()
    if let failure { throw failure }
    return .done
  }
}
