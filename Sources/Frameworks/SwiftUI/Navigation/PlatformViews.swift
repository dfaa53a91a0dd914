// SwiftUI's wrappers of platform views (iOS 13). A widget must not use them; a device shows nothing
// in their place, and the tree says so by a node of kind `Unresolved`.

/// What a wrapped platform view is made in.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> {
  public let coordinator: Any
  public private(set) var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// A platform view as a view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Self.Context) -> Self.UIViewType

  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable {
  public var body: Never { return noBody(Self.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A platform view controller as a view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)

  func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Never { return noBody(Self.self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
