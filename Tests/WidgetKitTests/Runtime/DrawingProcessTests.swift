import Foundation
import Testing
import WidgetRecording

@testable import ExtensionRuntime

/// Views are drawn in a copy of the process.
@MainActor @Suite(.serialized) struct DrawingProcessTests {
  private var request: DrawingRequest {
    var request = DrawingRequest(entries: [0, 1], targets: [DrawingTarget(DrawnLook("light"))])
    request.entryLimit = .seconds(60)
    return request
  }

  private func answer(
    _ request: DrawingRequest, _ draw: @escaping EntryDrawer.Draw
  ) throws -> (entries: [DrawnEntry<RecordedDrawing>], problem: String?, errors: String?) {
    try answer(request, by: EntryDrawer(draw: draw))
  }

  /// The parts of an answer as one.
  private func answer(
    _ request: DrawingRequest, by drawer: EntryDrawer
  ) throws -> (entries: [DrawnEntry<RecordedDrawing>], problem: String?, errors: String?) {
    var parts: [DrawingAnswer] = []
    parts.append(DrawingProcess.answer(request, by: drawer) { parts.append($0) })
    #expect(parts.dropLast().allSatisfy { $0.hasMore && $0.problem == nil && !$0.entries.isEmpty })
    #expect(parts.last?.hasMore == false)
    return (
      try parts.flatMap(\.entries).map { try $0.value() }, parts.last?.problem, parts.last?.errors
    )
  }

  @Test func `what a drawer prepares, its copies find`() throws {
    var prepared = 0
    let drawer = EntryDrawer(prepare: { prepared += 1 }) { _, finish in
      finish(DrawnEntry<JSONText>(entry: prepared))
    }
    #expect(try answer(request, by: drawer).entries.map(\.entry) == [1])
    #expect(prepared == 1)
  }

  @Test(arguments: [
    ("", []), ("one\n", ["one"]), ("one\ntwo", ["one"]), ("\n\none\n\ntwo\n", ["one", "two"]),
  ])
  func `a line without its end is none`(text: String, lines: [String]) {
    let found = ProcessCopy.lines(of: Array(text.utf8))
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == lines)
  }

  @Test func `what is drawn comes back, and nothing else changes`() throws {
    var changed = false
    let answer = try answer(request) { request, finish in
      changed = true
      for entry in request.entries { finish(DrawnEntry<JSONText>(entry: entry)) }
    }
    #expect(answer.entries.map(\.entry) == [0, 1])
    #expect(answer.problem == nil)
    #expect(!changed)
  }

  @Test func `a view that crashes loses only its own entry`() throws {
    var request = request
    request.entries = [0, 1, 2, 3]
    let answer = try answer(request) { request, finish in
      for entry in request.entries {
        if entry == 1 {
          let line = "A.swift:3: Fatal error: no\n"
          write(STDERR_FILENO, line, line.utf8.count)
          raise(SIGSEGV)
        }
        finish(DrawnEntry<JSONText>(entry: entry))
      }
    }
    #expect(answer.entries.map(\.entry) == [0, 2, 3])
    #expect(answer.problem == "a view ended the process while it was drawn (signal 11)")
    #expect(answer.errors == "A.swift:3: Fatal error: no\n")
  }

  @Test func `a view that exits is told`() throws {
    let answer = try answer(request) { _, _ in _exit(3) }
    #expect(answer.problem == "a view ended the process while it was drawn (status 3)")
  }

  @Test func `a view that never ends is stopped`() throws {
    var request = request
    request.entryLimit = .seconds(1.5)
    let began = ContinuousClock.now
    let answer = try answer(request) { _, finish in
      finish(DrawnEntry<JSONText>(entry: 0))
      while true {}
    }
    #expect(answer.entries.map(\.entry) == [0])
    #expect(answer.problem == "the views took longer than 1.5 s to draw")
    #expect(ContinuousClock.now - began < .seconds(60))
  }

  @Test func `each entry has the time that one may take`() throws {
    var request = request
    request.entries = Array(0..<4)
    request.entryLimit = .seconds(2)
    request.targets = Array(repeating: DrawingTarget(DrawnLook("light")), count: 200)
    let answer = try answer(request) { request, finish in
      for entry in request.entries {
        usleep(700_000)
        finish(DrawnEntry<JSONText>(entry: entry))
      }
    }
    #expect(answer.entries.map(\.entry) == [0, 1, 2, 3])
    #expect(answer.problem == nil)
  }

  @Test func `views that take too long in all are stopped`() throws {
    var request = request
    request.entries = Array(0..<10)
    request.entryLimit = .seconds(1)
    let answer = try answer(request) { request, finish in
      for entry in request.entries {
        finish(DrawnEntry<JSONText>(entry: entry))
        usleep(300_000)
      }
    }
    #expect(answer.entries.count < 10)
    #expect(answer.problem == "the views took longer than 1.5 s to draw")
  }

  @Test func `nothing is drawn where there is nobody to draw`() throws {
    let last = DrawingProcess.answer(request, by: nil) { _ in Issue.record("nobody draws") }
    #expect(last == DrawingAnswer())
  }

  @Test func `an entry is handed on while the next is drawn, however long its line is`() throws {
    var pipe: [Int32] = [0, 0]
    try #require(Glibc.pipe(&pipe) == 0)
    defer { pipe.forEach { close($0) } }
    let (reading, writing) = (pipe[0], pipe[1])
    let note = String(repeating: "n", count: 300_000)
    let drawer = EntryDrawer { _, finish in
      var long = DrawnEntry<JSONText>(entry: 0)
      long.drawings = [JSONText(written: Array("\"\(note)\"".utf8))]
      finish(long)
      // The next is drawn only when the first has been handed on.
      var byte: UInt8 = 0
      read(reading, &byte, 1)
      finish(DrawnEntry<JSONText>(entry: 1))
    }
    var lengths: [Int] = []
    let last = DrawingProcess.answer(request, by: drawer) { part in
      lengths += part.entries.map(\.bytes.count)
      if lengths.count == 1 { write(writing, "!", 1) }
    }
    #expect(last.problem == nil)
    #expect(lengths.count == 2 && lengths[0] > note.utf8.count && lengths[1] < 100)
  }
}
