// The input traits of the fields below. A widget has no editable field, so none of them are kept.

nonisolated extension View {
  /// Sets the kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { modifier(EmptyModifier()) }

  /// Sets the content type of the text.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the capitalization of the text.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets whether the submit actions above are blocked for the fields below.
  public func submitScope(_ isBlocking: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Shows the find navigator of an editor.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { modifier(EmptyModifier()) }

  /// Sets whether finding is disabled.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Sets whether replacing is disabled.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the dictation behavior of the search field.
  public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    modifier(EmptyModifier())
  }
}

/// The dictation behavior of a field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")

  /// A button beside the field, which begins as told.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// The activation of dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String

  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// How much the writing tools do to the text of the fields below.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

nonisolated extension View {
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    modifier(EmptyModifier())
  }

  /// Names the view for the statistics of the system.
  public func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(EmptyModifier())
  }

  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    modifier(EmptyModifier())
  }
}

extension EnvironmentValues {
  /// The side to which a caret at the end of a line belongs.
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }
}
