import SwiftUI

/// A menu whose label has a frame.
struct FramedMenuStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View {
    Menu(configuration).border(.blue)
  }
}

/// The inputs of a form in the styles that SwiftUI has.
struct StyledInputs: View {
  @State private var date = Date.now
  @State private var text = ""

  var body: some View {
    NavigationSplitView {
      Menu("More") { Button("Share") {} }
        .menuStyle(FramedMenuStyle())
        .menuOrder(.fixed)
        .menuIndicator(.hidden)
        .menuActionDismissBehavior(.disabled)
      Menu("Less") { Button("Hide") {} }.menuStyle(.button)
      Menu("Else") { Button("Move") {} }.menuStyle(.borderlessButton).menuStyle(.automatic)
    } detail: {
      DatePicker("Day", selection: $date).datePickerStyle(.graphical)
      DatePicker("Day", selection: $date).datePickerStyle(.compact).datePickerStyle(.wheel)
      DatePicker("Day", selection: $date).datePickerStyle(.automatic)
      TextEditor(text: $text).textEditorStyle(.plain).textEditorStyle(.automatic)
      TabView { Text("1") }
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .indexViewStyle(.page)
    }
    .navigationSplitViewStyle(.balanced)
    .navigationSplitViewStyle(.prominentDetail)
    .navigationSplitViewStyle(.automatic)
  }
}

/// The styles as values, from before they had short names.
struct InputSettings {
  var day = DefaultDatePickerStyle()
  var smallDay = CompactDatePickerStyle()
  var month = GraphicalDatePickerStyle()
  var wheel = WheelDatePickerStyle()
  var text = AutomaticTextEditorStyle()
  var plainText = PlainTextEditorStyle()
  var split = AutomaticNavigationSplitViewStyle()
  var balanced = BalancedNavigationSplitViewStyle()
  var detail = ProminentDetailNavigationSplitViewStyle()
  var pages = PageIndexViewStyle(backgroundDisplayMode: .interactive)
  var dots: [PageIndexViewStyle.BackgroundDisplayMode] = [.automatic, .never]
  var menu = DefaultMenuStyle()
  var buttonMenu = ButtonMenuStyle()
  var plainMenu = BorderlessButtonMenuStyle()
  var orders: [MenuOrder] = [.automatic, .priority]
  var dismissals: [MenuActionDismissBehavior] = [.automatic, .enabled]
}

/// A form that leaves the choice of a style to who shows it.
func styled<Day: DatePickerStyle, Page: IndexViewStyle, Split: NavigationSplitViewStyle>(
  _ form: StyledInputs, _ day: Day, _ page: Page, _ split: Split, text: some TextEditorStyle
) -> some View {
  form.datePickerStyle(day).indexViewStyle(page).navigationSplitViewStyle(split)
    .textEditorStyle(text)
}

/// The content given to a menu's style.
func content(of menu: Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content>)
  -> some View
{
  menu.padding()
}

/// A field on a plate.
struct PlateFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(.thinMaterial, in: .capsule)
  }
}

/// Fields, and rows whose content is yet to be written.
struct UnfinishedRows: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text).textFieldStyle(PlateFieldStyle())
      ForEach([0, 7, 14], id: \.self) { _ in
        HStack {
          ForEach([1, 2], id: \.self) { _ in
          }
        }
      }
    }
  }
}
