extension ReplyMarkupButtonAction: Equatable {
  public static func == (lhs: ReplyMarkupButtonAction, rhs: ReplyMarkupButtonAction) -> Bool {
    switch lhs {
    case .text:
      if case .text = rhs { return true }
    case .url(let left):
      if case .url(let right) = rhs { return isSameText(left, right) }
    case .callback(let leftPassword, let left):
      if case .callback(let rightPassword, let right) = rhs {
        return leftPassword == rightPassword && left == right
      }
    case .requestPhone:
      if case .requestPhone = rhs { return true }
    case .requestMap:
      if case .requestMap = rhs { return true }
    case .switchInline(let leftSame, let left, let leftTypes):
      if case .switchInline(let rightSame, let right, let rightTypes) = rhs {
        return leftSame == rightSame && leftTypes == rightTypes && isSameText(left, right)
      }
    case .openWebApp:
      if case .openWebApp = rhs { return true }
    case .payment:
      if case .payment = rhs { return true }
    case .urlAuth(let left, let leftId):
      if case .urlAuth(let right, let rightId) = rhs {
        return leftId == rightId && isSameText(left, right)
      }
    case .setupPoll(let left):
      if case .setupPoll(let right) = rhs { return left == right }
    case .openUserProfile(let left):
      if case .openUserProfile(let right) = rhs { return left == right }
    case .openWebView(let left, let leftSimple):
      if case .openWebView(let right, let rightSimple) = rhs {
        return leftSimple == rightSimple && isSameText(left, right)
      }
    case .requestPeer(let left, let leftId, let leftQuantity):
      if case .requestPeer(let right, let rightId, let rightQuantity) = rhs {
        return leftId == rightId && leftQuantity == rightQuantity && left == right
      }
    case .copyText(let left):
      if case .copyText(let right) = rhs { return isSameText(left, right) }
    case .disabled:
      if case .disabled = rhs { return true }
    }
    return false
  }
}
