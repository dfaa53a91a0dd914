public import WidgetRecording

extension ManifestError {
  /// A fault of a manifest.
  public enum Problem: Hashable, Sendable {
    /// The file could not be read.
    case unreadable(String)
    /// The file is larger than any manifest is.
    case tooLarge(limit: Int)
    /// The file is not the JSON it should be.
    case malformed(line: Int, column: Int, SyntaxProblem)
    /// The file is not the property list it should be.
    case malformedPropertyList(String)
    /// The manifest is written for another version of this program.
    case unsupportedVersion(Int)
    /// A value that must be present is absent.
    case missingKey(String)
    /// A key that means nothing here, and the nearest one that does.
    case unknownKey(String, nearest: String?)
    /// A key that stands twice in one object.
    case duplicateKey(String)
    /// Keys of which there must be exactly one, and those that are there.
    case notExactlyOne(of: [String], found: [String])
    /// A key that means something only beside another.
    case meaningless(String, without: String)
    /// A key that means nothing beside another.
    case meaninglessBeside(String, String)
    /// A list of another length.
    case wrongCount(expected: Int, found: Int)
    /// A value of another type.
    case wrongType(expected: ValueType, found: ValueType)
    /// A value of another type in the place of a text of a certain form.
    case noText(of: Form, found: ValueType)
    /// A word that is none of those known here.
    case unknownWord(WordKind, String, nearest: String?, known: [String])
    /// A text that is not of the form that its place demands.
    case badForm(Form, String)
    /// A number outside its range.
    case outOfRange(least: Double?, greatest: Double?)
    /// A list or text that must not be empty.
    case empty
    /// A name that another value of the same list already has.
    case duplicateName(String)
    /// A path that leads outside the root folder, perhaps through a symbolic link.
    case leavesRoot(String)
    /// A path where there is nothing.
    case notFound(String)
    /// A file that does not suit its place, and the reason.
    case unusableFile(String, String)
    /// A pattern that no file matches.
    case matchesNothing(String)
    /// A folder without a manifest in it or below it.
    case noManifest(String)
    /// A pattern that matches more files than can be meant.
    case matchesTooMuch(String, limit: Int)
    /// A time that the simulated span does not contain.
    case outsideSpan(String)
    /// An end that does not lie after its start.
    case endsBeforeStart
    /// A response that another before it, at an index, leaves no request to.
    case neverGiven(after: Int)
    /// A compiler flag that the build itself decides.
    case reservedFlag(String)
    /// A flag for the compiler by which a program could be run, which the user has to allow.
    case foreignFlag(String)
    /// A stack's member that is no widget of the bundle, or no configuration of one.
    case unknownMember(String, nearest: String?)
    /// A stack's member that is a relevance widget, which stacks cannot hold.
    case relevanceMember(String)
    /// A family that no Smart Stack of the platform has, and those that it has.
    case noStackFamily(FamilyName, on: PlatformVersion, known: [FamilyName])
    /// A list of files to leave out that leaves none.
    case excludesAll
    /// A module of the author's with the name of one that every build has.
    case appleModule(String)
    /// A stack's member that is not shown in the stack's family, and the families that it has.
    case memberWithoutFamily(String, FamilyName, known: [FamilyName])
    /// A version of a platform without widgets, and the first that has them.
    case noWidgets(on: PlatformVersion, since: SystemVersion)
    /// A version that a platform never had, and the numbers between which Apple left a gap.
    case noVersion(PlatformVersion, after: Int, before: Int)
    /// A screen that no device of the platform has, and the nearest one that a device has.
    case unknownScreen(DeviceScreen, on: Platform, nearest: DeviceScreen)
    /// A list with more elements than it may have.
    case tooMany(limit: Int)
    /// A key that means nothing on the platform.
    case notOnPlatform(String, PlatformVersion)
  }

  /// The types a value of a manifest can have.
  public enum ValueType: String, Hashable, Sendable {
    /// Nothing.
    case null
    /// A truth value.
    case bool = "true or false"
    /// A number with a fraction or without.
    case number = "a number"
    /// A number without a fraction.
    case integer = "a whole number"
    /// A text.
    case string = "a text"
    /// An ordered list.
    case array = "a list"
    /// Values by name.
    case object = "an object"
    /// Bytes, which only a property list can hold.
    case data
  }

  /// The thing that a word stands for.
  public enum WordKind: String, Hashable, Sendable {
    /// The type of a stored value that JSON does not have.
    case storedForm = "type of a stored value"
    /// A widget family.
    case family = "widget family"
    /// A platform.
    case platform
    /// A Swift language mode.
    case languageMode = "Swift language mode"
    /// A Developer Mode.
    case developerMode = "developer mode"
    /// A level of findings.
    case level
    /// An event in the use of a device.
    case usageEvent = "usage event"
    /// A time zone.
    case timeZone = "time zone"
    /// A check.
    case check
    /// An inferred location.
    case location
    /// A category of points of interest.
    case category = "category of points of interest"
    /// A fitness condition.
    case fitness = "fitness condition"
    /// A sleep condition.
    case sleep = "sleep condition"
    /// A permission.
    case permission
    /// A person's answer to a question for a permission.
    case permissionStatus = "answer"
    /// The state of a battery.
    case batteryState = "state of a battery"
    /// The activity of a workout.
    case workoutActivity = "activity of a workout"
    /// A condition of the weather.
    case weatherCondition = "condition of the weather"
    /// A kind of precipitation.
    case precipitation = "kind of precipitation"
    /// A hardware condition.
    case hardware = "hardware condition"
    /// A kind of the bundle's widgets.
    case widgetKind = "kind of widget"
    /// An intent of the bundle.
    case intent
    /// A function of the app's side.
    case function = "function of the app's side"
    /// A parameter of an intent.
    case parameter
    /// A case of an enumeration that a parameter has.
    case parameterCase = "case"
    /// An error in the place of an answer.
    case failure
    /// A state of the network.
    case networkCondition = "state of the network"
    /// An appearance, a size of text, a contrast or a rendering mode.
    case look
  }

  /// The forms a text can be demanded to have.
  public enum Form: String, Hashable, Sendable {
    /// `90s`, `15m`, `24h`, `7d`.
    case duration = "a duration such as 90s, 15m, 24h or 7d"
    /// `30MB`.
    case size = "a size such as 30MB"
    /// A date with its offset.
    case date = "a date with its offset such as 2026-03-02T06:00:00-08:00"
    /// Bytes as text.
    case base64 = "bytes in base64"
    /// A date, or a time of day.
    case moment = "a time of day such as T09:30, or a date with its offset"
    /// A locale's identifier.
    case locale = "a locale such as en_US"
    /// A screen.
    case device = "a screen in points such as 393x852"
    /// A version number.
    case version = "a version such as 17.0"
    /// The name of a module or a condition.
    case identifier = "a Swift identifier"
    /// A name that stands in the id of a call.
    case name = """
      a name, which has at most 200 bytes, no '/' and no control characters and is not '-'
      """
    /// A pattern.
    case pattern = "a pattern of paths"
    /// A pattern of addresses.
    case address = "an address such as https://api.example.com/cards/*"
    /// The value of a header.
    case header = "a header of one line"

    /// Whether its words have an example, which shows that it is written as a text.
    public var hasExample: Bool { rawValue.contains("such as") }
  }
}
