import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

interface Upgrade {
  readonly socket: Duplex
  /** The first bytes after the request. */
  readonly head: Buffer
  readonly response: ServerResponse
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** Browsers cannot send headers with a WebSocket: the token comes as a protocol beside the one that is spoken. */
const tokenIn = (protocols: string | undefined): string | undefined =>
  protocols
    ?.split(',')
    .map(each => each.trim())
    .find(each => each.startsWith('bearer.'))
    ?.slice('bearer.'.length)

/**
 * Passes requests for a WebSocket on as ordinary requests, so that the same hooks identify, limit and log them, and can
 * refuse them with an ordinary answer. Other requests to upgrade stay ordinary, as if they had not asked.
 */
export function forwardUpgrades(
  server: Server,
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  Object.assign(server, {
    shouldUpgradeCallback: ({ method, headers }: IncomingMessage) =>
      method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket',
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const token = tokenIn(request.headers['sec-websocket-protocol'])
    if (token !== undefined) request.headers.authorization ??= `Bearer ${token}`
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    // No time limit of the server holds for this connection any more, so it does not wait for the client to close it.
    response.once('finish', () => socket.destroySoon())
    upgrades.set(request, { socket, head, response })
    listener(request, response)
  })
}

/** Takes the connection of a request to upgrade away from its answer; undefined for an ordinary request. */
export function takeUpgrade(request: IncomingMessage): Omit<Upgrade, 'response'> | undefined {
  const upgrade = upgrades.get(request)
  if (!upgrade) return undefined
  upgrade.response.detachSocket(upgrade.socket as Socket)
  return upgrade
}

export const isUpgrade = (request: IncomingMessage): boolean => upgrades.has(request)
