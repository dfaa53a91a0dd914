// SwiftUI's Image. Pictures are not decoded: a symbol or asset keeps its name, a platform image its
// size and its file or the commands that drew it.

/// A picture.
public struct Image: Equatable, Sendable {
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }

  private var fields: ViewAttributes
  private var changes: [ViewAttribute] = []
  /// The commands of a canvas that drew the picture.
  private var commands: [ViewNode] = []

  init(_ fields: KeyValuePairs<String, ViewAttribute?>, drawnBy commands: [ViewNode] = []) {
    self.fields = ViewAttributes(fields)
    self.commands = commands
  }

  private func changed(
    _ name: String, _ values: KeyValuePairs<String, ViewAttribute?> = [:]
  ) -> Image {
    var copy = self
    var record = ViewAttributes(values)
    record["name"] = .string(name)
    copy.changes.append(.record(record))
    return copy
  }

  package var node: ViewNode {
    var node = ViewNode("Image", attributes: fields, children: commands)
    if !changes.isEmpty { node.attributes["changes"] = .list(changes) }
    return node
  }
}

extension Image {
  public init(systemName: String) { self.init(["symbol": systemName.attribute]) }

  public init(systemName: String, variableValue: Double?) {
    self.init(["symbol": systemName.attribute, "variableValue": variableValue.attribute])
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(["asset": name.attribute]) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(["asset": name.attribute, "variableValue": variableValue.attribute])
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(["asset": name.attribute, "label": label.attribute])
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init([
      "asset": name.attribute, "label": label.attribute,
      "variableValue": variableValue.attribute,
    ])
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(["asset": name.attribute, "decorative": true])
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init([
      "asset": name.attribute, "decorative": true, "variableValue": variableValue.attribute,
    ])
  }

  public init(_ resource: ImageResource) { self.init(["asset": resource.name.attribute]) }
}

extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed(
      "resizable",
      [
        "capInsets": capInsets == EdgeInsets() ? nil : capInsets.attribute,
        "mode": .string("\(resizingMode)"),
      ])
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed("renderingMode", ["value": renderingMode.map { .string("\($0)") }])
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed("interpolation", ["value": .string("\(interpolation)")])
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed("antialiased", ["value": isAntialiased.attribute])
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed("symbolRenderingMode", ["value": (mode?.name).attribute])
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    changed("allowedDynamicRange", ["value": range.map { .string("\($0)") }])
  }

  /// Keeps a change that another module's modifier makes to an image.
  package func changed(_ name: String, to value: ViewAttribute?) -> Image {
    changed(name, ["value": value])
  }
}

extension Image: AttributeRepresentable {
  package var attribute: ViewAttribute { .record(node.attributes) }
}

extension Image: View, PrimitiveView {
  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { [node] }
}

/// An image of an asset catalogue, as Xcode's generated symbols name it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}
