/// The header, the first line of a recording: the bundle, the environment and the span.
public struct RecordedHeader: Hashable, Sendable {
  /// The version of the recording's format that this program writes and reads.
  public static let currentVersion = 1

  /// The version of the recording's format.
  public var version: Int
  /// The bundle's name.
  public var bundle: String
  /// The platform and its version.
  public var system: PlatformVersion
  /// The simulated span.
  public var span: SimulatedInterval
  /// The identifier of the time zone.
  public var timeZone: String
  /// The identifier of the locale.
  public var locale: String
  /// The difference from the base environment, such as `Asia/Kolkata,ar_SA`; nil in the base.
  public var matrixEntry: String?
  /// The screen.
  public var device: DeviceScreen?
  /// The reload budget that the run used.
  public var reloadBudget: RateLimit?
  /// The rule by which recurring donations propose their widget; nil where it is the assumed one.
  public var donationPattern: DonationPatternRule?
  /// The scenario's place; nil where it names none.
  public var location: GeographicCoordinate?
  /// The limits that the run held.
  public var limits: CallLimits?
  /// The changes that the manifest makes to the checks.
  public var checks: CheckSettings?
  /// The manifest's path, relative to where the program was run.
  public var manifest: String?
  /// The folder of the author's files, relative to the program's working directory.
  ///
  /// It is nil for that directory itself and for a folder elsewhere.
  public var root: String?
  /// The protection that was active while providers ran.
  public var sandbox: String?

  /// Creates a header of the current version; what is optional is set afterwards.
  public init(
    bundle: String, system: PlatformVersion, span: SimulatedInterval, timeZone: String,
    locale: String
  ) {
    version = Self.currentVersion
    self.bundle = bundle
    self.system = system
    self.span = span
    self.timeZone = timeZone
    self.locale = locale
  }

  /// The clock on the wall of the simulated place.
  public var clock: LocalClock {
    LocalClock(timeZone: timeZone)
  }

  /// Returns the name of a subject, a call or a stack as reports give it.
  ///
  /// - Parameter name: The name, as in `Cards/CardBalance/systemSmall/-`.
  /// - Returns: In an entry of the matrix, the name with `@` and the differences from the base
  ///   environment; the name itself otherwise, and where it has that already.
  public func qualified(_ name: String) -> String {
    Self.qualified(name, matrixEntry: matrixEntry)
  }

  /// Returns a name as reports give it in an entry of the matrix; nil stands for the base.
  public static func qualified(_ name: String, matrixEntry: String?) -> String {
    guard let ending = ending(of: matrixEntry), !name.hasSuffix(ending) else { return name }
    return name + ending
  }

  /// Returns a name without the suffix that `qualified` adds.
  public func unqualified(_ name: String) -> String {
    guard let ending = Self.ending(of: matrixEntry), name.hasSuffix(ending) else { return name }
    return String(name.dropLast(ending.count))
  }

  /// The suffix of names in an entry of the matrix; nil in the base.
  private static func ending(of matrixEntry: String?) -> String? {
    matrixEntry.flatMap { $0.isEmpty ? nil : "@" + $0 }
  }
}

extension RecordedHeader: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      bundle: "", system: PlatformVersion(.iOS),
      span: SimulatedInterval(.distantPast, .distantFuture), timeZone: "", locale: "")
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("bundle", &bundle)
    try fields.optional("cell", &matrixEntry)
    try fields.optional("checks", &checks)
    try fields.optional("device", &device)
    try fields.required("end", &span.end)
    try fields.optional("habits", &donationPattern)
    try fields.optional("limits", &limits)
    try fields.required("locale", &locale)
    try fields.optional("location", &location)
    try fields.optional("manifest", &manifest)
    try fields.required("osVersion", &system.version)
    try fields.required("platform", &system.platform)
    try fields.optional("reloadBudget", &reloadBudget)
    try fields.optional("root", &root)
    try fields.optional("sandbox", &sandbox)
    try fields.required("start", &span.start)
    try fields.required("timeZone", &timeZone)
    try fields.required("version", &version)
  }
}
