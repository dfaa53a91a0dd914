import Foundation
import FoundationModels

/// A plan for a day that the model suggests.
@Generable(description: "A plan for a day")
struct DayPlan: Equatable {
  @Guide(description: "A short title") var title: String
  @Guide(description: "The stops", .minimumCount(2), .maximumCount(5)) var stops: [Stop]
  @Guide(.range(1...10)) var effort: Int
  @Guide(description: "The mood", .anyOf(["calm", "busy"])) var mood: String?
  var budget: Double
  var kind: PlanKind
  let isOutdoors: Bool

  var longest: Stop? { stops.max { $0.minutes < $1.minutes } }
}

/// A stop on a plan's way.
@Generable
struct Stop: Equatable, Sendable {
  @Guide(description: "The name", #/[A-Z].*/#) var name: String
  @Guide(description: "Minutes", .minimum(5), .maximum(90)) var minutes: Int
  var tags: [String]?
}

/// The kind of a plan.
@Generable
enum PlanKind: Equatable {
  case walk
  case ride(kilometres: Double, bicycle: String)
  case `default`
}

/// Tells the model when the shops are open.
struct OpeningTool: Tool {
  let description = "When a shop is open"

  /// The arguments that a model calls the tool with.
  @Generable
  struct Arguments {
    @Guide(description: "The shop") var shop: String
  }

  func call(arguments: Arguments) async throws -> String { "\(arguments.shop) is open" }
}

/// Asks the model for plans where there is one.
@MainActor final class Planner {
  private let model = SystemLanguageModel(
    useCase: .contentTagging, guardrails: .permissiveContentTransformations)
  private lazy var session = LanguageModelSession(model: model, tools: [OpeningTool()]) {
    "You plan days."
    if model.supportsLocale() { "Be brief." }
  }
  private(set) var partial: DayPlan.PartiallyGenerated?

  var state: String {
    switch SystemLanguageModel.default.availability {
    case .available: "ready"
    case .unavailable(.deviceNotEligible): "never"
    case .unavailable(.appleIntelligenceNotEnabled): "off"
    case .unavailable(.modelNotReady): "loading"
    case .unavailable: "unknown"
    }
  }

  func plan(_ wish: String) async throws -> DayPlan {
    session.prewarm()
    let options = GenerationOptions(
      sampling: .random(top: 3), temperature: 0.5, maximumResponseTokens: 100)
    _ = try await session.respond(to: wish, options: options).content.count
    _ = try await session.respond { "Is \(wish) possible?" }.content
    for try await snapshot in session.streamResponse(to: wish, generating: DayPlan.self) {
      partial = snapshot.content
      print(partial?.title ?? "", partial?.stops?.first?.name ?? "", partial?.mood ?? "")
    }
    return try await session.respond(generating: DayPlan.self) { Prompt(wish) }.content
  }

  func safely(_ wish: String) async -> String {
    do {
      return try await plan(wish).title
    } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
      return "too long"
    } catch let error as LanguageModelSession.GenerationError {
      return error.localizedDescription
    } catch {
      return "\(error)"
    }
  }
}

/// Reads a plan that was kept.
func kept(_ json: String) throws -> DayPlan {
  let content = try GeneratedContent(json: json)
  let title = try content.value(String.self, forProperty: "title")
  print(title, try content.value(Int?.self, forProperty: "effort") ?? 0, content.isComplete)
  return try DayPlan(content)
}
