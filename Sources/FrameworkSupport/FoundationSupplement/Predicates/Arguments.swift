// Objects as arguments of formats, as Foundation on Apple's platforms has them. `String(format:)`
// shows them with `%@`, and predicates take them as they are.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { uuidString._cVarArgObject }
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { absoluteString._cVarArgObject }
  public var _cVarArgEncoding: [Int] { absoluteString._cVarArgEncoding }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
