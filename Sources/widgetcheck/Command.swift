import CommandLineArguments
import WidgetBuilder
import WidgetRecording

/// One of the program's commands.
protocol Command: CommandDeclaration {
  /// Runs the command.
  ///
  /// - Returns: The status to end with.
  /// - Throws: The typed error of the stage that could not go on, which has a status.
  func run() throws -> ExitStatus
}

/// All commands, in the order of the help.
enum Commands {
  static var all: [any Command.Type] {
    [
      InitCommand.self, RunCommand.self, ReplayCommand.self, ListCommand.self,
      ValidateCommand.self, MergeCommand.self, CompareCommand.self, PackagesCommand.self,
      ChecksCommand.self, CacheCommand.self,
      CalibrateCommand.self, DoctorCommand.self, CompletionsCommand.self, HelpCommand.self,
    ]
  }

  /// Returns the command of a name.
  ///
  /// - Throws: `UsageError` where there is none.
  static func named(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError(word: name, problem: .unknownCommand(nearest: nil))
    }
    return command
  }

  /// The program as its help, its manual page and its completions show it.
  static var program: ProgramDeclaration {
    ProgramDeclaration(
      name: "widgetcheck", version: Version.current,
      summary: "tests WidgetKit widget providers without a device", commands: all,
      notes: [
        """
        It compiles a widget extension's unmodified Swift sources, runs the providers under a \
        simulated clock, and says what is wrong with their timelines and relevance.
        """
      ],
      examples: [
        CommandExample("init Widgets", "write Widgets/widgetcheck.json for the extension there"),
        CommandExample("run Widgets", "test it, and write Reports/index.html"),
      ],
      tables: [
        ProgramDeclaration.Table(
          "Exit status", ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
      ],
      furtherTables: [environment]
    )
  }

  private static let environment = ProgramDeclaration.Table(
    "Environment",
    [
      (
        FrameworkLocation.variable,
        "the folder with the modules that widget code imports; by default the one that was "
          + "installed or built with the program"
      ),
      (
        BuildCache.variable,
        "the folder that keeps what was built; by default widgetcheck in XDG_CACHE_HOME, or in "
          + ".cache in the home folder"
      ),
      (
        BuildCache.sizeVariable,
        "the size that it may have, by default 2GB; what was not used for longest goes first"
      ),
      (
        "WIDGETCHECK_SWIFTC",
        "the compiler; by default that of the toolchain whose libraries the program runs with"
      ),
      ("NO_COLOR", "where it is set, --color auto means never"),
      ("TERM", "where it is dumb, no colours and no line of progress are shown"),
      (
        "TEST_TOTAL_SHARDS, TEST_SHARD_INDEX",
        "the number of parts of a run and the part to make, from 0, where --shard does not say"
      ),
      ("TEST_SHARD_STATUS_FILE", "a file that is made to say that parts are made"),
      (
        "SOURCE_DATE_EPOCH",
        "where it is set, measured facts such as seconds are left out, so that the same sources "
          + "give the same reports"
      ),
    ])
}
