import Foundation
import Glibc
import TestSupport
import Testing

/// A report is whole or as it was, whatever fails, and nothing is left lying about.
@Suite struct FullDiskTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SmallExtension.folder()
    try folder.write(SmallExtension.recording, to: "a.jsonl")
  }

  /// The bytes of all files below a folder, by path.
  private func files(in name: String) throws -> [String: Data] {
    let url = folder.url.appending(path: name)
    let below = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    var files: [String: Data] = [:]
    for path in below {
      let file = url.appending(path: path)
      if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { continue }
      files[path] = try Data(contentsOf: file)
    }
    return files
  }

  private static let faults = [
    FailingCalls.Fault(call: "write", error: ENOSPC), .init(call: "write", error: EIO),
    .init(call: "close", error: EDQUOT), .init(call: "open", error: EMFILE),
    .init(call: "open", error: ENOSPC), .init(call: "mkdir", error: ENOSPC),
    .init(call: "rename", error: ENOSPC),
  ]

  @Test(arguments: faults)
  func `a replay of which one call fails leaves every report whole or as it was`(
    _ fault: FailingCalls.Fault
  ) throws {
    let failing = try FailingCalls()
    let replay = "widgetcheck replay a.jsonl --format junit,json,html,sarif --single-file"
    let script = "\(replay) --output out; status=$?; ls -A out 2>/dev/null >&2; exit $status"
    let whole = try Program.run(script: "\(replay) --output whole", in: folder.url)
    #expect(whole.status == 1)
    let reports = try files(in: "whole")
    #expect(reports.count == 4)
    for hadReports in [false, true] {
      var number = 1
      while true {
        try? FileManager.default.removeItem(at: folder.url.appending(path: "out"))
        let old = hadReports ? reports.mapValues { _ in Data("old".utf8) } : [:]
        for path in old.keys { try folder.write("old", to: "out/\(path)") }
        guard
          let outcome = try failing.outcome(
            of: script, fault, number: number, in: folder.url)
        else { break }
        number += 1
        if fault.call == "mkdir", outcome.status == 1 {
          // It was tried again, and then it was possible.
          #expect(try files(in: "out") == reports)
          continue
        }
        #expect(outcome.status == 74, "\(number): \(outcome)")
        #expect(outcome.errors.contains("error: cannot be written: "), "\(number)")
        let left = try files(in: "out")
        // Names can fail to change after others have; bytes are never half.
        for (path, data) in left { #expect(data == old[path] || data == reports[path], "\(path)") }
        if fault.call != "rename" { #expect(left == old, "\(number)") }
      }
      // A folder that is there is not made again.
      #expect(number > (hadReports && fault.call == "mkdir" ? 0 : 1), "nothing failed")
    }
  }

  @Test(
    arguments: [
      FailingCalls.Fault(call: "write", error: ENOSPC), .init(call: "open", error: ENOSPC),
      .init(call: "mkdir", error: ENOSPC), .init(call: "rename", error: EIO),
      .init(call: "pipe2", error: EMFILE), .init(call: "socketpair", error: EMFILE),
      .init(call: "vfork", error: EAGAIN),
    ])
  func `a run of which one call fails ends with a status and leaves nothing`(
    _ fault: FailingCalls.Fault
  ) throws {
    let failing = try FailingCalls()
    _ = try Program.run(["list"], in: folder.url)
    let temporary = folder.url.appending(path: "tmp")
    var seen: Set<Int32> = []
    for number in [1, 2, 3, 4, 5, 8, 12, 20, 40] {
      try? FileManager.default.removeItem(at: folder.url.appending(path: "out"))
      try? FileManager.default.removeItem(at: temporary)
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      let script = """
        export TMPDIR='\(temporary.path)'
        widgetcheck run --output out --sandbox off --draw none --jobs 1
        """
      guard let outcome = try failing.outcome(of: script, fault, number: number, in: folder.url)
      else { break }
      seen.insert(outcome.status)
      // What fails may be something that the run can do without.
      #expect([0, 2, 74].contains(outcome.status), "\(number): \(outcome)")
      if outcome.status != 0 {
        #expect(outcome.errors.contains("error: "), "\(number): \(outcome)")
      }
      #expect(!outcome.errors.contains("fault of this program"), "\(number): \(outcome)")
      let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
      #expect(left == [], "\(number): \(outcome)")
      let names = try files(in: "out").keys
      #expect(!names.contains { $0.hasSuffix(".temporary") }, "\(number): \(names)")
    }
    #expect(seen.contains { $0 != 0 }, "nothing failed")
  }

  @Test func `a file that may not grow is told, and none is half`() throws {
    for (command, status) in [("replay a.jsonl", Int32(74)), ("run --sandbox off", 74)] {
      let outcome = try Program.run(
        script: "widgetcheck list >/dev/null; ulimit -f 1; widgetcheck \(command) --output out",
        in: folder.url)
      #expect(outcome.status == status, "\(command): \(outcome)")
      #expect(outcome.errors.contains("error: cannot be "), "\(command)")
      #expect(outcome.errors.contains("File too large"), "\(command)")
      #expect(try files(in: "out") == [:], "\(command)")
    }
  }

  @Test func `an output folder that vanishes during a run is told`() throws {
    try folder.write(
      SmallExtension.source(
        "try? FileManager.default.removeItem(atPath: \"\(folder.url.path)/out\")\n"
          + SmallExtension.fine), to: "Clock.swift")
    let outcome = try Program.run(
      ["run", "--output", "out", "--sandbox", "off"], in: folder.url)
    #expect(outcome.status == 74)
    #expect(
      outcome.errors == """
        out/Small.recording.jsonl: error: cannot be written: it was removed or replaced during the \
        run; run again, and leave the folder alone meanwhile

        """)
  }

  @Test func `one run at a time writes into a folder`() throws {
    let outcome = try Program.run(
      script: """
        mkdir out; exec 9<out; flock 9
        for command in run 'replay a.jsonl'; do
          widgetcheck $command --output out; echo $?
        done
        flock -u 9; widgetcheck replay a.jsonl --output out -q; echo $?
        flock 9; widgetcheck replay a.jsonl --output out --format json=other.json -q; echo $?
        """, in: folder.url)
    #expect(outcome.output == "74\n74\n1\n1\n")
    let line = """
      out: error: cannot be written: another run is writing there; wait for its end, or choose \
      another place with --output

      """
    #expect(outcome.errors == line + line)
  }

  @Test func `a device or a pipe is written to, and a link stays one`() throws {
    let outcome = try Program.run(
      script: """
        mkfifo pipe; ln -s real.json link.json; echo old > real.json
        cat pipe > copy.xml & widgetcheck replay a.jsonl -q \
          --format json=link.json,junit=pipe,sarif=/dev/null,markdown=/dev/full
        echo $?; wait; [ -c /dev/null ] && [ -p pipe ] && [ -L link.json ] && cat real.json
        widgetcheck replay a.jsonl -q --format json=link.json,junit=/dev/stdout | head -c 5
        [ -c /dev/null ] && [ -p pipe ] && [ -L link.json ] && head -c 1 real.json
        """, in: folder.url)
    #expect(
      outcome.errors
        == "/dev/full: error: cannot be written: No space left on device; "
        + "choose another place with --output\n")
    #expect(outcome.output == "74\nold\n<?xml{")
  }
}
