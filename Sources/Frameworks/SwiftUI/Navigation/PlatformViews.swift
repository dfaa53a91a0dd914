// SwiftUI's wrappers of platform views. A widget must not use them; a device shows nothing in their
// place, and the tree says so by a node with the name of the wrapper.

/// The protocol by which a view wraps one of a platform's; nil for any other.
@MainActor func platformWrapper(of type: Any.Type) -> String? {
  switch type {
  case is any UIViewRepresentable.Type: "UIViewRepresentable"
  case is any UIViewControllerRepresentable.Type: "UIViewControllerRepresentable"
  case is any NSViewRepresentable.Type: "NSViewRepresentable"
  default: nil
  }
}

/// The context of a wrapped platform view: coordinator, transaction and environment.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// A platform view as a view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Self.Context) -> Self.UIViewType

  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  func makeCoordinator() -> Self.Coordinator

  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { return noBody(Self.self) }

  public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a wrapped view controller: coordinator, transaction and environment.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// A platform view controller as a view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)

  func makeCoordinator() -> Self.Coordinator

  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public var body: Never { return noBody(Self.self) }

  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? {
    nil
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
