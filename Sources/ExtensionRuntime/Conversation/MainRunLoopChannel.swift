import CInterposition
import Foundation

/// The requests that come over a channel, handed to the main actor between what its run loop does.
///
/// The main thread's run loop waits for the channel itself, so that no request is handed over from
/// one thread to another.
@MainActor final class MainRunLoopChannel {
  /// The one channel of the process.
  private static var shared: MainRunLoopChannel?

  private let channel: Channel
  private let receive: @MainActor (Data) -> Void
  private let end: () -> Void
  private var pending: [UInt8] = []

  private init(
    _ channel: Channel, receive: @escaping @MainActor (Data) -> Void,
    ended end: @escaping () -> Void
  ) {
    self.channel = channel
    self.receive = receive
    self.end = end
  }

  /// Begins to read a channel.
  ///
  /// - Parameters:
  ///   - channel: The channel.
  ///   - receive: Takes each line, without its line feed, from the main thread's run loop.
  ///   - end: Called once the host has closed the channel, on any thread: a provider may keep the
  ///     main thread for ever.
  static func open(
    _ channel: Channel, receive: @escaping @MainActor (Data) -> Void,
    ended end: @escaping @Sendable () -> Void
  ) {
    shared = MainRunLoopChannel(channel, receive: receive, ended: end)
    let isWatched = main_run_loop_watch(channel.descriptor) {
      MainActor.assumeIsolated { MainRunLoopChannel.shared?.takeLines() }
    }
    precondition(isWatched != 0, "this toolchain's Foundation has no CoreFoundation run loop")
    let watch = Thread {
      channel.waitForEnd()
      end()
    }
    watch.name = "widgetcheck channel"
    watch.start()
  }

  /// Takes what has come, and has each whole line received by the run loop.
  private func takeLines() {
    let isOpen = channel.read(into: &pending)
    while let feed = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(pending[..<feed])
      pending.removeFirst(feed + 1)
      RunLoop.main.perform {
        MainActor.assumeIsolated { MainRunLoopChannel.shared?.receive(line) }
      }
    }
    if !isOpen || pending.count > Channel.longestLine { end() }
  }
}
