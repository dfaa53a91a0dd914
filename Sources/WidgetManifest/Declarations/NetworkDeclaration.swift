public import Foundation
public import NetworkAnswers

/// The answers that requests get instead of the network's.
public struct NetworkDeclaration: Hashable, Sendable {
  /// The body of an answer.
  public enum Body: Hashable, Sendable {
    /// A file.
    case file(RootedPath)
    /// The bytes that stand in the manifest.
    case data(Data)
  }

  /// A response with its body.
  public struct Fixture: Hashable, Sendable {
    /// The response, whose body has no name yet.
    public var response: ScriptedResponse
    /// The body; nil for none.
    public var body: Body?

    /// Creates a fixture.
    public init(_ response: ScriptedResponse, body: Body? = nil) {
      self.response = response
      self.body = body
    }
  }

  /// The responses, which are looked at first.
  public var responses: [Fixture]
  /// The archives of recorded responses.
  public var archives: [HTTPArchive]

  /// Creates a network that answers nothing.
  public init(responses: [Fixture] = [], archives: [HTTPArchive] = []) {
    self.responses = responses
    self.archives = archives
  }
}
