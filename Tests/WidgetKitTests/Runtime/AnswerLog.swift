import Synchronization
import WidgetRecording

/// The answers of a session, which any thread may send.
final class AnswerLog: Sendable {
  private let list = Mutex<[ExtensionAnswer]>([])

  /// The answers in the order in which they were sent.
  var answers: [ExtensionAnswer] { list.withLock { $0 } }

  /// Takes an answer.
  func append(_ answer: ExtensionAnswer) {
    list.withLock { $0.append(answer) }
  }
}
