import ExtensionEnvironment
@preconcurrency import Foundation
import WidgetRecording

/// The process of an extension, as seen from inside.
package enum ExtensionProcess {
  /// The exit status of an extension that was started by hand.
  static let statusWithoutHost: Int32 = 64

  /// Answers the host's requests until the request to end, or the end of the channel.
  ///
  /// The main thread runs its run loop throughout, so that the main queue, code on the main actor
  /// and timers work in the author's code as they do on a device.
  ///
  /// - Parameter host: The host, which knows the bundle's widgets and calls their providers.
  /// - Returns: Never.
  @MainActor package static func run(_ host: some ExtensionHost) -> Never {
    let environment = ProcessInfo.processInfo.environment
    guard
      let channelNumber = environment[ExtensionSetup.channelVariable].flatMap(Int32.init),
      let setupText = environment[ExtensionSetup.variable]
    else {
      stop("this is a widget extension; run it with widgetcheck, which calls its providers")
    }
    let setup: ExtensionSetup
    do throws(JSONError) {
      setup = try JSONReader.read(ExtensionSetup.self, from: setupText.utf8)
    } catch {
      stop("\(ExtensionSetup.variable) is not a setup: \(error)")
    }
    prepare(setup)
    host.prepare(setup)
    unsetenv(ExtensionSetup.channelVariable)
    CallStage.open(environment[ExtensionSetup.stageVariable])
    unsetenv(ExtensionSetup.stageVariable)
    let channel = Channel(takingOver: channelNumber)
    // Announces that the process is ready, so that no call pays for its start.
    channel.send(ExtensionAnswer(number: ExtensionAnswer.ready, .ready))
    let session = ExtensionSession(host: host, setup: setup, send: channel.send) { end() }
    MainRunLoopChannel.open(channel) { line in
      session.receive(line)
    } ended: {
      end()
    }
    while true {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Gives the author's code the clock, the places and the values of the setup.
  private static func prepare(_ setup: ExtensionSetup) {
    // A line that was printed before a crash is evidence; it must not wait in a buffer.
    setvbuf(stdout, nil, _IOLBF, 0)
    // Files written under a relative path belong to this run alone.
    _ = chdir(NSHomeDirectory())
    SimulatedClock.freeze(at: setup.start)
    // The real network takes real time.
    if !setup.allowsNetwork { SimulatedWaits.begin() }
    NetworkGate.close(allowing: setup.allowsNetwork)
    RefusedSockets.listen { NetworkGate.note($0, $1 ?? -1, failure: .refused) }
    if let folder = setup.networkScript {
      do throws(JSONError) {
        try NetworkResponder.begin(
          folder, timeZone: setup.timeZone, security: setup.transportSecurity,
          log: setup.networkLog, forwarding: setup.allowsNetwork)
      } catch {
        complain("the script of the network's answers cannot be read: \(error)")
      }
    }
    if !CurrentLocale.setTimeZone(setup.timeZone) {
      complain("the time zone '\(setup.timeZone)' is not known here")
    }
    if !CurrentLocale.set(setup.locale) {
      complain("this toolchain's Foundation cannot have '\(setup.locale)' as current locale")
    }
    if !ErrorDescriptions.sort() {
      complain("this toolchain's Foundation describes errors in an order that changes")
    }
    if !ResourceLookups.note() {
      complain("this toolchain's Foundation does not tell which resources are missing")
    }
    if !BundleLocalizations.follow() {
      complain("this toolchain's Foundation chooses the localizations of bundles by itself")
    }
    UserDefaultsSeed.plantPreferences(in: URL(fileURLWithPath: setup.containers))
    UserDefaultsSeed.plant(setup.userDefaults)
  }

  /// Ends the process without destructors, since the author's threads may still run.
  private static func end() -> Never {
    fflush(nil)
    _exit(0)
  }

  private static func stop(_ problem: String) -> Never {
    complain(problem)
    exit(statusWithoutHost)
  }

  private static func complain(_ problem: String) {
    try? FileHandle.standardError.write(contentsOf: Data("widgetcheck: \(problem)\n".utf8))
  }
}
