import TestSupport
import Testing

/// A view that keeps an answer back, or ends the process, is told as a view and not as its
/// provider.
@Suite struct ViewEndTests {
  private func outcome(of view: String) throws -> Program.Outcome {
    let source = SmallExtension.source().replacing(
      "Text(entry.date, style: .time)", with: "GeometryReader { _ in \(view) }")
    let folder = try ScratchFolder([
      "widgetcheck.json": SmallExtension.manifest(), "Clock.swift": source,
    ])
    return try Program.run(
      [
        "run", "--sandbox", "off", "--filter", "*/placeholder", "--only",
        "completion-never-called,provider-exited",
      ], in: folder.url)
  }

  @Test func `a view that never ends is a view`() throws {
    let busy = try outcome(of: "let _ = (0...).forEach { _ in }; Text(\"x\")")
    #expect(busy.output.contains("drawing the view of the placeholder did not end"))
    #expect(busy.output.contains("the process was busy, so the view is too slow"))
    let idle = try outcome(of: "let _ = DispatchSemaphore(value: 0).wait(); Text(\"x\")")
    #expect(idle.output.contains("the process was idle, so the view waits"))
  }

  @Test func `a view that ends the process is a view`() throws {
    let ended = try outcome(of: "let _ = exit(3); Text(\"x\")")
    let words = "drawing the view of the placeholder ended the process with status 3"
    #expect(ended.output.contains(words))
  }
}
