// SwiftUI's preview providers and modifiers. A preview is compiled and never run.

@MainActor @preconcurrency public protocol _PreviewProvider {}

/// Makes previews of views.
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Self.Previews { get }

  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

public protocol PreviewContextKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

nonisolated extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }

  public func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }

  public func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }

  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(EmptyModifier())
  }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(EmptyModifier())
  }
}
