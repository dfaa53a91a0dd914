import CommandLineArguments
import WidgetRunner

/// The protection of the machine from the extensions that run on it.
struct SandboxOption: ArgumentGroup {
  @Option("sandbox", .word, help: "run extensions under bubblewrap")
  var demand = Sandbox.Demand.auto
}
