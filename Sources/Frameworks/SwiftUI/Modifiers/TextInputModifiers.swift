// What a keyboard is told of the fields below. A widget has no field that could be written in, so
// nothing of it is kept.

nonisolated extension View {
  /// Sets the kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { modifier(EmptyModifier()) }

  /// Says what the text is.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EmptyModifier())
  }

  /// Says which letters become capitals.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EmptyModifier())
  }

  /// Says whether the actions for submitting above are kept from the fields below.
  public func submitScope(_ isBlocking: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Shows what finds words in an editor.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { modifier(EmptyModifier()) }

  /// Says whether words can be found.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Says whether found words can be replaced.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets how a field is dictated to while searching.
  public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    modifier(EmptyModifier())
  }
}

/// How a field is dictated to.
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

/// When dictating begins.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String

  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}
