import Foundation

extension BenchmarkProgram {
  /// The time of one of 800 drawings, and its size beside others in a compressed archive.
  func drawings() throws -> [Comparison] {
    let entries = 400
    try write(WidgetSource.days(of: entries), to: "Drawn/Widget.swift")
    try write(
      """
      {"version": 1, "name": "Drawn", "platform": "iOS", "extension": {"sources": ["*.swift"]},
       "environment": {"duration": "1h"}}
      """, to: "Drawn/widgetcheck.json")
    func run(_ draw: String) throws -> Double {
      try self.run(
        program, "run", "Drawn", "--jobs", "1", "--draw", draw, "--format", "json", "--output",
        "Drawn-\(draw)"
      ).seconds
    }
    _ = try run("none")
    let without = try (0..<3).map { _ in try run("none") }.min() ?? 0
    let with = try (0..<3).map { _ in try run("default") }.min() ?? 0
    let lines = try String(
      contentsOfFile: folder.appending("/Drawn-default/Drawn.recording.jsonl"), encoding: .utf8
    ).split(separator: "\n")
    let drawn = lines.filter { $0.contains("\"event\":\"drawing\"") }
    let parts = lines.filter {
      $0.contains("\"event\":\"drawing\"") || $0.contains("\"event\":\"outlines\"")
    }
    try write(parts.joined(separator: "\n"), to: "drawings.jsonl")
    let packed = try self.run(
      "python3", "-c",
      "import sys, zlib; print(len(zlib.compress(open(sys.argv[1], 'rb').read())))",
      folder + "/drawings.jsonl"
    ).printedNumber
    let count = Double(max(1, drawn.count))
    return [
      Comparison(
        name: "each of \(drawn.count) drawings, recorded", measured: (with - without) / count,
        limitName: "what is aimed at", limit: 0.001, unit: "s", aim: 1),
      Comparison(
        name: "the same, compressed", measured: packed / count, limitName: "what is aimed at",
        limit: 6000, unit: "B", aim: 1),
    ]
  }
}
