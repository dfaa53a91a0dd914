import ServiceManagement

/// Whether the app starts with the Mac.
var startsAtLogin: Bool {
  get { SMAppService.mainApp.status == .enabled }
  set {
    let service: SMAppService = .mainApp
    do {
      if newValue { try service.register() } else { try service.unregister() }
    } catch {
      if service.status == .requiresApproval { SMAppService.openSystemSettingsLoginItems() }
    }
  }
}

/// The helpers of the app that are not there.
func missingHelpers() -> Int {
  let helpers = [
    SMAppService.loginItem(identifier: "org.example.menu"),
    SMAppService.agent(plistName: "org.example.agent.plist"),
    SMAppService.daemon(plistName: "org.example.daemon.plist"),
  ]
  return helpers.filter { $0.status == SMAppService.Status.notFound }.count
}
