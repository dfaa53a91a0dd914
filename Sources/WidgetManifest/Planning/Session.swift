public import WidgetRecording

/// The calls of one widget in one family; they share a process unless a run isolates every call.
public struct Session: Hashable, Sendable {
  /// The session's name: `bundle/kind/family`.
  public var name: String
  /// The widget's position in the bundle, which tells apart two of one kind.
  public var index: Int
  /// The widget as the extension describes it.
  public var widget: RecordedWidget
  /// The family.
  public var family: FamilyName
  /// The size at which it is shown.
  public var displaySize: DisplaySize
  /// The margins, corner and size that the system gives the views.
  public var appearance: WidgetAppearance
  /// The configurations it is called with.
  public var configurations: [ConfigurationDeclaration]
  /// The calls, in order.
  public var invocations: [Invocation]

  /// Creates a session without calls.
  public init(
    name: String, index: Int, widget: RecordedWidget, family: FamilyName,
    displaySize: DisplaySize, appearance: WidgetAppearance,
    configurations: [ConfigurationDeclaration]
  ) {
    self.name = name
    self.index = index
    self.widget = widget
    self.family = family
    self.displaySize = displaySize
    self.appearance = appearance
    self.configurations = configurations
    invocations = []
  }
}

/// The stable name of a call, by which filters and reports know it.
public typealias InvocationID = CallID

/// One call to make.
public struct Invocation: Hashable, Sendable {
  /// The call's stable name; calls that are compared with each other share it.
  public var id: InvocationID
  /// The widget's position in the bundle.
  public var index: Int
  /// The widget's kind.
  public var kind: String
  /// The family asked for.
  public var family: FamilyName
  /// The configuration.
  public var configuration: ConfigurationName
  /// The values of its parameters.
  public var parameters: [String: JSONValue]
  /// The mode of the call.
  public var mode: ProviderMode
  /// Whether the context says that this is the widget gallery.
  public var isPreview: Bool
  /// The `#Preview` to show; nil in any other mode.
  public var preview: RecordedPreview?
  /// The position among the calls with the same name and preview, from 0.
  public var repetition: Int
}
