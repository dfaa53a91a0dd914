import Foundation
import MediaPlayer
import UIKit

/// Lets headphones and the lock screen control the radio.
final class RemoteControl {
  private var targets: [Any] = []

  /// Listens to the buttons.
  func start(_ toggle: @escaping () -> Bool) {
    let center: MPRemoteCommandCenter = .shared()
    let commands: [MPRemoteCommand] = [
      center.playCommand, center.pauseCommand, center.stopCommand, center.togglePlayPauseCommand,
    ]
    for command in commands {
      targets.append(
        command.addTarget { (event: MPRemoteCommandEvent) in
          event.timestamp >= 0 && toggle() ? .success : .commandFailed
        })
    }
    center.nextTrackCommand.isEnabled = false
    center.previousTrackCommand.removeTarget(nil)
    let skip: MPSkipIntervalCommand = center.skipForwardCommand
    skip.preferredIntervals = [15]
    center.skipBackwardCommand.preferredIntervals = skip.preferredIntervals
    let position: MPChangePlaybackPositionCommand = center.changePlaybackPositionCommand
    position.addTarget { event in
      let time = (event as? MPChangePlaybackPositionCommandEvent)?.positionTime
      return time == nil ? MPRemoteCommandHandlerStatus.noSuchContent : .noActionableNowPlayingItem
    }
  }

  /// Shows the cover.
  func show(_ cover: UIImage) -> UIImage? {
    let artwork = MPMediaItemArtwork(boundsSize: cover.size) { _ in cover }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyArtwork: artwork, MPNowPlayingInfoPropertyIsLiveStream: true,
    ]
    return artwork.image(at: artwork.bounds.size)
  }

  /// Whether something went wrong with the device.
  func isLost(_ status: MPRemoteCommandHandlerStatus) -> Bool { status == .deviceNotFound }
}

/// The slider of the volume, without more.
@MainActor func volumeSlider(_ view: MPVolumeView) -> MPVolumeView {
  view.showsVolumeSlider = true
  return view
}
