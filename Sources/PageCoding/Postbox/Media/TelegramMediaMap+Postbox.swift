import PageModel

extension TelegramMediaMap: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaMap")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> TelegramMediaMap? {
    let latitude = record.double("la") ?? 0
    var map = TelegramMediaMap(latitude: latitude, longitude: record.double("lo") ?? 0)
    map.heading = record.int32("hdg")
    map.accuracyRadius = record.double("acc")
    map.venue = try record.object(Venue.self, "ve")
    map.address = try record.object(Address.self, "adr")
    map.liveBroadcastingTimeout = record.int32("bt")
    map.liveProximityNotificationRadius = record.int32("pnr")
    return map
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(latitude, "la")
    writer.write(longitude, "lo")
    writer.write(heading, "hdg")
    writer.write(accuracyRadius, "acc")
    writer.write(object: venue, "ve")
    writer.write(object: address, "adr")
    writer.write(liveBroadcastingTimeout, "bt")
    writer.write(liveProximityNotificationRadius, "pnr")
  }
}

extension TelegramMediaMap.Venue: PostboxCoded {
  static let postboxType = PostboxTypeName("MapVenue")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    var venue = Self(title: record.string("ti") ?? "")
    venue.address = record.string("ad")
    venue.provider = record.string("pr")
    venue.id = record.string("id")
    venue.type = record.string("ty")
    return venue
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(title, "ti")
    writer.write(address, "ad")
    writer.write(provider, "pr")
    writer.write(id, "id")
    writer.write(type, "ty")
  }
}

extension TelegramMediaMap.Address: PostboxCoded {
  static let postboxType = PostboxTypeName("MapGeoAddress")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    var address = Self(country: record.string("gp_co") ?? "")
    address.state = record.string("gp_sta")
    address.city = record.string("gp_ci")
    address.street = record.string("gp_str")
    return address
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(country, "gp_co")
    if let state { writer.write(state, "gp_sta") }
    if let city { writer.write(city, "gp_ci") }
    if let street { writer.write(street, "gp_str") }
  }
}
