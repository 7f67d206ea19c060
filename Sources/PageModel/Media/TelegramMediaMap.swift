/// A place sent as a message of its own; a page shows maps by its map block instead.
public struct TelegramMediaMap: Sendable {
  /// Degrees.
  public var latitude: Double
  /// Degrees.
  public var longitude: Double
  /// Degrees clockwise from north.
  public var heading: Int32?
  /// Metres.
  public var accuracyRadius: Double?
  public var venue: Venue?
  public var address: Address?
  /// Seconds.
  public var liveBroadcastingTimeout: Int32?
  /// Metres.
  public var liveProximityNotificationRadius: Int32?

  public init(
    latitude: Double, longitude: Double, heading: Int32? = nil, accuracyRadius: Double? = nil,
    venue: Venue? = nil, address: Address? = nil, liveBroadcastingTimeout: Int32? = nil,
    liveProximityNotificationRadius: Int32? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.heading = heading
    self.accuracyRadius = accuracyRadius
    self.venue = venue
    self.address = address
    self.liveBroadcastingTimeout = liveBroadcastingTimeout
    self.liveProximityNotificationRadius = liveProximityNotificationRadius
  }

  /// A named place.
  public struct Venue: Equatable, Sendable {
    public var title: String
    public var address: String?
    /// The directory the venue was found in.
    public var provider: String?
    public var id: String?
    public var type: String?

    public init(
      title: String, address: String? = nil, provider: String? = nil, id: String? = nil,
      type: String? = nil
    ) {
      self.title = title
      self.address = address
      self.provider = provider
      self.id = id
      self.type = type
    }

    public static func == (lhs: Venue, rhs: Venue) -> Bool {
      if lhs.title != rhs.title { return false }
      if lhs.address != rhs.address { return false }
      if lhs.provider != rhs.provider { return false }
      if lhs.id != rhs.id { return false }
      return lhs.type == rhs.type
    }
  }

  /// A postal address.
  public struct Address: Equatable, Sendable {
    /// ISO 3166 two-letter code.
    public var country: String
    public var state: String?
    public var city: String?
    public var street: String?

    public init(
      country: String, state: String? = nil, city: String? = nil, street: String? = nil
    ) {
      self.country = country
      self.state = state
      self.city = city
      self.street = street
    }

    public static func == (lhs: Address, rhs: Address) -> Bool {
      if lhs.country != rhs.country { return false }
      if lhs.state != rhs.state { return false }
      if lhs.city != rhs.city { return false }
      return lhs.street == rhs.street
    }
  }
}

extension TelegramMediaMap: Equatable {
  public static func == (lhs: TelegramMediaMap, rhs: TelegramMediaMap) -> Bool {
    if !isSameNumber(lhs.latitude, rhs.latitude) { return false }
    if !isSameNumber(lhs.longitude, rhs.longitude) { return false }
    if lhs.heading != rhs.heading { return false }
    if !isSameNumber(lhs.accuracyRadius, rhs.accuracyRadius) { return false }
    if lhs.venue != rhs.venue { return false }
    if lhs.address != rhs.address { return false }
    if lhs.liveBroadcastingTimeout != rhs.liveBroadcastingTimeout { return false }
    return lhs.liveProximityNotificationRadius == rhs.liveProximityNotificationRadius
  }
}
