// A list of arguments for functions of C that take one, which Swift has only within a closure on
// Linux.

/// Returns a list of arguments, which lasts, with the objects in it, as long as the process.
///
/// On Apple's platforms an autorelease pool lets it go. The arguments lie one after the other, as
/// those do for which no register is left.
public func getVaList(_ args: [any CVarArg]) -> CVaListPointer {
  for argument in args where type(of: argument) is AnyClass {
    _ = Unmanaged.passRetained(argument as AnyObject)
  }
  let words = args.flatMap { $0._cVarArgEncoding }
  let stack = UnsafeMutablePointer<Int>.allocate(capacity: max(words.count, 1))
  stack.initialize(from: words, count: words.count)
  #if arch(arm64)
    return CVaListPointer(
      __stack: stack, __gr_top: nil, __vr_top: nil, __gr_off: 0, __vr_off: 0)
  #else
    // The header of the System V ABI: all six general and all eight vector registers are taken.
    let header = UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 8)
    header.storeBytes(of: 48, as: UInt32.self)
    header.storeBytes(of: 176, toByteOffset: 4, as: UInt32.self)
    header.storeBytes(of: stack, toByteOffset: 8, as: UnsafeMutablePointer<Int>.self)
    header.storeBytes(of: 0, toByteOffset: 16, as: Int.self)
    return CVaListPointer(_fromUnsafeMutablePointer: header)
  #endif
}
