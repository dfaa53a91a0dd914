/// A part of the author's sources that is left out of a build, since it does not compile here.
public struct RecordedOmission: Hashable, Sendable {
  /// The reason for which a part does not compile.
  public enum Cause: Hashable, Sendable {
    /// It needs something that is not here: of the part's modules or, without any, of Apple's API.
    case absence
    /// It may need more of Apple's API than is here, or be the author's mistake: an overload of
    /// what no source declares, or a name that is not written as Apple's are.
    case perhapsAbsence
    /// Nothing in the error looks like something absent, so that it may be the author's.
    case unexplained
    /// The compiler gave up on the types of an expression, for which it has less time here than in
    /// Xcode.
    case typesTookTooLong
  }

  /// The author's file, relative to the manifest's root.
  public var file: String
  /// The line of the first error in the part, from 1.
  public var line: Int
  /// The part's name, such as `Haptics.play(_:)`.
  public var name: String
  /// The compiler's words.
  public var reason: String
  /// The cause, as far as the compiler's error shows it.
  public var cause: Cause
  /// The app's or a third party's modules that may have what is missing, and are not here; none for
  /// Apple's API.
  public var modules: [String]
  /// Whether these are here, and lack what the part needs.
  public var isPartial: Bool

  /// Creates an omission.
  public init(
    file: String, line: Int, name: String, reason: String, cause: Cause,
    modules: [String] = [], isPartial: Bool = false
  ) {
    self.file = file
    self.line = line
    self.name = name
    self.reason = reason
    self.cause = cause
    self.modules = modules
    self.isPartial = isPartial
  }
}

extension RecordedOmission: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(file: "", line: 0, name: "", reason: "", cause: .absence)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var isUnexplained = cause != .absence
    var isPerhapsAbsence = cause == .perhapsAbsence
    var tookTooLong = cause == .typesTookTooLong
    try fields.required("file", &file)
    try fields.defaulted("isPartial", &isPartial, false)
    try fields.defaulted("isPerhapsAbsence", &isPerhapsAbsence, false)
    try fields.defaulted("isUnexplained", &isUnexplained, false)
    try fields.required("line", &line)
    try fields.defaulted("modules", &modules, [])
    try fields.required("name", &name)
    try fields.required("reason", &reason)
    try fields.defaulted("tookTooLong", &tookTooLong, false)
    let unexplained = isPerhapsAbsence ? Cause.perhapsAbsence : .unexplained
    cause = tookTooLong ? .typesTookTooLong : isUnexplained ? unexplained : .absence
  }
}
