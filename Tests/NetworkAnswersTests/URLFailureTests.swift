import NetworkAnswers
import Testing

/// The words of errors.
@Suite struct URLFailureTests {
  @Test(arguments: URLFailure.allCases)
  func `every error that a script can name has words`(_ failure: URLFailure) throws {
    // The system has no words of its own for this one.
    guard failure != .userAuthenticationRequired else { return }
    #expect(URLFailure.words(for: failure.code, host: "") != nil)
  }

  @Test func `a certificate's error names the host`() {
    let words = URLFailure.words(for: -1202, host: "a.example.com") ?? ""
    #expect(words.hasPrefix("The certificate for this server is invalid. You might be connecting"))
    #expect(words.contains("“a.example.com”"))
  }
}
