import AVFoundation
import Foundation

/// Sets a player up for spoken words.
func prepare(_ player: AVPlayer, for item: AVPlayerItem) async -> Bool {
  let algorithm: AVAudioTimePitchAlgorithm = .spectral
  item.audioTimePitchAlgorithm = [algorithm, .timeDomain, .varispeed].first ?? algorithm
  item.preferredForwardBufferDuration = 30
  player.automaticallyWaitsToMinimizeStalling = true
  player.allowsExternalPlayback = false
  player.defaultRate = 1.5
  guard player.status != AVPlayer.Status.failed, player.error == nil else { return false }
  print(item.loadedTimeRanges.count, item.isPlaybackBufferEmpty, item.currentTime().seconds)
  let isSought = await player.seek(to: .zero)
  return isSought && item.isPlaybackLikelyToKeepUp
}

/// What a player tells of troubles.
let troubles = [
  AVPlayerItem.failedToPlayToEndTimeNotification, AVPlayerItem.playbackStalledNotification,
]

/// The best voice for the person's language.
func bestVoice() -> AVSpeechSynthesisVoice? {
  let best: AVSpeechSynthesisVoiceQuality = .premium
  let voices = AVSpeechSynthesisVoice.speechVoices().filter {
    $0.language == AVSpeechSynthesisVoice.currentLanguageCode()
  }
  let voice = voices.first { $0.quality == best } ?? voices.first { $0.name == "Samantha" }
  return voice ?? AVSpeechSynthesisVoice(identifier: "com.apple.voice.enhanced.en-US.Samantha")
}

/// Holds the speech, and goes on.
func hold(_ synthesizer: AVSpeechSynthesizer) -> Bool {
  synthesizer.usesApplicationAudioSession = true
  return synthesizer.pauseSpeaking(at: .word) && synthesizer.continueSpeaking()
}
