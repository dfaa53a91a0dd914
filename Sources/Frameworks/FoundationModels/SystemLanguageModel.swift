// Foundation Models: the system's own model, which the simulated device does not have.

public import FoundationSupplement

/// The model on the device. The simulated one is not eligible for it, as most devices are not.
public final class SystemLanguageModel: Sendable {
  /// Whether a model can be asked.
  @frozen public enum Availability: Equatable, Sendable {
    /// The reason why there is no model.
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible
      case appleIntelligenceNotEnabled
      case modelNotReady
    }

    case available
    case unavailable(UnavailableReason)
  }

  /// The kind of work that a model is asked for.
  public struct UseCase: Sendable, Equatable {
    private let name: String

    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// The contents that a model refuses.
  public struct Guardrails: Sendable {
    private let name: String

    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissive")
  }

  public static let `default` = SystemLanguageModel()

  public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
    self.init()
  }

  private init() {}

  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { availability == .available }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
  public var contextSize: Int { 4096 }
}

/// The options for a model's choice of words.
public struct GenerationOptions: Sendable, Equatable {
  /// The way of choosing the next word.
  public struct SamplingMode: Sendable, Equatable {
    private let name: String

    public static var greedy: SamplingMode { SamplingMode(name: "greedy") }

    public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "top \(count) \(seed ?? 0)")
    }

    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode(name: "probability \(probabilityThreshold) \(seed ?? 0)") }
  }

  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?

  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
