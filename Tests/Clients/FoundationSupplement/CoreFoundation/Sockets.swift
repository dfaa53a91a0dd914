import Foundation

/// Sends the widget's counts to a helper on the same Mac.
final class CountSender {
  private var socket: CFSocket?
  private var source: CFRunLoopSource?
  private(set) var lastError: CFSocketError = .success

  /// Opens a datagram socket that tells of answers.
  func open() -> CFSocketNativeHandle {
    var context = CFSocketContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    let types: CFSocketCallBackType = [.acceptCallBack, .connectCallBack, .writeCallBack]
    let callback: CFSocketCallBack = { _, type, data, _, _ in
      if type == .dataCallBack { print((data as Data?)?.count ?? 0) }
    }
    socket = CFSocketCreate(nil, PF_INET, 2, 0, types.rawValue, callback, &context)
    CFSocketGetContext(socket, &context)
    var flags: CFOptionFlags = CFSocketGetSocketFlags(socket)
    flags |= kCFSocketAutomaticallyReenableReadCallBack | kCFSocketLeaveErrors
    flags |= kCFSocketAutomaticallyReenableAcceptCallBack
    flags |= kCFSocketAutomaticallyReenableDataCallBack
    flags |= kCFSocketAutomaticallyReenableWriteCallBack | kCFSocketCloseOnInvalidate
    CFSocketSetSocketFlags(socket, flags)
    source = CFSocketCreateRunLoopSource(nil, socket, 0)
    CFRunLoopAddSource(CFRunLoopGetMain(), source, .commonModes)
    return CFSocketGetNative(socket)
  }

  func send(_ count: UInt8) {
    lastError = CFSocketSendData(socket, nil, Data([count]) as CFData, 1)
  }
}

/// Watches a link itself, not what it leads to.
func watch(_ link: String) -> Int32 { open(link, O_EVTONLY | O_SYMLINK) }

/// What a widget shares with its app.
func share(
  _ text: String, with visibility: NSItemProviderRepresentationVisibility,
  _ options: NSItemProviderFileOptions
) -> NSItemProvider {
  let provider = NSItemProvider()
  provider.registerObject(text as NSString, visibility: visibility)
  provider.registerFileRepresentation(
    forTypeIdentifier: "public.plain-text", fileOptions: options, visibility: visibility
  ) { completion in
    completion(nil, false, nil)
    return nil
  }
  return provider
}
