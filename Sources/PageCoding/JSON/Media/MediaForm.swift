/// The JSON forms, as far as they differ in what they hold of a medium.
enum MediaForm {
  case botAPIReceived
  case botAPIInput
  case tdlib
}
