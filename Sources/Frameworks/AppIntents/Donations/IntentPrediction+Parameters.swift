// The predictions that match several parameters: iOS 16, macOS 13, watchOS 9.
//
// One initialiser for each number of parameters, as Apple has them: with a parameter pack the
// compiler cannot tell the closure's types from the key paths.

/// The key path to a parameter.
public typealias _ParameterPath<Intent: AppIntent, Value: _IntentValue & Sendable> = KeyPath<
  Intent, IntentParameter<Value>
>

extension IntentPrediction {
  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7, V8
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>, _ParameterPath<Intent, V8>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable,
    V9: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7, V8, V9
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>, _ParameterPath<Intent, V8>,
      _ParameterPath<Intent, V9>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable,
    V9: _IntentValue & Sendable, V10: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>, _ParameterPath<Intent, V8>,
      _ParameterPath<Intent, V9>, _ParameterPath<Intent, V10>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable,
    V9: _IntentValue & Sendable, V10: _IntentValue & Sendable, V11: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>, _ParameterPath<Intent, V8>,
      _ParameterPath<Intent, V9>, _ParameterPath<Intent, V10>, _ParameterPath<Intent, V11>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable,
    V9: _IntentValue & Sendable, V10: _IntentValue & Sendable, V11: _IntentValue & Sendable,
    V12: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>, _ParameterPath<Intent, V8>,
      _ParameterPath<Intent, V9>, _ParameterPath<Intent, V10>, _ParameterPath<Intent, V11>,
      _ParameterPath<Intent, V12>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable,
    V9: _IntentValue & Sendable, V10: _IntentValue & Sendable, V11: _IntentValue & Sendable,
    V12: _IntentValue & Sendable, V13: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>, _ParameterPath<Intent, V8>,
      _ParameterPath<Intent, V9>, _ParameterPath<Intent, V10>, _ParameterPath<Intent, V11>,
      _ParameterPath<Intent, V12>, _ParameterPath<Intent, V13>
    )
  {
    self.init(tuple: parameters)
  }

  public init<
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable,
    V9: _IntentValue & Sendable, V10: _IntentValue & Sendable, V11: _IntentValue & Sendable,
    V12: _IntentValue & Sendable, V13: _IntentValue & Sendable, V14: _IntentValue & Sendable
  >(
    parameters: T,
    displayRepresentation:
      @escaping (
        V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14
      ) -> DisplayRepresentation
  )
  where
    T == (
      _ParameterPath<Intent, V0>, _ParameterPath<Intent, V1>, _ParameterPath<Intent, V2>,
      _ParameterPath<Intent, V3>, _ParameterPath<Intent, V4>, _ParameterPath<Intent, V5>,
      _ParameterPath<Intent, V6>, _ParameterPath<Intent, V7>, _ParameterPath<Intent, V8>,
      _ParameterPath<Intent, V9>, _ParameterPath<Intent, V10>, _ParameterPath<Intent, V11>,
      _ParameterPath<Intent, V12>, _ParameterPath<Intent, V13>, _ParameterPath<Intent, V14>
    )
  {
    self.init(tuple: parameters)
  }
}
