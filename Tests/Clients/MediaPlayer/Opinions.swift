import MediaPlayer

/// The commands by which a listener says what pleases.
func offerOpinions(_ center: MPRemoteCommandCenter) {
  let commands: [MPFeedbackCommand] = [
    center.likeCommand, center.dislikeCommand, center.bookmarkCommand,
  ]
  for command in commands {
    command.isActive = false
    command.localizedTitle = "Like this song"
    command.localizedShortTitle = "Like"
  }
  let rates: MPChangePlaybackRateCommand = center.changePlaybackRateCommand
  rates.supportedPlaybackRates = [1, 1.5, 2]
  center.seekForwardCommand.isEnabled = false
  center.seekBackwardCommand.isEnabled = false
}
