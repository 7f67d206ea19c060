import Recto

/// Something that happened in a chat, for whoever started the window: a line of JSON each.
package enum ChatEvent {
  /// The window shows its messages for the first time; where the chat stands in it, points.
  case ready(view: Rect)
  /// The chat stands in another place or has another size.
  case resized(view: Rect)
  case checkbox(path: [Int]?, isChecked: Bool)
  case button(label: String, action: ReplyMarkupButtonAction)
  case link(url: String)
  /// A link to something other than a page: a name, a number, a date.
  case entity(kind: String, text: String)
  case details(index: Int, isOpen: Bool)
  case quote(path: [Int], isOpen: Bool)
  case spoiler
  case media(index: Int)
  /// A track plays, at a place in it (seconds) and a speed; told again after a seek.
  case playing(index: Int, position: Double, speed: Double)
  case paused(index: Int, position: Double)
  /// A track is over, or its player was closed.
  case stopped(index: Int)
  /// A video plays where it stands, or no longer does.
  case film(index: Int, plays: Bool)
  /// A slideshow shows another page, counted from 0.
  case slide(page: Int, count: Int)
  /// The gallery shows a picture or a video, counted from 0.
  case gallery(place: Int, count: Int)
  /// A document was handed to another program.
  case opened(file: String)
  case saved(file: String)
  case copied(text: String)
  /// What was searched for; nil when it is nowhere.
  case found(text: String?)
  case reloaded
  /// Messages came on a stream or in a file of lines.
  case arrived(count: Int)
  case failed(message: String)
  /// All of a message that streamed is shown.
  case streamed
  /// A message was checked: how much was found in it.
  case findings(errors: Int, warnings: Int, notes: Int)
  /// Something that was found is looked at.
  case finding(LintFinding)
  /// Fixes were made in the file; the codes of what they mend.
  case fixed(codes: [String])
  /// A block of the tree is looked at.
  case block(path: [Int])
  /// The panel beside the chat shows a page of it; nil when it was closed.
  case panel(page: String?)
  /// Messages look different: the switch and its position.
  case look(name: String, value: String)
  case exported(file: String)

  /// The event as a line, without its end.
  ///
  /// - Parameter message: the message's name; nil for what concerns the window.
  package func json(message: String?) -> String {
    var members = [JSONMember(name: "event", value: .string(kind))]
    if let message { members.append(JSONMember(name: "message", value: .string(message))) }
    return JSONValue.object(members + details).text()
  }

  private var kind: String {
    switch self {
    case .ready: "ready"
    case .resized: "resized"
    case .checkbox: "checkbox"
    case .button: "button"
    case .link: "link"
    case .entity: "entity"
    case .details: "details"
    case .quote: "quote"
    case .spoiler: "spoiler"
    case .media: "media"
    case .playing: "playing"
    case .paused: "paused"
    case .stopped: "stopped"
    case .film: "film"
    case .slide: "slide"
    case .gallery: "gallery"
    case .opened: "opened"
    case .saved: "saved"
    case .copied: "copied"
    case .found: "found"
    case .reloaded: "reloaded"
    case .arrived: "arrived"
    case .failed: "failed"
    case .streamed: "streamed"
    case .findings: "findings"
    case .finding: "finding"
    case .fixed: "fixed"
    case .block: "block"
    case .panel: "panel"
    case .look: "look"
    case .exported: "exported"
    }
  }

  private var details: [JSONMember] {
    func text(_ name: String, _ value: String) -> JSONMember {
      JSONMember(name: name, value: .string(value))
    }
    func numbers(_ name: String, _ values: [Int]) -> JSONMember {
      JSONMember(name: name, value: .array(values.map { .integer($0) }))
    }
    func number(_ name: String, _ value: Int) -> JSONMember {
      JSONMember(name: name, value: .integer(value))
    }
    func seconds(_ name: String, _ value: Double) -> JSONMember {
      JSONMember(name: name, value: .number((value * 100).rounded() / 100))
    }
    func flag(_ name: String, _ value: Bool) -> JSONMember {
      JSONMember(name: name, value: .boolean(value))
    }
    switch self {
    case .spoiler, .reloaded, .streamed: return []
    case .ready(let view), .resized(let view):
      return [("x", view.x), ("y", view.y), ("width", view.width), ("height", view.height)]
        .map { JSONMember(name: $0.0, value: .number($0.1)) }
    case .playing(let index, let position, let speed):
      return [number("index", index), seconds("position", position), seconds("speed", speed)]
    case .paused(let index, let position):
      return [number("index", index), seconds("position", position)]
    case .stopped(let index): return [number("index", index)]
    case .film(let index, let plays): return [number("index", index), flag("plays", plays)]
    case .slide(let page, let count): return [number("page", page), number("count", count)]
    case .gallery(let place, let count): return [number("place", place), number("count", count)]
    case .opened(let file), .saved(let file): return [text("file", file)]
    case .copied(let value): return [text("text", value)]
    case .found(let value): return value.map { [text("text", $0)] } ?? []
    case .checkbox(let path, let isChecked):
      return (path.map { [numbers("path", $0)] } ?? []) + [flag("checked", isChecked)]
    case .button(let label, let action):
      return [text("label", label)] + action.members
    case .link(let url): return [text("url", url)]
    case .entity(let kind, let value): return [text("kind", kind), text("text", value)]
    case .details(let index, let isOpen):
      return [number("index", index), flag("open", isOpen)]
    case .quote(let path, let isOpen): return [numbers("path", path), flag("open", isOpen)]
    case .media(let index): return [number("index", index)]
    case .arrived(let count): return [number("count", count)]
    case .failed(let message): return [text("error", message)]
    case .findings(let errors, let warnings, let notes):
      return [("errors", errors), ("warnings", warnings), ("notes", notes)]
        .map { JSONMember(name: $0.0, value: .integer($0.1)) }
    case .finding(let finding):
      return [
        text("code", finding.code.rawValue), text("severity", finding.severity.rawValue),
        text("sentence", finding.sentence),
      ]
        + (finding.position.map { position in
          [("line", position.line), ("column", position.column)]
            .map { JSONMember(name: $0.0, value: .integer($0.1)) }
        } ?? []) + (finding.path.map { [numbers("path", $0)] } ?? [])
    case .fixed(let codes):
      return [JSONMember(name: "codes", value: .array(codes.map { .string($0) }))]
    case .block(let path): return [numbers("path", path)]
    case .panel(let page): return page.map { [text("page", $0)] } ?? []
    case .look(let name, let value): return [text("name", name), text("value", value)]
    case .exported(let file): return [text("file", file)]
    }
  }
}

extension ReplyMarkupButtonAction {
  fileprivate var members: [JSONMember] {
    func action(_ name: String, _ more: [(String, String)] = []) -> [JSONMember] {
      ([("action", name)] + more).map { JSONMember(name: $0.0, value: .string($0.1)) }
    }
    switch self {
    case .text: return action("text")
    case .url(let url): return action("url", [("url", url)])
    case .callback(_, let data):
      return action("callback", [("data", String(decoding: data, as: UTF8.self))])
    case .requestPhone: return action("request_phone")
    case .requestMap: return action("request_location")
    case .switchInline(_, let query, _): return action("switch_inline", [("query", query)])
    case .openWebApp: return action("game")
    case .payment: return action("pay")
    case .urlAuth(let url, _): return action("login_url", [("url", url)])
    case .setupPoll: return action("request_poll")
    case .openUserProfile(let peer): return action("user_profile", [("user", "\(peer)")])
    case .openWebView(let url, _): return action("web_app", [("url", url)])
    case .requestPeer: return action("request_chat")
    case .copyText(let payload): return action("copy_text", [("text", payload)])
    case .disabled: return action("disabled")
    }
  }
}
