import Foundation
import Glibc
import ProcessSpawning
import TestSupport
import Testing

/// A program's input, to the last byte, and the report of every kind of end.
@Suite struct SpawnedProcessTests {
  private static let shell = "/bin/sh"

  /// Runs a script with its output in a pipe.
  private func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:],
    folder: String? = nil
  ) throws -> (output: String, end: ProcessEnd?) {
    let pipe = try DescriptorPair.pipe()
    defer { close(pipe.ours) }
    let process = try SpawnRequest(
      Self.shell, ["-c", script, "sh"] + arguments, environment: environment, folder: folder,
      descriptors: [nil, pipe.theirs, nil]
    ).start()
    close(pipe.theirs)
    let output = pipe.readToEnd()
    return (String(decoding: output, as: UTF8.self), process.wait())
  }

  @Test(arguments: [0, 1, 2, 70, 127, 128, 255])
  func `a program's status is that of its end`(_ status: Int) throws {
    #expect(try run("exit \(status)").end == .exited(status))
  }

  @Test(arguments: [SIGTERM, SIGKILL, SIGSEGV, SIGABRT, SIGUSR1, SIGPIPE])
  func `a signal that ends a program is told by its number`(_ signal: Int32) throws {
    #expect(try run("kill -\(signal) $$").end == .signalled(Int(signal)))
  }

  @Test func `arguments reach the program as they are`() throws {
    let arguments = ["", " ", "a b", "'\"\\", "é😀", "-n", "*", "$HOME", "\n"]
    let output = try run(#"for word; do printf '%s\0' "$word"; done"#, arguments).output
    #expect(output == arguments.map { $0 + "\0" }.joined())
  }

  @Test func `the environment is the given one and no other`() throws {
    let environment = ["A": "1", "B": "a=b c", "EMPTY": "", "LAST": "😀\n", "PATH": "/usr/bin:/bin"]
    let output = try run("exec env -0", environment: environment).output
    let lines = output.split(separator: "\0").filter {
      !$0.hasPrefix("PWD=") && !$0.hasPrefix("_=") && !$0.hasPrefix("SHLVL=")
    }
    #expect(Set(lines) == Set(environment.map { Substring("\($0)=\($1)") }))
  }

  @Test func `the program runs in the given folder, or in ours`() throws {
    let folder = try ScratchFolder()
    #expect(try run("pwd -P", folder: folder.url.path).output == folder.url.path + "\n")
    let own = FileManager.default.currentDirectoryPath
    let real = URL(fileURLWithPath: own).resolvingSymlinksInPath().path
    #expect(try run("pwd -P").output == real + "\n")
  }

  @Test(
    arguments: [
      ("/no/such/program", nil, ENOENT), ("/", nil, EACCES), ("/etc/passwd", nil, EACCES),
      ("/bin/sh/x", nil, ENOTDIR), ("/bin/sh", "/no/such/folder", ENOENT), ("", nil, ENOENT),
      ("/bin/sh", "/etc/passwd", ENOTDIR),
    ] as [(String, String?, Int32)])
  func `a program that cannot be started is an error with the system's words`(
    _ program: String, _ folder: String?, _ code: Int32
  ) {
    let error = #expect(throws: SpawnError.self) {
      try SpawnRequest(program, environment: [:], folder: folder).start()
    }
    #expect((error?.program, error?.code) == (program, code))
    #expect(error?.description == String(cString: strerror(code)))
  }

  @Test func `somebody else's wait leaves nothing to wait for`() throws {
    let process = try SpawnRequest(Self.shell, ["-c", "exit 4"], environment: [:]).start()
    #expect(process.wait() == .exited(4))
    #expect(process.wait() == nil)
    #expect(process.poll() == nil)
  }

  @Test func `a connection goes both ways and no other program inherits it`() throws {
    let socket = try DescriptorPair.socket()
    let process = try SpawnRequest(
      Self.shell, ["-c", "read line; echo \"$line back\""], environment: [:],
      descriptors: [socket.theirs, socket.theirs, nil]
    ).start()
    close(socket.theirs)
    #expect(write(socket.ours, "there\n", 6) == 6)
    #expect(String(decoding: socket.readToEnd(), as: UTF8.self) == "there back\n")
    #expect(process.wait() == .exited(0))
    #expect(fcntl(socket.ours, F_GETFD) & FD_CLOEXEC != 0)
    close(socket.ours)
    let pipe = try DescriptorPair.pipe()
    for end in [pipe.ours, pipe.theirs] { #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
    pipe.close()
  }

  @Test func `an end is a clause`() {
    #expect(ProcessEnd.exited(3).description == "ended with status 3")
    #expect(ProcessEnd.signalled(11).description == "was ended by signal 11")
    #expect(SystemError(code: ENOENT).description == "No such file or directory")
  }
}
