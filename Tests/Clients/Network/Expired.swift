import Network

/// Parameters for a server whose address seldom changes.
func quickParameters(isStrict: Bool) -> NWParameters {
  let parameters = NWParameters.tls
  let behavior: NWParameters.ExpiredDNSBehavior = isStrict ? .prohibit : .allow
  if parameters.expiredDNSBehavior == .systemDefault { parameters.expiredDNSBehavior = behavior }
  return parameters
}
