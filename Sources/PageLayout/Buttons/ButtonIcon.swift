import PageModel

/// The small sign that tells what a button does; most buttons that only answer their bot have none.
public enum ButtonIcon: Hashable, Sendable, CaseIterable {
  case message
  case addToChat
  case link
  case phone
  case location
  case share
  case payment
  case profile
  case webApp
  case copy

  init?(_ action: ReplyMarkupButtonAction) {
    switch action {
    case .text: self = .message
    case .url(let url): self = url.contains("?startgroup=") ? .addToChat : .link
    case .urlAuth: self = .link
    case .requestPhone: self = .phone
    case .requestMap: self = .location
    case .switchInline: self = .share
    case .payment: self = .payment
    case .openUserProfile: self = .profile
    case .openWebApp, .openWebView: self = .webApp
    case .copyText: self = .copy
    case .callback, .requestPeer, .setupPoll, .disabled: return nil
    }
  }
}

extension InstantPageButton {
  package var isDisabled: Bool {
    if case .disabled = action { true } else { false }
  }
}

extension PageColors {
  /// The colours of a button; in a row a link-styled one wins over every colour.
  func tint(of button: InstantPageButton, inRow: Bool) -> Tint {
    var tint: Tint
    if inRow, button.isLink {
      tint = Tint(fill: .clear, label: link)
    } else {
      switch button.color {
      case .primary: tint = Tint(fill: checkboxFill, label: checkboxForeground)
      case .danger: tint = dangerButton
      case .success: tint = successButton
      case nil: tint = inRow ? neutralButton : Tint(fill: panelBackground, label: panelAccent)
      }
    }
    if button.isDisabled {
      tint.label = tint.label.withAlpha(tint.label.alpha * ButtonMetrics.disabledAlpha)
    }
    return tint
  }
}
