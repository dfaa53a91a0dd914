import SwiftUI

/// A player of a game.
struct Player: Identifiable, Hashable {
  let id: Int
  var name: String
  var score: Int
}

/// The table of a game, whose rows write into the game.
struct ScoreTable: View {
  @Binding var players: [Player]
  @State private var selection: Player.ID?
  @AppStorage("sort") private var sorts = false
  @SceneStorage("page") private var page = 0
  @FocusState private var isTyping: Bool
  @GestureState private var isPressed = false

  var body: some View {
    VStack {
      ForEach(rows(of: $players), id: \.id) { row in
        PlayerRow(player: row.transaction(Transaction(animation: .smooth)))
      }
      Picker("Leader", selection: _selection.projectedValue) { Text("None").tag(Int?.none) }
      Toggle("Sort", isOn: _sorts.projectedValue.animation(.snappy))
      Stepper("Page", value: _page.projectedValue)
      TextField("Name", text: .constant("")).focused(_isTyping.projectedValue)
      SearchRow(isTyping: $isTyping)
    }
    .gesture(pressing)
  }

  private var pressing: some Gesture {
    LongPressGesture().updating(_isPressed.projectedValue) { value, state, _ in state = value }
  }

  /// Every second row, as a table of two columns wants them.
  private func rows(of players: Binding<[Player]>) -> [Binding<[Player]>.Element] {
    var rows: [Binding<Player>] = []
    var index = players.startIndex
    while index < players.endIndex {
      rows.append(players[index])
      players.formIndex(after: &index)
    }
    return rows
  }
}

/// A field that passes on whether it is being typed in.
struct SearchRow: View {
  @FocusState.Binding var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Find", text: .constant("")).focused($isTyping)
      TextField("Again", text: .constant("")).focused(_isTyping.projectedValue)
    }
  }
}

/// A row that changes its player.
struct PlayerRow: View {
  @Binding var player: Player

  var body: some View {
    HStack {
      TextField("Name", text: $player.name)
      Stepper("Score", value: _player.projectedValue.score)
      Stepper("Score", value: $player.score, in: 0...10, step: 2)
      Stepper(player.name, value: $player.score)
      Stepper(player.name, value: $player.score, in: 0...10)
      Stepper(value: $player.score) { Text("Score") }
      Stepper(value: $player.score, in: 0...10) {
        Text("Score")
      } onEditingChanged: { _ in
      }
      Stepper("Score", onIncrement: { player.score += 5 }, onDecrement: nil)
    }
    .disabled(_player.transaction.disablesAnimations)
  }
}

/// The first half of a list that can be changed, and where it can be changed.
func firstHalf<Items: MutableCollection>(
  of items: Binding<Items>
) -> (half: Binding<Items>.SubSequence, places: Binding<Items>.Indices) {
  (items.prefix(items.count / 2), items.indices)
}

/// Steps through a list that can be changed, for one change at a time.
struct StepwiseEditor<Items: MutableCollection> {
  var iterator: Binding<Items>.Iterator

  init(_ items: Binding<Items>) { iterator = items.makeIterator() }

  mutating func replaceNext(with item: Items.Element) {
    iterator.next()?.wrappedValue = item
  }
}
