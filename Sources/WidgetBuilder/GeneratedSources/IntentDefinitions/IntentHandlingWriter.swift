/// Writes the protocol by which a handler provides options, resolves, confirms and handles.
///
/// Each requirement comes twice, with a completion and `async`, as Swift imports Xcode's; a handler
/// implements either. What it leaves out has a default that provides nothing.
struct IntentHandlingWriter {
  let intent: IntentDefinition.Intent
  let scope: IntentSourceScope

  /// A method of the protocol.
  private struct Method {
    let signature: String
    let fallback: String
  }

  func parts() throws(IntentDefinitionError) -> [GeneratedSource.Part] {
    var methods: [Method] = []
    var results: [GeneratedSource.Part] = []
    for parameter in intent.parameters {
      let type = try scope.type(of: parameter)
      if parameter.providesOptions { methods += options(parameter, type) }
      if parameter.isResolved {
        let result = try resolutionResult(of: parameter)
        if !parameter.unsupportedReasons.isEmpty {
          let base = try scope.resolutionResult(of: parameter)
          results += reasons(of: parameter, result: result, base: base)
        }
        methods += resolution(parameter, result: result)
      }
    }
    methods += handling
    let name = "\(intent.className)Handling"
    let requirements = methods.map { "  \($0.signature)" }
    let defaults = methods.map { "  public \($0.signature) {\n    \($0.fallback)\n  }" }
    // The one that Xcode makes has optional requirements, which only Objective-C knows.
    let whole =
      "public protocol \(name): NSObjectProtocol {\n" + requirements.joined(separator: "\n")
      + "\n}\n\nextension \(name) {\n" + defaults.joined(separator: "\n\n") + "\n}"
    return results + [GeneratedSource.Part(name: name, text: whole, isPreferred: true)]
  }

  private func options(
    _ parameter: IntentDefinition.Parameter, _ type: IntentTypeTable.SwiftType
  ) -> [Method] {
    let name = parameter.name.capitalizedFirst
    let element = collected(type)
    let search = parameter.searchesOptions ? ", searchTerm: String?" : ""
    let head = "func provide\(name)OptionsCollection(for intent: \(intent.className)\(search)"
    let value = parameter.isList ? "[\(type.name)]" : type.name
    return [
      Method(
        signature:
          "\(head), with completion: @escaping (INObjectCollection<\(element)>?, (any Error)?) -> Void)",
        fallback: "completion(nil, INIntentError(.noHandlerProvidedForIntent))"),
      Method(
        signature: "\(head)) async throws -> INObjectCollection<\(element)>",
        fallback: "throw INIntentError(.noHandlerProvidedForIntent)"),
      Method(
        signature: "func default\(name)(for intent: \(intent.className)) -> \(value)?",
        fallback: "nil"),
    ]
  }

  /// The type of a collection's objects: enumerations and texts are wrapped by Objective-C.
  private func collected(_ type: IntentTypeTable.SwiftType) -> String {
    switch type {
    case .enumeration: "NSNumber"
    case .plain("String"): "NSString"
    case .object(let name), .plain(let name): name
    }
  }

  private func resolution(
    _ parameter: IntentDefinition.Parameter, result: String
  ) -> [Method] {
    let list = parameter.isList ? "[\(result)]" : result
    let fallback = parameter.isList ? "[.notRequired()]" : ".notRequired()"
    let head =
      "func resolve\(parameter.name.capitalizedFirst)(for intent: \(intent.className)"
    return [
      Method(
        signature: "\(head), with completion: @escaping (\(list)) -> Void)",
        fallback: "completion(\(fallback))"),
      Method(signature: "\(head)) async -> \(list)", fallback: fallback),
    ]
  }

  private func resolutionResult(
    of parameter: IntentDefinition.Parameter
  ) throws(IntentDefinitionError) -> String {
    let plain = try scope.resolutionResult(of: parameter)
    return parameter.unsupportedReasons.isEmpty
      ? plain : "\(intent.name)\(parameter.name.capitalizedFirst)ResolutionResult"
  }

