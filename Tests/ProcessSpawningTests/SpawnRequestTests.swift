import Foundation
import Glibc
import TestSupport
import Testing

@testable import ProcessSpawning

/// Programs that are started: what they have of ours, and how their end is told.
@Suite struct SpawnRequestTests {
  /// Runs a line of the shell and returns what it prints, and its end.
  private func shell(
    _ line: String, _ change: (inout SpawnRequest) -> Void = { _ in }
  ) throws -> (text: String, end: ProcessEnd?) {
    let pipe = try DescriptorPair.pipe()
    defer { close(pipe.ours) }
    var request = SpawnRequest(
      "/bin/bash", ["--norc", "-c", line], environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [nil, pipe.theirs, pipe.theirs])
    change(&request)
    let process = try request.start()
    close(pipe.theirs)
    let text = String(decoding: pipe.readToEnd(), as: UTF8.self)
    return (text, process.wait())
  }

  @Test func `a program has its words, its environment and its folder, and no others`() throws {
    let (text, end) = try shell(#"printf '%s|' "$0" "$1" "$PWD"; env | grep -c ."#) {
      $0.arguments += ["", "a b\n\"c\""]
      $0.folder = "/usr"
      $0.environment = ["PATH": "/usr/bin:/bin", "EMPTY": ""]
    }
    // The shell adds three of its own: the folder, its depth and the last command.
    #expect(text == "|a b\n\"c\"|/usr|5\n")
    #expect(end == .exited(0))
  }

  @Test func `a program has the descriptors that it is given, and none of ours`() throws {
    let inherited = open("/dev/null", O_RDONLY)
    defer { close(inherited) }
    let line = "for number in {0..200}; do [[ -e /proc/$$/fd/$number ]] && echo $number; done"
    #expect(try shell(line).text == "0\n1\n2\n")
  }

  @Test func `a program that computes for too long is ended, also one that it starts`() throws {
    let loop = try shell("while :; do :; done") { $0.processorSeconds = 1 }
    #expect(loop.end == .signalled(Int(SIGXCPU)))
    let child = try shell(#"bash -c 'while :; do :; done'; echo $?"#) { $0.processorSeconds = 1 }
    #expect(child.text.hasSuffix("\(128 + SIGXCPU)\n"))
    #expect(child.end == .exited(0))
  }

  @Test func `descriptors may change places`() throws {
    let (first, second) = (try DescriptorPair.pipe(), try DescriptorPair.pipe())
    let process = try SpawnRequest(
      "/bin/bash", ["-c", "echo low >&\(first.theirs); echo high >&\(second.theirs)"],
      environment: [:],
      descriptors: (0...max(first.theirs, second.theirs)).map { number in
        switch number {
        case first.theirs: second.theirs
        case second.theirs: first.theirs
        default: nil
        }
      }
    ).start()
    close(first.theirs)
    close(second.theirs)
    #expect(String(decoding: first.readToEnd(), as: UTF8.self) == "high\n")
    #expect(String(decoding: second.readToEnd(), as: UTF8.self) == "low\n")
    #expect(process.wait() == .exited(0))
    close(first.ours)
    close(second.ours)
  }

  @Test func `what is nothing is the null device`() throws {
    #expect(try shell("cat; readlink /proc/self/fd/0").text == "/dev/null\n")
  }

  @Test(arguments: [SpawnRequest.ProcessGroup.own, .shared])
  func `a program leads a session and a group, or stays in ours`(
    _ group: SpawnRequest.ProcessGroup
  ) throws {
    let text = try shell("cut -d' ' -f1,5,6 /proc/$$/stat") { $0.processGroup = group }.text
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    #expect(numbers.count == 3)
    let expected = group == .own ? numbers[0] : getpgrp()
    #expect(numbers[1] == expected)
    #expect((numbers[2] == numbers[0]) == (group == .own))
  }

  @Test func `signals are as they are for any program`() throws {
    let before = signal(SIGUSR1, SIG_IGN)
    defer { signal(SIGUSR1, before) }
    let text = try shell("") { request in
      request.program = "/bin/grep"
      request.arguments = ["-E", "SigBlk|SigIgn", "/proc/self/status"]
    }.text
    // The C library keeps signals 32 and 33 to itself.
    let own: UInt64 = 3 << 31
    let masks = text.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0, radix: 16) }
    #expect(masks.map { $0 & ~own } == [0, 0])
  }

  @Test(arguments: [
    ("exit 0", ProcessEnd.exited(0)), ("exit 255", .exited(255)), ("kill -9 $$", .signalled(9)),
    ("kill -SEGV $$", .signalled(11)),
  ])
  func `an end is told as it was`(_ line: String, _ end: ProcessEnd) throws {
    #expect(try shell(line).end == end)
  }

  @Test(arguments: [
    ("/no/such/program", ENOENT), ("/etc", EACCES), ("/etc/passwd", EACCES),
  ])
  func `a program that cannot be started leaves no process`(_ path: String, _ code: Int32) {
    #expect(throws: SpawnError(program: path, code: code)) {
      try SpawnRequest(path, environment: [:]).start()
    }
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: SpawnError(program: "/bin/true", code: ENOENT)) {
      try SpawnRequest("/bin/true", environment: [:], folder: "/no/such/folder").start()
    }
  }

  @Test func `a program that is still being written is started when it is whole`() throws {
    let folder = try ScratchFolder()
    try folder.writeProgram("#!/bin/sh\nexit 7\n", to: "program")
    let path = folder.url.appending(path: "program").path
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    let busy = try SpawnRequest(
      "/bin/sh", ["-c", "sleep 0.1"], environment: ["PATH": "/bin"],
      descriptors: [nil, nil, nil, writer], processGroup: .own
    ).start()
    close(writer)
    #expect(try SpawnRequest(path, environment: [:]).start().wait() == .exited(7))
    #expect(busy.wait() == .exited(0))
  }

  @Test func `a process can be looked at, and killed with its group`() throws {
    let pipe = try DescriptorPair.pipe()
    defer { close(pipe.ours) }
    let process = try SpawnRequest(
      "/bin/bash", ["-c", "sleep 600 & sleep 600"], environment: ["PATH": "/bin"],
      descriptors: [nil, pipe.theirs, nil]
    ).start()
    close(pipe.theirs)
    #expect(process.poll() == nil)
    process.kill()
    // Both have the pipe, so that its end is the end of both.
    #expect(pipe.readToEnd().isEmpty)
    #expect(process.wait() == .signalled(9))
    #expect(process.wait() == nil)
  }
}

@Suite struct DescriptorPairTests {
  @Test func `no program that others start has a pair's ends`() throws {
    for pair in [try DescriptorPair.pipe(), try .socket()] {
      for end in [pair.ours, pair.theirs] { #expect(fcntl(end, F_GETFD) == FD_CLOEXEC) }
      pair.close()
      #expect(fcntl(pair.ours, F_GETFD) == -1)
    }
  }

  @Test func `all is read to the end`() throws {
    let pair = try DescriptorPair.socket()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(write(pair.theirs, bytes, bytes.count) == bytes.count)
    close(pair.theirs)
    #expect(pair.readToEnd() == bytes)
    close(pair.ours)
  }

  @Test func `errors have the system's words`() {
    #expect(SystemError(code: ENOENT).description == "No such file or directory")
    #expect(SpawnError(program: "x", code: EACCES).description == "Permission denied")
    #expect(ProcessEnd.exited(3).description == "ended with status 3")
    #expect(ProcessEnd.signalled(9).description == "was ended by signal 9")
  }
}
