/// The names of Apple's types, by which a type of another module's is told where no interface is there.
///
/// They are those in the tables of the `API` folder of the modules that widgets are made of, and those
/// of Foundation and the standard library that widgets name; of other frameworks of Apple's the names
/// begin with the letters of the framework.
enum AppleTypes {
  /// Whether a type of Apple's has a name.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.prefixMatch(of: prefix) != nil
  }

  private static var prefix: Regex<Substring> {
    /(?:NS|CG|CF)[A-Z]|(?:UI|CL|HK|MK|SK|EK|CK|AV|CN|PH|WK|IN|UN|SC|CA|CI|OS|BG|NW|MX|VN)[A-Z][a-z]/
  }

  private static let names = Set(
    (listed + """

      AccessoryWidgetBackground Angle Animation Any AnyCancellable AnyClass AnyHashable
      AnyIterator AnyObject AnySequence AnyView AppEntity AppEnum AppIntent AppIntentConfiguration
      AppIntentTimelineProvider Array AsyncSequence AsyncStream AsyncThrowingStream
      AttributedString BidirectionalCollection BinaryFloatingPoint BinaryInteger Binding Body Bool
      Bundle Button ByteCountFormatter CFString CFTimeInterval CGAffineTransform CGFloat CGPoint
      CGRect CGSize Calendar Capsule Character CharacterSet Circle Clock ClosedRange Codable
      CodingKey CodingKeys Collection Color CommandLine Comparable ContainerRelativeShape Content
      Context ContiguousArray ContinuousClock CustomNSError CustomStringConvertible Data Date
      DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter
      Decimal Decodable Decoder DecodingError Dictionary Dimension DispatchGroup DispatchQueue
      DispatchSemaphore DispatchSource DispatchTime DispatchWorkItem DisplayRepresentation Divider
      Double Duration Edge EdgeInsets Element EmptyView Encodable Encoder EncodingError
      EntityQuery Entry Environment Equatable Error ExpressibleByStringLiteral Failure FileHandle
      FileManager FileWrapper Float Float16 Float32 Float64 FloatingPoint Font ForEach Form
      FormatStyle Gauge GeometryReader Grid GridItem GridRow Group HStack HTTPCookie
      HTTPURLResponse Hashable Hasher ID ISO8601DateFormatter Identifiable Image Index IndexPath
      IndexSet Input InputStream Int Int16 Int32 Int64 Int8 Intent IntentConfiguration
      IntentTimelineProvider Iterator IteratorProtocol JSONDecoder JSONEncoder JSONSerialization
      Key KeyPath KeyValuePairs Label LazySequence LazyVGrid LengthFormatter LinearGradient Link
      List ListFormatter Locale LocalizedError LocalizedStringKey LocalizedStringResource Logger
      MainActor Mass Measurement MeasurementFormatter Mirror MutableCollection NSAttributedString
      NSObject Never Notification NotificationCenter NumberFormatStyle NumberFormatter Numeric
      OSLog ObjectIdentifier ObservedObject Operation OperationQueue OptionSet Optional Output
      OutputStream Parameter ParseStrategy PartialKeyPath Path PersonNameComponents
      PersonNameComponentsFormatter Picker Pipe Port Predicate Preview Process ProcessInfo
      ProgressView PropertyListDecoder PropertyListEncoder PropertyListSerialization Published
      RandomAccessCollection RandomNumberGenerator Range RangeReplaceableCollection
      RawRepresentable RawValue Rectangle ReferenceWritableKeyPath Regex RelativeDateTimeFormatter
      Result Root RoundedRectangle RunLoop Scanner ScrollView Section Self Sendable Sequence Set
      SetAlgebra SignedInteger SignedNumeric Slice Spacer State StateObject StaticConfiguration
      StaticString Strideable String StringProtocol StringTransform Substring Success
      SuspendingClock SystemRandomNumberGenerator Task TaskGroup Text Thread ThrowingTaskGroup
      TimeInterval TimeZone Timeline TimelineEntry TimelineProvider TimelineProviderContext
      TimelineReloadPolicy Timer Toggle Type TypeDisplayRepresentation UIColor UIFont UIImage UInt
      UInt16 UInt32 UInt64 UInt8 URL URLCache URLComponents URLCredential URLError URLProtocol
      URLQueryItem URLRequest URLResourceValues URLResponse URLSession URLSessionConfiguration
      URLSessionDataTask URLSessionTask UUID UndoManager Unicode Unit UnitAngle UnitArea
      UnitConverter UnitDuration UnitEnergy UnitLength UnitMass UnitPower UnitPressure UnitSpeed
      UnitTemperature UnitVolume UnkeyedDecodingContainer UnsafeMutablePointer UnsafePointer
      UnsafeRawPointer UserDefaults VStack Value View ViewBuilder Void Widget WidgetBundle
      WidgetCenter WidgetConfiguration WidgetConfigurationIntent WidgetFamily WritableKeyPath
      XMLParser XMLParserDelegate ZStack
      """).split { $0.isWhitespace }.map(String.init))
}