  /// The result of a parameter that names its reasons, and their enumeration.
  private func reasons(
    of parameter: IntentDefinition.Parameter, result: String, base: String
  ) -> [GeneratedSource.Part] {
    let reason = "\(intent.name)\(parameter.name.capitalizedFirst)UnsupportedReason"
    let cases = parameter.unsupportedReasons.enumerated().map { index, name in
      "  case \(name.asIdentifier) = \(index + 1)"
    }
    let declaration = """
      public enum \(reason): Int, Sendable {
      \(cases.joined(separator: "\n"))
      }
      """
    let outcome = """
      public class \(result): \(base), @unchecked Sendable {
        public class func unsupported(forReason reason: \(reason)) -> Self {
          Self(_outcome: .unsupported(reason.rawValue))
        }
      }
      """
    return [
      GeneratedSource.Part(name: reason, text: declaration),
      GeneratedSource.Part(name: result, text: outcome),
    ]
  }

  private var handling: [Method] {
    let response = "\(intent.className)Response"
    return ["confirm": "ready", "handle": "unspecified"].sorted { $0.key < $1.key }.flatMap {
      name, code in
      let answer = "\(response)(code: .\(code), userActivity: nil)"
      let head = "func \(name)(intent: \(intent.className)"
      return [
        Method(
          signature: "\(head), completion: @escaping (\(response)) -> Void)",
          fallback: "completion(\(answer))"),
        Method(signature: "\(head)) async -> \(response)", fallback: answer),
      ]
    }
  }
}

/// Writes the class of an intent's response.
struct IntentResponseWriter {
  /// The codes that every response has, in the order of their raw values.
  static let commonCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]

  let intent: IntentDefinition.Intent
  let scope: IntentSourceScope

  func parts() throws(IntentDefinitionError) -> [GeneratedSource.Part] {
    let name = "\(intent.className)Response"
    let own = intent.response.codes.map(\.name).filter { !Self.commonCodes.contains($0) }
    let cases =
      Self.commonCodes.enumerated().map { "  case \($1) = \($0)" }
      + own.enumerated().map { "  case \($1.asIdentifier) = \(100 + $0)" }
    let codes = ["public enum \(name)Code: Int, Sendable {"] + cases + ["}"]
    var lines = ["public class \(name): INIntentResponse, @unchecked Sendable {"]
    for property in intent.response.properties {
      lines.append("  " + (try scope.property(property)))
    }
    lines += [
      "  public fileprivate(set) var code: \(name)Code = .unspecified", "",
      "  public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {",
      "    self.init()", "    self.code = code", "    self.userActivity = userActivity", "  }",
    ]
    for code in intent.response.codes where !code.mentioned.isEmpty {
      lines += ["", try factory(of: code, name)]
    }
    lines.append("}")
    return [
      GeneratedSource.Part(name: name + "Code", text: codes.joined(separator: "\n")),
      GeneratedSource.Part(name: name, text: lines.joined(separator: "\n")),
    ]
  }

  /// The function that makes a response of a code with the properties its text mentions.
  private func factory(
    of code: IntentDefinition.Response.Code, _ name: String
  ) throws(IntentDefinitionError) -> String {
    let properties = code.mentioned.compactMap { name in
      intent.response.properties.first { $0.name == name }
    }
    var parameters: [String] = []
    for property in properties {
      let type = try scope.type(of: property)
      let whole = property.isList ? "[\(type.name)]" : type.name
      parameters.append("\(property.name.asIdentifier): \(whole)")
    }
    let assignments = properties.map {
      "    response.\($0.name.asIdentifier) = \($0.name.asIdentifier)"
    }
    return """
        public static func \(code.name.asIdentifier)(\(parameters.joined(separator: ", "))) -> \(name) {
          let response = \(name)(code: .\(code.name.asIdentifier), userActivity: nil)
      \(assignments.joined(separator: "\n"))
          return response
        }
      """
  }
}
