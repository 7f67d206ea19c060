import PageModel

/// Turns a page's parts into TL and keeps a list of what TL cannot hold.
struct PageEncoder {
  let form: TL.PageForm
  let options: TL.EncodingOptions
  private(set) var losses: [PageLoss] = []
  /// Where in the page the encoder is: block indices, and an item's index inside a list.
  var path: [Int] = []

  init(form: TL.PageForm, options: TL.EncodingOptions) {
    self.form = form
    self.options = options
  }

  mutating func lose(_ sentence: String) {
    losses.append(PageLoss(path: path, sentence: sentence))
  }

  // MARK: Names of media

  /// The number of a medium on the server; `namespace` is the one the wire implies.
  mutating func cloudId(_ id: MediaId, in namespace: Int32, _ what: String) -> Int64 {
    let id = options.cloudIds[id] ?? id
    if id.namespace != namespace {
      lose("\(what) is not one the server has; its number \(id.id) says nothing there")
    }
    return id.id
  }

  mutating func fileId(_ id: MediaId, _ what: String) -> Int64 {
    cloudId(id, in: MediaNamespace.cloudFile, what)
  }

  mutating func photoId(_ id: MediaId?, _ what: String) -> Int64? {
    guard let id else { return nil }
    return cloudId(id, in: MediaNamespace.cloudImage, what)
  }

  /// The number of a cached page, 0 when there is none.
  mutating func webpageId(_ id: MediaId?, _ what: String) -> Int64 {
    guard let id else { return 0 }
    let number = cloudId(id, in: MediaNamespace.cloudWebpage, what)
    if number == 0 { lose("\(what) has the number 0, which stands for none") }
    return number
  }
}
