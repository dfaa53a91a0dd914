import FoundationSupplement
import Synchronization
import Testing

@Suite struct DistributedNotificationTests {
  private final class Heard: Sendable {
    let objects = Mutex<[String]>([])
  }

  @Test func `this process hears what it posts, unless it has more than a sandbox lets out`() {
    let center = DistributedNotificationCenter.default()
    let name = Notification.Name("DistributedNotificationTests.command")
    let heard = Heard()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      heard.objects.withLock { $0.append(notification.object as? String ?? "none") }
    }
    defer { center.removeObserver(token) }
    center.postNotificationName(name, object: "play", userInfo: nil, deliverImmediately: true)
    center.postNotificationName(name, object: "more", userInfo: ["track": 1], options: [])
    center.postNotificationName(name, object: nil, options: .deliverImmediately)
    NotificationCenter.default.post(name: name, object: "local")
    #expect(heard.objects.withLock(\.self) == ["play", "none"])
  }
}
