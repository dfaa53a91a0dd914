import Foundation
import Glibc
import ProcessSpawning
import TestSupport
import Testing

@Suite struct SpawnRequestTests {
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

  @Test func `a program has the descriptors it is given and no others`() throws {
    let strangers = try (0..<3).map { _ in try DescriptorPair.pipe() }
    defer { strangers.forEach { $0.close() } }
    // Not one that closes by itself when another program starts.
    let open = Glibc.open("/dev/null", O_RDONLY)
    defer { close(open) }
    let script = "for n in $(seq 0 200); do if [ -e /proc/$$/fd/$n ]; then echo $n; fi; done"
    let output = try run(script, environment: ["PATH": "/usr/bin:/bin"]).output
    #expect(output == "0\n1\n2\n")
  }

  @Test func `descriptors may change places`() throws {
    let first = try DescriptorPair.pipe()
    let second = try DescriptorPair.pipe()
    let process = try SpawnRequest(
      Self.shell, ["-c", "echo one >&1; echo two >&2; echo three >&3; echo four >&4"],
      environment: [:],
      descriptors: [nil, second.theirs, first.theirs, second.theirs, first.theirs]
    ).start()
    close(first.theirs)
    close(second.theirs)
    #expect(String(decoding: first.readToEnd(), as: UTF8.self) == "two\nfour\n")
    #expect(String(decoding: second.readToEnd(), as: UTF8.self) == "one\nthree\n")
    #expect(process.wait() == .exited(0))
    close(first.ours)
    close(second.ours)
  }

  @Test func `a descriptor that is not given is the null device`() throws {
    #expect(
      try run("cat; readlink /proc/$$/fd/0; readlink /proc/$$/fd/2").output
        == "/dev/null\n/dev/null\n")
  }

  @Test func `a program leads a session of its own, or stays in ours`() throws {
    for session in [SpawnRequest.Session.own, .shared] {
      let pipe = try DescriptorPair.pipe()
      let process = try SpawnRequest(
        Self.shell,
        [
          "-c", "read pid comm state ppid group session rest < /proc/$$/stat; echo $group $session",
        ],
        environment: [:], descriptors: [nil, pipe.theirs, nil], session: session
      ).start()
      close(pipe.theirs)
      let numbers = String(decoding: pipe.readToEnd(), as: UTF8.self).split { " \n".contains($0) }
      close(pipe.ours)
      #expect(process.wait() == .exited(0))
      let expected =
        session == .own ? [process.identifier, process.identifier] : [getpgrp(), getsid(0)]
      #expect(numbers.map { pid_t($0) } == expected)
    }
  }

  @Test func `signals that we ignore or block are not ignored or blocked by the program`() throws {
    let before = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, before) }
    #expect(try run("kill -USR2 $$; exit 3").end == .signalled(Int(SIGUSR2)))
  }

  @Test func `a program is killed with all of its group`() throws {
    let pipe = try DescriptorPair.pipe()
    let process = try SpawnRequest(
      Self.shell, ["-c", "sleep 1000 & echo started; wait"], environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [nil, pipe.theirs, nil]
    ).start()
    close(pipe.theirs)
    var byte: UInt8 = 0
    #expect(read(pipe.ours, &byte, 1) == 1)
    #expect(process.poll() == nil)
    process.kill()
    // The pipe ends only where nobody of the group has it any more.
    #expect(String(decoding: pipe.readToEnd(), as: UTF8.self) == "tarted\n")
    close(pipe.ours)
    #expect(process.wait() == .signalled(Int(SIGKILL)))
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
