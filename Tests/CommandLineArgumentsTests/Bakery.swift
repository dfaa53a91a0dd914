@testable import CommandLineArguments

/// A program to try declarations with.
enum Bakery {
  static let program = ProgramDeclaration(
    name: "oven", version: "1.2", summary: "bakes what recipes say",
    commands: [BakeCommand.self, TasteCommand.self],
    notes: ["A recipe is a file. It names what goes in."],
    examples: [CommandExample("bake bread.txt", "bake a bread")],
    tables: [ProgramDeclaration.Table("Exit status", [("0", "all is baked"), ("1", "burnt")])],
    furtherTables: [ProgramDeclaration.Table("Environment", [("OVEN", "which oven is used")])])
}

/// A command with everything that can be declared.
struct BakeCommand: CommandDeclaration {
  static let name = "bake"
  static let summary = "bake recipes"
  static let discussion: String? = "The oven is hot before the first recipe goes in."
  static let examples = [CommandExample("bake --tray 2 a.txt", "on the second tray")]

  @Argument(list: .file("RECIPE"), atLeast: .one, help: "the recipes to bake")
  var recipes: [String]
  let heat = HeatOptions()
  @Option("topping", list: .topping, help: "sprinkled on top")
  var toppings: [Topping]?
  @Option("label", .text("TEXT", expected: "a few words"), help: "written on the box")
  var label: String?
  @Option("wish", each: .text("TEXT", expected: "a few words"), help: "a wish, commas and all")
  var wishes: [String]
  let talk = TalkOptions()
}

/// Options under a heading of their own, with another group among them.
struct HeatOptions: ArgumentGroup {
  static let title: String? = "Heat"

  enum Mode: String, CaseIterable {
    case air, grill, both
  }

  @Option("mode", short: "m", .word, help: "where the heat comes from")
  var mode = Mode.air
  @Option("degrees", .degrees, help: "the heat", default: "hot")
  var degrees = 200
  let tray = TrayOption()
  @Flag(
    .init("open", Door.open, help: "leave the door open"),
    .init("closed", .closed, help: "keep the door closed (the default)"),
    conflict: .contradiction)
  var door = Door.closed

  enum Door {
    case open, closed
  }

  func validate() throws(UsageError) {
    if door == .open, degrees > 250 {
      throw UsageError(word: "--open", problem: .nothingSelected("no heat stays in"))
    }
  }
}

/// A group that has no heading, and so stands under that of the group it is part of.
struct TrayOption: ArgumentGroup {
  @Option("tray", short: "t", .tray, help: "counted from below")
  var tray = 1
}

/// The volume of messages.
struct TalkOptions: ArgumentGroup {
  enum Volume {
    case quiet, normal, loud
  }

  @Flag(
    .init("quiet", short: "q", Volume.quiet, help: "say nothing"),
    .init("loud", short: "l", .loud, help: "say everything"), conflict: .lastWins)
  var volume = Volume.normal
  @Flag("bell", short: "b", help: "ring when all is done")
  var rings = false
}

/// A command with a word that must be given and one that need not.
struct TasteCommand: CommandDeclaration {
  static let name = "taste"
  static let summary = "taste a cake"

  @Argument(.folder("CAKE"), help: "the cake")
  var cake: String
  @Argument(.topping, help: "the topping to look for")
  var topping: Topping?
  @Option("notes", short: "n", list: .file, help: "where to write what it was like")
  var notes = ["tasting.txt", "-"]
}

/// The name of a topping.
struct Topping: RawRepresentable, Hashable, Sendable {
  var rawValue: String
}

extension ArgumentSyntax<Topping> {
  static var topping: Self {
    Self(
      "TOPPING",
      among: [Completion.Word("nuts", meaning: "chopped"), Completion.Word("sugar")],
      expected: "what is in the cupboard")
  }
}

extension ArgumentSyntax<Int> {
  static var degrees: Self { Self("N", expected: "a number") { Int($0) } }
  static var tray: Self {
    Self("TRAY", expected: "1, 2 or 3") { text in Int(text).flatMap { 1...3 ~= $0 ? $0 : nil } }
  }
}
