// The types that some operators have on Apple's platforms, under the names they have there; here
// they are made of others.

extension Publishers {
  public typealias First<Upstream: Publisher> = FirstWhere<Upstream>
  public typealias Last<Upstream: Publisher> = LastWhere<Upstream>
  public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int>
  public typealias Contains<Upstream: Publisher> = ContainsWhere<Upstream>
  where Upstream.Output: Equatable
  public typealias AllSatisfy<Upstream: Publisher> = Map<ContainsWhere<Upstream>, Bool>
  public typealias AssertNoFailure<Upstream: Publisher> = MapError<Upstream, Never>
  public typealias Print<Upstream: Publisher> = HandleEvents<Upstream>
  public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> = Map<
    Upstream, (Output0, Output1)
  >
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> = Map<
    Upstream, (Output0, Output1, Output2)
  >
}

extension Publisher {
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }
}
