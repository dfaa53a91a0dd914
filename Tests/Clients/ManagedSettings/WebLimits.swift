import ManagedSettings

/// Limits the web for the time of homework.
func limitWeb(_ store: ManagedSettingsStore, to allowed: Set<WebDomain>, isStrict: Bool) {
  store.webContent.blockedByFilter = isStrict ? .all(except: allowed) : .auto([], except: allowed)
}

/// The words for a store's limits.
func webLimits(of settings: WebContentSettings) -> String {
  switch settings.blockedByFilter {
  case nil, WebContentSettings.FilterPolicy.none?: "open"
  case .auto: "automatic"
  case .specific(let domains)?: "\(domains.count) sites"
  case .all: "closed"
  }
}
