import Foundation
import Glibc
import WidgetKit

typealias Fault = @Sendable () async -> [FaultEntry]

/// The entries of a provider that goes on after its fault.
private var usual: [FaultEntry] { [FaultEntry(date: .now)] }

private func then(_ body: @escaping @Sendable () -> Void) -> Fault {
  {
    body()
    return usual
  }
}

private func hidden<Value>(_ value: Value) -> Value { value }

/// The descriptor of the conversation with the host: the only socket of the process.
private var channel: Int32 {
  (Int32(3)..<1024).first { descriptor in
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK
  } ?? -1
}

private func send(_ text: String, to descriptor: Int32? = nil) {
  let descriptor = descriptor ?? channel
  _ = text.withCString { write(descriptor, $0, strlen($0)) }
}

/// Starts a process that is called after the fault and rests for ten minutes.
private func startResting(_ name: String, leavesSession: Bool) {
  let script = leavesSession ? "setsid" : "exec"
  var process: pid_t = 0
  let words = ["/bin/sh", "-c", "\(script) sleep 600 # fault-\(name)", "fault-\(name)"]
  var pointers = words.map { strdup($0) } + [nil]
  posix_spawn(&process, "/bin/sh", nil, nil, &pointers, environ)
}

private func recurse(_ number: Int) -> Int { number == -1 ? 0 : recurse(hidden(number + 1)) + 1 }

/// Sends a signal to the process, because threads of a pool hear none.
private func end(by signal: Int32) {
  kill(getpid(), signal)
  sleepForEver()
}

/// Tells threads of earlier calls that the last one has begun.
private let lastCall = DispatchSemaphore(value: 0)

private func sleepForEver() { while true { sleep(600) } }

let faults: [String: Fault] = crashes.merging(ends) { $1 }.merging(waits) { $1 }
  .merging(intrusions) { $1 }.merging(outputs) { $1 }.merging(processes) { $1 }
  .merging(files) { $1 }.merging(states) { $1 }.merging(answers) { $1 }

// swift-format-ignore: NeverForceUnwrap, NeverUseForceTry
private let crashes: [String: Fault] = [
  "fatal-error": then { fatalError("as told") },
  "precondition": then { precondition(hidden(false), "as told") },
  "index": then { _ = hidden([1])[hidden(1)] },
  "nil": then { _ = hidden(Int?.none)! },
  "overflow": then { _ = hidden(Int.max) + hidden(1) },
  "division": then { _ = 1 / hidden(0) },
  "conversion": then { _ = Int(hidden(Double.nan)) },
  "cast": then { _ = hidden("a" as Any) as! Int },
  "error": then { try! { throw FaultError() }() },
  "recursion": then { _ = recurse(0) },
  "null": then { UnsafeMutablePointer<Int>(bitPattern: hidden(8))!.pointee = 1 },
  "free": then { free(UnsafeMutableRawPointer(bitPattern: hidden(64))) },
  "abort": then { abort() },
  "segv": then { end(by: SIGSEGV) }, "bus": then { end(by: SIGBUS) },
  "fpe": then { end(by: SIGFPE) },
  "kill": then { raise(SIGKILL) }, "term": then { end(by: SIGTERM) },
  "int": then { end(by: SIGINT) },
  "hup": then { end(by: SIGHUP) }, "quit": then { end(by: SIGQUIT) },
  "xcpu": then { end(by: SIGXCPU) },
  "thread-crash": then {
    Thread.detachNewThread { fatalError("elsewhere") }
    sleepForEver()
  },
  "group-kill": then { kill(0, SIGKILL) },
  "crash-again": then {
    signal(SIGSEGV) { _ in raise(SIGSEGV) }
    raise(SIGSEGV)
    sleepForEver()
  },
]

private let ends: [String: Fault] = [
  "exit-0": then { exit(0) }, "exit-3": then { exit(3) }, "exit-139": then { exit(139) },
  "quick-exit": then { _exit(7) },
  "exit-in-thread": then {
    Thread.detachNewThread { exit(9) }
    sleepForEver()
  },
  "exit-at-exit": then {
    atexit { _exit(5) }
    exit(0)
  },
  "become-another": then {
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
    execv("/bin/true", &words)
  },
]

private let waits: [String: Fault] = [
  "loop": then { while hidden(true) {} },
  "sleep": then { sleepForEver() },
  "semaphore": then { DispatchSemaphore(value: 0).wait() },
  "lock": then {
    let lock = NSLock()
    lock.lock()
    lock.lock()
  },
  "main-queue": {
    await MainActor.run { DispatchQueue.main.sync {} }; return usual
  },
  "continuation": {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return usual
  },
  "stop": then { raise(SIGSTOP) },
  "deaf": then {
    for number in Int32(1)..<32 { signal(number, SIG_IGN) }
    sleepForEver()
  },
  "crash-marker": then {
    send("*** Program crashed: Illegal instruction at 0x0 ***\n\nThread 0 crashed:\n", to: 2)
    sleepForEver()
  },
  "main-thread": {
    await MainActor.run { sleepForEver() }
    return usual
  },
]

