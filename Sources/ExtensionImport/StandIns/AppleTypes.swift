/// The names of Apple's types, by which a type of another module's is told where no interface is
/// there.
///
/// They are those in the tables of the `API` folder of the modules that widgets are made of, and
/// those of Foundation and the standard library that widgets name; of other frameworks of Apple's
/// the names begin with the letters of the framework.
enum AppleTypes {
  /// Whether a type of Apple's has a name.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || hasPrefix(name)
  }

  /// Whether a name begins with the letters of one of Apple's frameworks, and a word behind them.
  private static func hasPrefix(_ name: String) -> Bool {
    let word = name.dropFirst(2).prefix(2)
    guard let capital = word.first, ("A"..."Z").contains(capital) else { return false }
    let letters = name.prefix(2)
    return letteredNames.contains(letters)
      || wordedNames.contains(letters) && word.last.map { ("a"..."z").contains($0) } == true
  }

  /// The letters behind which a capital stands.
  private static let letteredNames: Set<Substring> = ["NS", "CG", "CF"]
  /// The letters behind which a capital and a small letter stand.
  private static let wordedNames: Set<Substring> = [
    "UI", "CL", "HK", "MK", "SK", "EK", "CK", "AV", "CN", "PH", "WK", "IN", "UN", "SC", "CA", "CI",
    "OS", "BG", "NW", "MX", "VN",
  ]

  private static let names = Set(
    (listed + """

      ActivityCategoryToken Any AnyClass AnyHashable AnyIterator AnyObject AnySequence
      ApplicationToken AsyncSequence AsyncStream
      AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger Body Bundle
      ByteCountFormatter CaseIterable CFString CFTimeInterval CGAffineTransform CGFloat CGPoint CGRect CGSize
      Calendar Character CharacterSet Clock Codable CodingKey CodingKeys Collection CommandLine
      Comparable Content Context ContiguousArray ContinuousClock CustomNSError
      CustomLocalizedStringResourceConvertible
      CustomStringConvertible Data DateComponentsFormatter DateFormatter DateInterval
      DateIntervalFormatter Decodable Decoder DecodingError Dictionary Dimension DispatchGroup
      DispatchQueue DispatchSemaphore DispatchSource DispatchTime DispatchWorkItem Duration Element
      Encodable Encoder EncodingError Entry Equatable Error ExpressibleByStringLiteral Failure
      FileHandle FileManager FileWrapper Float32 Float64 FloatingPoint FormatStyle HTTPCookie
      HTTPURLResponse Hashable Hasher ID ISO8601DateFormatter Identifiable Index IndexPath IndexSet
      Input InputStream Intent Iterator IteratorProtocol JSONDecoder JSONEncoder JSONSerialization JSContext
      JSValue
      Key KeyPath KeyValuePairs LazySequence LengthFormatter ListFormatter Locale LocalizedError
      LocalizedStringResource Logger MainActor Mass MeasurementFormatter Mirror NSAttributedString
      NSObject Notification NotificationCenter NumberFormatStyle NumberFormatter Numeric OSLog
      ObjectIdentifier Operation OperationQueue OptionSet Output OutputStream Parameter
      ParseStrategy PartialKeyPath PersonNameComponents PersonNameComponentsFormatter Pipe Port
      Predicate Process ProcessInfo PropertyListDecoder PropertyListEncoder
      PropertyListSerialization Previewable RandomAccessCollection RandomNumberGenerator Range RawRepresentable
      RawValue ReferenceWritableKeyPath Regex RelativeDateTimeFormatter Root RunLoop Scanner Self
      Sendable SetAlgebra SignedInteger SignedNumeric Slice StaticString Strideable StringProtocol
      StringTransform Substring Success Swift SuspendingClock SystemRandomNumberGenerator Task TaskGroup
      Thread ThrowingTaskGroup TimeInterval TimeZone Timer Type UIColor UIFont UIImage URLCache
      URLComponents URLCredential URLError URLProtocol URLQueryItem URLRequest URLResourceValues
      URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionTask UndoManager
      Unicode Unit UnitAngle UnitArea UnitConverter UnitDuration UnitEnergy UnitLength UnitMass
      UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
      UnsafeMutablePointer UnsafePointer UnsafeRawPointer UserDefaults Value Void
      WebDomainToken WritableKeyPath
      XMLParser XMLParserDelegate
      """).split { $0.isWhitespace }.map(String.init))
}
