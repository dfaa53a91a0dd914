// SwiftUI's shaders. A function of Metal's cannot run here: its effect leaves no trace, and as a
// style it is clear.

/// A function of Metal's with arguments.
public struct Shader: Equatable, Sendable, ShapeStyle {
  /// The kind of effect that a shader is used for.
  public enum UsageType: Hashable, Sendable {
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ name: String, _ values: Any...) {
      text = name + values.map { " \($0)" }.joined()
    }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument("float", Double(x))
    }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("float2", Double(x), Double(y))
    }

    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("float3", Double(x), Double(y), Double(z))
    }

    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument("float4", Double(x), Double(y), Double(z), Double(w))
    }

    public static func floatArray(_ array: [Float]) -> Argument { Argument("floatArray", array) }

    public static func color(_ color: Color) -> Argument { Argument("color", color) }

    public static func colorArray(_ array: [Color]) -> Argument { Argument("colorArray", array) }

    public static func image(_ image: Image) -> Argument { Argument("image", image) }

    public static func data(_ data: Data) -> Argument { Argument("data", data.hashValue) }

    public static var boundingRect: Argument { Argument("boundingRect") }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Does nothing: there is no compiler of shaders here.
  public func compile(as type: UsageType) async throws {}

  public func resolve(in environment: EnvironmentValues) -> Color { .clear }
}

/// The name of a function in a library of shaders.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of shaders, of which nothing is read.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  public static let `default` = ShaderLibrary(name: "default")

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  private init(name: String) { self.name = name }

  public init(data: Data) { name = "\(data.hashValue)" }

  public init(url: URL) { name = url.absoluteString }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    `default`[dynamicMember: name]
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

nonisolated extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}
