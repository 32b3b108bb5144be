/** The part of `ws` that this module uses; see https://github.com/websockets/ws/blob/8.23.0/doc/ws.md. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events'
  import type { IncomingMessage } from 'node:http'
  import type { Duplex } from 'node:stream'

  export class WebSocket extends EventEmitter {
    static readonly OPEN: 1
    readonly readyState: 0 | 1 | 2 | 3
    /** Bytes that wait to be sent. */
    readonly bufferedAmount: number
    send(text: string): void
    ping(): void
    close(code: number, reason: string): void
    terminate(): void
  }

  export class WebSocketServer {
    constructor(options: {
      readonly noServer: true
      /** Bytes. */
      readonly maxPayload: number
      readonly handleProtocols: (offered: Set<string>) => string | false
    })
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, onOpen: (socket: WebSocket) => void): void
  }
}
