import Foundation
import Speech

/// Writes down what is said.
final class Dictation {
  private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "de_DE"))
  private var task: SFSpeechRecognitionTask?

  /// Starts, where the app may listen.
  func start(_ recording: URL, _ show: @escaping @Sendable (String) -> Void) {
    guard let recognizer, recognizer.isAvailable,
      SFSpeechRecognizer.authorizationStatus() == .authorized
    else {
      SFSpeechRecognizer.requestAuthorization { (status: SFSpeechRecognizerAuthorizationStatus) in
        show(status == .denied ? "Denied" : "")
      }
      return
    }
    let file = SFSpeechURLRecognitionRequest(url: recording)
    file.requiresOnDeviceRecognition = recognizer.supportsOnDeviceRecognition
    file.contextualStrings = [recognizer.locale.identifier, file.url.lastPathComponent]
    let live = SFSpeechAudioBufferRecognitionRequest()
    live.shouldReportPartialResults = false
    live.endAudio()
    let request: SFSpeechRecognitionRequest =
      SFSpeechRecognizer.supportedLocales().isEmpty ? live : file
    task = recognizer.recognitionTask(with: request) { result, error in
      let final: SFSpeechRecognitionResult? = result?.isFinal == true ? result : nil
      let text: SFTranscription? = final?.bestTranscription
      show(text?.formattedString ?? error?.localizedDescription ?? "")
    }
  }

  /// Stops.
  func stop() {
    if task?.isCancelled == false { task?.finish() } else { task?.cancel() }
    print(SFSpeechRecognizer().locale)
  }
}
