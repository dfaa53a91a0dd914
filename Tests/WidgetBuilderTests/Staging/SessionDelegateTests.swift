import Testing

@testable import WidgetBuilder

/// The asynchronous methods of URLSession's delegates.
@Suite struct SessionDelegateTests {
  @Test func `a protection space that is rejected is followed by the answer as it came`() {
    #expect(
      stage("let a = completion(.rejectProtectionSpace, nil)").lines
        == ["let a = completion(.performDefaultHandling, nil)"])
    #expect(
      stage("let a = Mine.rejectProtectionSpace").lines == ["let a = Mine.rejectProtectionSpace"])
  }

  @Test(arguments: [
    (
      "_ s: URLSession, task t: URLSessionTask, didReceive c: URLAuthenticationChallenge",
      "(URLSession.AuthChallengeDisposition, URLCredential?)",
      """
      _ given0: URLSession, task given1: URLSessionTask, didReceive given2: \
      URLAuthenticationChallenge
      """, "given0, task: given1, didReceive: given2", "answer.0, answer.1"
    ),
    (
      """
      _ s: URLSession, task: URLSessionTask, willPerformHTTPRedirection r: HTTPURLResponse, \
      newRequest q: URLRequest
      """, "(URLRequest?)",
      """
      _ given0: URLSession, task given1: URLSessionTask, willPerformHTTPRedirection given2: \
      HTTPURLResponse, newRequest given3: URLRequest
      """, "given0, task: given1, willPerformHTTPRedirection: given2, newRequest: given3", "answer"
    ),
  ])
  func `a delegate's asynchronous method gets one with a completion handler`(
    _ parameters: String, _ answer: String, _ taken: String, _ given: String, _ parts: String
  ) {
    let method = "public func urlSession(\(parameters)) async -> \(answer) { a }"
    let staged = stage("extension A {\n  \(method)\n}").lines
    #expect(
      staged == [
        "extension A {",
        method + "; public nonisolated func urlSession(\(taken), completionHandler: @escaping "
          + "@Sendable \(answer) -> Void) { _Concurrency.Task { nonisolated(unsafe) let answer = "
          + "await self.urlSession(\(given)); completionHandler(\(parts)) } }", "}",
      ])
    #expect(
      stage(method.replacing("async ", with: "")).lines == [method.replacing("async ", with: "")])
  }
}