private let intrusions: [String: Fault] = [
  "forged-answer": then {
    send("{\"number\":2,\"call\":{\"mode\":\"timeline\",\"entries\":[],\"completions\":1}}\n")
  },
  "forged-and-crash": then {
    for number in 1...40 {
      send("{\"number\":\(number),\"call\":{\"mode\":\"timeline\",\"entries\":[]}}\n")
    }
    fatalError("after that")
  },
  "channel-noise": then { send("\u{1b}[2J{{{\n") },
  "channel-closed": then { close(channel) },
  "channel-taken": then { dup2(2, channel) },
  "channel-shut": then { shutdown(channel, Int32(SHUT_RDWR)) },
  "all-closed": then { for descriptor in Int32(0)..<1024 { close(descriptor) } },
]

private let outputs: [String: Fault] = [
  "much-output": then {
    let text = String(repeating: "lots of words ", count: 1 << 12)
    for _ in 0..<500 { send(text, to: 1) }
  },
  "much-error": then {
    let text = String(repeating: "lots of words ", count: 1 << 12)
    for _ in 0..<500 { send(text, to: 2) }
  },
  "escapes": then { send("\u{1b}]0;title\u{7}\u{1b}[2J\u{202e}::error::no\n##[error]no\n", to: 1) },
  "no-text": then {
    _ = [UInt8](repeating: 0xFF, count: 4096).withUnsafeBytes { write(1, $0.baseAddress, 4096) }
  },
  "output-closed": then {
    close(1)
    close(2)
    print("to nobody")
  },
]

private let processes: [String: Fault] = [
  "child": then { startResting("child", leavesSession: false) },
  "daemon": then { startResting("daemon", leavesSession: true) },
  "many-children": then {
    for _ in 0..<30 { startResting("many-children", leavesSession: true) }
  },
  "child-and-crash": then {
    startResting("child-and-crash", leavesSession: true)
    fatalError("after that")
  },
  "child-and-hang": then {
    startResting("child-and-hang", leavesSession: true)
    sleepForEver()
  },
  "child-with-channel": then {
    startResting("child-with-channel", leavesSession: false)
    exit(0)
  },
  "many-threads": then {
    for _ in 0..<200 { Thread.detachNewThread { sleepForEver() } }
  },
  "crash-later": then {
    Thread.detachNewThread {
      lastCall.wait()
      abort()
    }
  },
  // No fault: what is to go wrong later does so during this call.
  "last": then {
    lastCall.signal()
    sleep(4)
  },
]

private let files: [String: Fault] = [
  "home-deleted": then {
    try? FileManager.default.removeItem(atPath: NSHomeDirectory())
    exit(0)
  },
  "home-closed": then {
    chmod(NSHomeDirectory(), 0)
    exit(0)
  },
  "home-deep": then {
    for _ in 0..<1500 { guard mkdir("deep", 0o700) == 0, chdir("deep") == 0 else { return } }
  },
  "home-full": then {
    for number in 0..<2000 { close(creat(NSHomeDirectory() + "/f\(number)", 0o600)) }
  },
  "home-links": then {
    symlink(".", "loop"); symlink("/", "root")
  },
  "program-deleted": then {
    unlink("/proc/self/exe"); unlink(CommandLine.arguments[0])
  },
  "program-written": then {
    let file = open(CommandLine.arguments[0], O_WRONLY)
    if file >= 0 { _ = write(file, "x", 1) }
  },
  "pipe-in-home": then { mkfifo(NSHomeDirectory() + "/pipe", 0o600) },
  "many-files": then { while open("/dev/null", O_RDONLY) >= 0 {} },
]

private let states: [String: Fault] = [
  "environment": then { clearenv() },
  "mask": then { umask(0o777) },
  "folder": then { chdir("/") },
  "locale": then { setlocale(LC_ALL, "C") },
  "zone": then {
    setenv("TZ", "Asia/Tokyo", 1); tzset()
  },
  "alarm": then {
    ualarm(200_000, 0)
    sleepForEver()
  },
  "no-files": then {
    var limit = rlimit(rlim_cur: 3, rlim_max: 3)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  },
  "no-growth": then {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  },
  "memory": then {
    var kept: [[UInt8]] = []
    while true { kept.append([UInt8](repeating: 1, count: 16 << 20)) }
  },
  "network": then {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(80).bigEndian
    address.sin_addr.s_addr = inet_addr("192.0.2.1")
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  },
]

private let answers: [String: Fault] = [
  "no-entries": { [] },
  "many-entries": { (0..<2000).map { FaultEntry(date: .now + Double($0)) } },
  "no-date": { [FaultEntry(date: Date(timeIntervalSince1970: .nan))] },
  "endless-dates": {
    [-Double.infinity, .infinity, 1e300, -1e300, 9.2e18].map {
      FaultEntry(date: Date(timeIntervalSince1970: $0))
    }
  },
]
