import FileTypes
import Foundation
import Testing

@Suite struct ErrorReasonTests {
  @Test func `a file that is not there is told in the system's words`() {
    let error = #expect(throws: (any Error).self) {
      try Data(contentsOf: URL(fileURLWithPath: "/none"))
    }
    #expect(error?.systemWords == "No such file or directory")
    #expect(error?.fileReason == "no such file or directory")
  }

  @Test func `an error without a number of the system's has its own words`() {
    let own = NSError(
      domain: "own", code: 1, userInfo: [NSLocalizedDescriptionKey: "It is a pipe."])
    #expect(own.fileReason == "It is a pipe.")
    #expect(own.systemWords == "It is a pipe.")
  }
}
