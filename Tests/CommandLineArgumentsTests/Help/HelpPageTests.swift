import Testing

@testable import CommandLineArguments

@Suite struct HelpPageTests {
  private let page = HelpPage(of: Bakery.program, columns: 80)

  @Test func `the overview shows commands, options, examples and tables`() {
    #expect(
      page.overview == """
        oven bakes what recipes say.

        A recipe is a file. It names what goes in.

        Usage: oven COMMAND [OPTION ...] [ARGUMENT ...]

        Commands:
          bake           bake recipes
          taste          taste a cake

        Options:
          -h, --help     show this help
              --version  show the version

        Examples:
          oven bake bread.txt
              bake a bread

        Exit status:
          0  all is baked
          1  burnt

        'oven help COMMAND' shows a command's options.

        """)
  }

  @Test func `a command's page shows its arguments and options under their headings`() {
    #expect(
      page.page(of: BakeCommand.self)
        == """
        Bake recipes.

        The oven is hot before the first recipe goes in.

        Usage: oven bake [OPTION ...] RECIPE ...

        Arguments:
          RECIPE                     the recipes to bake

        Heat:
          -m, --mode air|grill|both  where the heat comes from (default: air)
              --degrees N            the heat (default: hot)
          -t, --tray TRAY            counted from below (default: 1)
              --open                 leave the door open
              --closed               keep the door closed (the default)

        Options:
              --topping TOPPING,…    sprinkled on top
              --label TEXT           written on the box
              --wish TEXT            a wish, commas and all
          -q, --quiet                say nothing
          -l, --loud                 say everything
          -b, --bell                 ring when all is done
          -h, --help                 show this help

        Examples:
          oven bake --tray 2 a.txt
              on the second tray

        """)
  }

  @Test func `a command without options of its own has its help all the same`() {
    struct Wait: CommandDeclaration {
      static let name = "wait"
      static let summary = "wait until it is done"
    }
    #expect(
      page.page(of: Wait.self) == """
        Wait until it is done.

        Usage: oven wait

        Options:
          -h, --help  show this help

        """)
  }

  @Test func `options of a group alone come before the help's`() {
    struct Heat: CommandDeclaration {
      static let name = "heat"
      static let summary = "heat the oven"
      let heat = HeatOptions()
    }
    let text = page.page(of: Heat.self)
    #expect(text.contains("\nHeat:\n  -m, --mode"))
    #expect(text.hasSuffix("\n\nOptions:\n  -h, --help                 show this help\n"))
  }

  @Test(arguments: [20, 40, 60, 80, 100, 120, 500])
  func `no line is wider than the terminal, nor than can be read well`(_ columns: Int) {
    let page = HelpPage(of: Bakery.program, columns: columns)
    let width = min(max(columns, 40), HelpPage.widest)
    for text in [page.overview, page.page(of: BakeCommand.self), page.page(of: TasteCommand.self)] {
      let lines = text.split(separator: "\n").filter { $0.contains(" ") }
      #expect(lines.allSatisfy { $0.count <= max(width, 50) })
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(!text.contains("\u{a0}"))
    }
  }

  @Test func `a fragment becomes a sentence`() {
    #expect("bake it".asSentence == "Bake it.")
    #expect("Done.".asSentence == "Done.")
  }
}
