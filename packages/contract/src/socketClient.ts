import type { z } from './schemas/zod.ts'
import type { SocketKey, Sockets } from './sockets/sockets.ts'
import type { ErrorId } from './terms/errors.ts'

// Routes provide only types, so the web app contains no schema that it does not run.
export type FromClient<K extends SocketKey> = z.input<Sockets[K]['fromClient']>
export type FromServer<K extends SocketKey> = z.output<Sockets[K]['fromServer']>

/** Name of the protocol that the server accepts. The token follows it, because browsers send no headers of their own. */
const PROTOCOL = 'kitwright'

export interface SocketOptions<K extends SocketKey> {
  /** Scheme, host and port, as `wss://shop.example`. */
  readonly baseUrl: string
  readonly token: string
  readonly params: z.input<Sockets[K]['params']>
  readonly onMessage: (message: FromServer<K>) => void
  /** Called once, with the id of the API's error; `network` if the connection was lost or refused before it was open. */
  readonly onClose: (error: ErrorId | 'network') => void
}

export interface OpenSocket<K extends SocketKey> {
  /** Sends a message once the connection is open. */
  readonly send: (message: FromClient<K>) => void
  readonly close: () => void
}

/** Opens a WebSocket of the contract. It does not open itself again after it was closed. */
export function openSocket<K extends SocketKey>(
  key: K,
  { baseUrl, token, params, onMessage, onClose }: SocketOptions<K>,
): OpenSocket<K> {
  const values: Readonly<Record<string, string>> = params
  const path = key.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const socket = new WebSocket(baseUrl + path, [PROTOCOL, `bearer.${token}`])
  const waiting: string[] = []
  socket.addEventListener('open', () => waiting.splice(0).forEach(text => socket.send(text)))
  socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data)) as FromServer<K>))
  socket.addEventListener('close', ({ code, reason }) => onClose(code >= 4000 ? (reason as ErrorId) : 'network'))
  return {
    send(message) {
      const text = JSON.stringify(message)
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(text)
      else if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}
