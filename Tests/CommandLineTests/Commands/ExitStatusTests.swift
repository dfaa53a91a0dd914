import Foundation
import TestSupport
import Testing

/// The same trouble ends every command that meets it with the same status and the same words.
@Suite struct ExitStatusTests {
  /// Something that keeps commands from going on.
  struct Trouble: Sendable, CustomTestStringConvertible {
    let name: String
    /// The status of every command that meets it.
    let status: Int32
    /// The beginning of the only line on standard error.
    let line: String
    /// The commands.
    let commands: [[String]]
    var files: [String: String] = [:]
    var environment: [String: String] = [:]

    var testDescription: String { name }
  }

  private static let intents = #", "intentDefinitions": ["Cards.intentdefinition"]"#
  private static let recorded = """
    {"version": 1, "name": "A", "platform": "iOS", "extension": {"recording": "a.jsonl"}}
    """

  static let troubles = [
    Trouble(
      name: "no compiler", status: 2, line: "/none/swiftc: error: there is no Swift compiler",
      commands: [["list"], ["run"]], environment: ["WIDGETCHECK_SWIFTC": "/none/swiftc"]),
    Trouble(
      name: "no modules", status: 2, line: "/nowhere/Modules: error: the modules that widget code",
      commands: [["list"], ["run"]], environment: ["WIDGETCHECK_FRAMEWORKS": "/nowhere"]),
    Trouble(
      name: "a cache that cannot be written", status: 74, line: "/proc/none/",
      commands: [["list"], ["run"]], environment: ["WIDGETCHECK_CACHE": "/proc/none"]),
    Trouble(
      name: "a size of the cache that is none", status: 64,
      line: "WIDGETCHECK_CACHE_SIZE: error: 'much' is no size; a number with its unit is",
      commands: [["list"], ["run"], ["cache"]], environment: ["WIDGETCHECK_CACHE_SIZE": "much"]),
    Trouble(
      name: "no sandbox where one is required", status: 2, line: "bwrap: error: no sandbox",
      commands: [["list", "--sandbox", "require"], ["run", "--sandbox", "require"]],
      environment: ["PATH": "/none"]),
    Trouble(
      name: "an intent definition that is not there", status: 65,
      line: "widgetcheck.json#/intentDefinitions/0: ", commands: [["list"], ["run"], ["validate"]],
      files: ["widgetcheck.json": SmallExtension.manifest(intents)]),
    Trouble(
      name: "an intent definition that is none", status: 65,
      line: "widgetcheck.json#/intentDefinitions/0: 'Cards.intentdefinition' cannot be used: ",
      commands: [["list"], ["run"], ["validate"]],
      files: [
        "widgetcheck.json": SmallExtension.manifest(intents), "Cards.intentdefinition": "none",
      ]),
    Trouble(
      name: "a manifest that is no JSON", status: 65, line: "widgetcheck.json:1:2: error: ",
      commands: [["list"], ["run"], ["validate"]], files: ["widgetcheck.json": "{"]),
    Trouble(
      name: "a manifest that is not there", status: 65,
      line: "none.json: error: there is no 'none.json'",
      commands: [["list", "none.json"], ["run", "none.json"], ["validate", "none.json"]]),
    Trouble(
      name: "a folder without a manifest", status: 65,
      line:
        "empty: error: no widgetcheck.json is here or below; 'widgetcheck init FOLDER' writes one",
      commands: [["list", "empty"], ["run", "empty"], ["validate", "empty"]],
      files: ["empty/a.swift": ""]),
    Trouble(
      name: "a recording that is none", status: 65, line: "a.jsonl:1:1: error: ",
      commands: [["list"], ["run"], ["replay", "a.jsonl"]],
      files: ["widgetcheck.json": recorded, "a.jsonl": "{}\n"]),
    Trouble(
      name: "a baseline that is none", status: 65, line: "b.json: error: ",
      commands: [["run", "--baseline", "b.json"], ["replay", "a.jsonl", "--baseline", "b.json"]],
      files: ["b.json": "none", "a.jsonl": SmallExtension.recording]),
    Trouble(
      name: "reports that cannot be written", status: 74, line: "widgetcheck.json: error: cannot",
      commands: [
        ["run", "--output", "widgetcheck.json"],
        ["replay", "a.jsonl", "--output", "widgetcheck.json"],
      ],
      files: ["a.jsonl": SmallExtension.recording]),
    Trouble(
      name: "a filter that selects nothing", status: 64,
      line:
        "widgetcheck: error: '--filter' selects nothing: no call matches '*/timelime'; "
        + "'widgetcheck list' shows their ids, of which these are the nearest: "
        + "Small/Clock/systemSmall/-/timeline",
      commands: [
        ["list", "--filter", "*/timelime"], ["run", "--filter", "*/timelime"],
        ["replay", "a.jsonl", "--filter", "*/timelime"],
      ],
      files: ["a.jsonl": SmallExtension.recording]),
    Trouble(
      name: "checks of which none is left", status: 64,
      line: "widgetcheck: error: '--only' selects nothing: with --skip no check is left",
      commands: [["run"], ["replay", "a.jsonl"]].map {
        $0 + ["--only", "timeline-empty", "--skip", "timeline-empty"]
      }),
    Trouble(
      name: "an option that no command has", status: 64,
      line: "widgetcheck: error: '--nonsense' is no option here; see 'widgetcheck help ",
      commands: [
        "run", "replay", "list", "init", "validate", "checks", "cache", "calibrate", "doctor",
        "help", "completions",
      ].map { [$0, "--nonsense"] }),
  ]

