import Combine
import Foundation

/// A player whose position is shown.
final class Player: NSObject {
  private(set) var position = 0.0

  func seek(to position: Double) {
    willChangeValue(for: \.position)
    self.position = position
    didChangeValue(for: \.position)
  }
}

/// Shows a player's position and counts its jumps.
final class PlayerModel {
  private var subscriptions: Set<AnyCancellable> = []
  private(set) var jumps = 0

  init(_ player: Player) {
    let positions: NSObject.KeyValueObservingPublisher<Player, Double> = player.publisher(
      for: \.position)
    positions.sink { print($0) }.store(in: &subscriptions)
    let changes = NSObject.KeyValueObservingPublisher(
      object: player, keyPath: \.position, options: [.new])
    print(changes.object === positions.object, changes.keyPath == positions.keyPath)
    print(changes.options == positions.options, changes == positions)
    changes.didChange().sink { [weak self] in self?.jumps += 1 }.store(in: &subscriptions)
  }
}
