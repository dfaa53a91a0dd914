import SwiftSyntax

/// The asynchronous methods of URLSession's delegates.
///
/// On Apple's platforms they are the methods with a completion handler, by another name in Swift. On
/// Linux these are methods of their own, which nothing calls: so one with a handler is added to each.
///
/// Source: `URLSessionTaskDelegate` and `URLSessionDataDelegate` in Apple's documentation, which has
/// both forms of each method.
enum SessionDelegateMethods {
  /// A method with a completion handler.
  private struct Method {
    /// The types of its parameters, in their order.
    let types: [String]
    /// The types of what the handler takes.
    let answer: [String]
  }

  private static let credential = ["URLSession.AuthChallengeDisposition", "URLCredential?"]

  /// The methods by the labels of the asynchronous ones.
  private static let methods: [[String]: Method] = [
    ["_", "didReceive"]: Method(
      types: ["URLSession", "URLAuthenticationChallenge"], answer: credential),
    ["_", "task", "didReceive"]: Method(
      types: ["URLSession", "URLSessionTask", "URLAuthenticationChallenge"], answer: credential),
    ["_", "task", "willPerformHTTPRedirection", "newRequest"]: Method(
      types: ["URLSession", "URLSessionTask", "HTTPURLResponse", "URLRequest"],
      answer: ["URLRequest?"]),
    ["_", "dataTask", "didReceive"]: Method(
      types: ["URLSession", "URLSessionDataTask", "URLResponse"],
      answer: ["URLSession.ResponseDisposition"]),
    ["_", "dataTask", "willCacheResponse"]: Method(
      types: ["URLSession", "URLSessionDataTask", "CachedURLResponse"],
      answer: ["CachedURLResponse?"]),
  ]

  /// The disposition that is here what one is on Apple's platforms; nil for what is the same.
  ///
  /// A protection space that is rejected is followed by the next one, and the last by the answer as it
  /// came. There is one here, and Foundation on Linux ends its request with an error.
  ///
  /// Source: `URLSession.AuthChallengeDisposition.rejectProtectionSpace`.
  static func disposition(for member: MemberAccessExprSyntax) -> String? {
    let base = member.base?.trimmedDescription
    guard member.declName.trimmedDescription == "rejectProtectionSpace",
      base?.hasSuffix("AuthChallengeDisposition") ?? true
    else { return nil }
    return "performDefaultHandling"
  }

  /// The method with a completion handler that is to follow an asynchronous one; nil for what is
  /// none of a delegate's.
  static func companion(of function: FunctionDeclSyntax) -> String? {
    let signature = function.signature
    let effects = signature.effectSpecifiers
    let words = function.modifiers.map(\.name.text)
    let parameters = signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    guard function.name.text == "urlSession", function.body != nil, let method = methods[labels],
      effects?.asyncSpecifier != nil, effects?.throwsClause == nil,
      !words.contains("override"), !words.contains("static")
    else { return nil }
    let access = words.first { ObjectiveCSyntax.accessWords.contains($0) }.map { $0 + " " } ?? ""
    let given = labels.enumerated().map { index, label in
      (label == "_" ? "" : label + ": ") + "given\(index)"
    }
    let taken = zip(labels.indices, method.types).map { index, type in
      "\(labels[index]) given\(index): \(type)"
    }
    let answer = method.answer.joined(separator: ", ")
    let parts = method.answer.count == 1 ? "answer" : "answer.0, answer.1"
    return "; \(access)nonisolated func urlSession(\(taken.joined(separator: ", ")), "
      + "completionHandler: @escaping @Sendable (\(answer)) -> Void) { "
      + "_Concurrency.Task { nonisolated(unsafe) let answer = "
      + "await self.urlSession(\(given.joined(separator: ", "))); "
      + "completionHandler(\(parts)) } }"
  }
}