  @Test(arguments: troubles)
  func `the same trouble ends every command alike`(_ trouble: Trouble) throws {
    let folder = try SmallExtension.folder()
    for (path, text) in trouble.files { try folder.write(text, to: path) }
    for command in trouble.commands {
      let outcome = try Program.run(
        command, in: folder.url, environment: trouble.environment)
      #expect(outcome.status == trouble.status, "\(command)")
      #expect(outcome.output == "", "\(command)")
      #expect(outcome.errors.hasPrefix(trouble.line), "\(command): \(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(command)")
    }
  }

  private static let printing = [
    "list", "run", "validate", "replay a.jsonl", "checks", "cache", "help", "--version", "--help",
    "run --help", "help --man", "completions bash", "init More", "",
  ]

  @Test(arguments: printing)
  func `a standard output that is full or closed has the status of one`(
    _ command: String
  ) throws {
    let folder = try SmallExtension.folder()
    try folder.write(SmallExtension.recording, to: "a.jsonl")
    try folder.write(SmallExtension.source(), to: "More/Clock.swift")
    for (redirection, reason) in [
      (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
    ] {
      let outcome = try Program.run(
        script: "rm -f More/widgetcheck.json; widgetcheck \(command) \(redirection)",
        in: folder.url)
      #expect(outcome.status == 74)
      #expect(outcome.errors == "standard output: error: cannot be written: \(reason)\n")
    }
  }

  @Test func `a reader that had enough changes no status`() throws {
    let folder = try ScratchFolder(["a.jsonl": SmallExtension.recording])
    for (command, status) in [
      ("checks", Int32(0)), ("replay a.jsonl --output out", 1), ("replay none.jsonl", 65),
      ("replay a.jsonl --output a.jsonl", 74),
    ] {
      let outcome = try Program.run(
        script: "exec 3> >(exit 0); wait $!; widgetcheck \(command) >&3", in: folder.url)
      #expect(outcome.status == status, "\(command)")
      #expect(outcome.errors.isEmpty == (status < 2), "\(command): \(outcome.errors)")
    }
  }

  @Test func `a standard error that is closed or broken changes no status, and a full one is told`()
    throws
  {
    let header = SmallExtension.recording.split(separator: "\n")[0]
    let cut = "\(header)\n" + #"{"event": "widget", "kind": "K", "fam"#
    let folder = try ScratchFolder(["a.jsonl": SmallExtension.recording, "cut.jsonl": cut])
    for (redirection, cutStatus) in [
      ("2>&-", Int32(0)), ("2>/dev/full", 74), ("2> >(exit 0)", 0),
    ] {
      for (file, status) in [("a.jsonl", Int32(1)), ("cut.jsonl", cutStatus), ("none", 65)] {
        let outcome = try Program.run(
          script: "widgetcheck replay \(file) --output out \(redirection)", in: folder.url)
        #expect(outcome.status == status, "\(file) \(redirection)")
      }
    }
  }

  @Test func `reports are written before a closed standard output is told`() throws {
    let folder = try ScratchFolder(["a.jsonl": SmallExtension.recording])
    let outcome = try Program.run(
      script: "widgetcheck replay a.jsonl --output out >&-", in: folder.url)
    #expect(outcome.status == 74)
    let written = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path)
    #expect(
      written.sorted() == [
        "assets", "bundles", "checks.html", "index.html", "junit.xml", "results.json", "stacks",
        "widgets",
      ])
  }

  @Test func `a folder that cannot be read is told as such`() throws {
    let folder = try ScratchFolder(["hidden/widgetcheck.json": "{}"])
    for command in ["list", "run", "validate"] {
      // Root reads everything, and so tries as somebody else.
      let outcome = try Program.run(
        script: """
          cp $(command -v widgetcheck) program && chmod 755 . && chmod 000 hidden
          user=; [ $(id -u) = 0 ] && user="setpriv --reuid=65534 --clear-groups"
          $user ./program \(command) hidden
          """, in: folder.url)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors.hasPrefix("hidden: error: the manifest cannot be read: "),
        "\(outcome.errors)")
    }
  }

  @Test func `an extension that does not compile is no fault of the machine`() throws {
    let folder = try SmallExtension.folder()
    try folder.write("import WidgetKit\nlet x: Int = \"y\"\n", to: "Clock.swift")
    let list = try Program.run(["list"], in: folder.url)
    #expect(list.status == 2)
    #expect(list.errors.hasPrefix("Clock.swift:2:14: error: "))
    #expect(try Program.run(["run"], in: folder.url).status == 2)
  }

  @Test func `a manifest that is there, or cannot be written, has its own status`() throws {
    let folder = try SmallExtension.folder()
    let present = try Program.run(["init", "."], in: folder.url)
    #expect(present.status == 65)
    #expect(present.errors.hasPrefix("widgetcheck.json: error: a manifest is already there"))
    try folder.write(SmallExtension.source(), to: "Locked/Clock.swift")
    let locked = try Program.run(
      script: """
        cp $(command -v widgetcheck) program && chmod 755 . Locked
        user=; [ $(id -u) = 0 ] && user="setpriv --reuid=65534 --clear-groups" || chmod 555 Locked
        $user ./program init Locked
        """, in: folder.url)
    #expect(locked.status == 74)
    #expect(locked.errors.hasPrefix("Locked/widgetcheck.json: error: cannot be written: "))
    #expect(locked.errors.hasSuffix("; make its folder writable\n"))
  }

  @Test func `the help and the manual page tell every status`() throws {
    let help = try Program.run(["help"]).output
    for status in [0, 1, 2, 64, 65, 70, 74, 130] {
      #expect(help.contains("\n  \(status) "))
    }
    let manual = try Program.run(["help", "--man"]).output
    #expect(manual.contains("\n.SH EXIT STATUS\n.TP\n\\fB0\\fR\n"))
  }
}
