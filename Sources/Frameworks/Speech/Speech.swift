// Speech: recognition is not authorized, and nothing is recognized.

@_exported public import AVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var contextualStrings: [String] = []
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL) { url = URL }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() {}
  open func endAudio() {}
}

open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var isFinal: Bool { true }
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var isCancelled: Bool { true }
  open func cancel() {}
  open func finish() {}
}

open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }

  public override convenience init() { self.init(recognizing: .current) }
  public convenience init?(locale: Locale) { self.init(recognizing: locale) }

  private init(recognizing locale: Locale) { self.locale = locale }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }

  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1101))
    return SFSpeechRecognitionTask()
  }
}
