import PageModel

extension PageEncoder {
  /// How a client refers to the page's media; sizes and names stay behind.
  mutating func references(
    to media: [MediaId: Media]
  ) -> (photos: [TL.InputPhoto], documents: [TL.InputDocument]) {
    var photos: [TL.InputPhoto] = []
    var documents: [TL.InputDocument] = []
    if !media.isEmpty {
      lose("the sizes, names and kinds of the page's media: media are sent by reference")
    }
    for (id, medium) in media.sorted(by: { $0.key < $1.key }) where options.cloudIds[id] == nil {
      switch medium {
      case .image(let image):
        guard case .cloud(let photoId, let accessHash, let reference) = image.reference else {
          lose("picture \(id.id) is not on the server")
          continue
        }
        photos.append(
          .inputPhoto(id: photoId, accessHash: accessHash, fileReference: reference ?? []))
      case .file(let file):
        guard case .cloudDocument(let resource) = file.resource else {
          lose("file \(id.id) is not on the server")
          continue
        }
        documents.append(
          .inputDocument(
            id: resource.fileId, accessHash: resource.accessHash,
            fileReference: resource.fileReference ?? []))
      }
    }
    return (photos, documents)
  }
}
