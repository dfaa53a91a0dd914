import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// How far a run came, and the errors that end one.
@Suite struct CallProgressTests {
  private func invocation(_ kind: String) throws -> Invocation {
    let script = try ScriptedExtension(kind)
    let plan = Plan(
      script.manifest,
      widgets: [RecordedWidget(kind: kind, families: [.systemSmall], configuration: .static)])
    return try #require(plan.invocations.first { $0.mode == .timeline })
  }

  @Test func `the progress of sessions adds up, and names an open call once`() throws {
    let (first, second) = (try invocation("A"), try invocation("B"))
    var progress = CallProgress(known: [first.id])
    progress.note(first, isMade: true, isOpen: false)
    #expect(progress.interruption == RecordedInterruption(made: 1))
    progress.note(second, isMade: false, isOpen: true)
    progress.note(second, isMade: true, isOpen: true)
    #expect(progress.made == 2 && progress.open.map(\.kind) == ["B"])
    #expect(progress.open.map(\.id) == [second.id])
    var other = CallProgress(known: [second.id])
    other.planned = 5
    progress += other
    #expect(progress.planned == 5 && progress.known == [first.id, second.id])
    progress += CallProgress()
    #expect(progress.planned == 5)
    progress += other
    #expect(progress.planned == 10 && progress.made == 2)
  }

  @Test(
    arguments: [
      (.notStarted("no such file"), "p: error: cannot be started: no such file"),
      (.notDescribed("it ended"), "p: error: does not describe its widgets: it ended"),
      (.noFolder("it is full"), "p: error: cannot be prepared for a run: it is full"),
      (
        .noSandbox("it is not there"),
        """
        p: error: no sandbox: it is not there; install bubblewrap or run with --sandbox auto
        """
      ),
    ] as [(RunnerError.Problem, String)])
  func `an error of a run is one line with its place`(
    _ problem: RunnerError.Problem, _ text: String
  ) {
    #expect(RunnerError(place: "p", problem: problem).description == text)
  }
}
