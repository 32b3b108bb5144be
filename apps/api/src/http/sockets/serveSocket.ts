import { ERRORS, type ErrorId, type SocketKey, type SocketRoute } from '@kitwright/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { ProblemError, type SocketListener } from '../../endpoint/index.ts'
import { problemOf } from '../exchange/errorReply.ts'
import { check } from '../exchange/validate.ts'

/** Bytes that may wait for a client that reads too slowly. */
const MOST_WAITING = 1_000_000
const MINUTE_MS = 60_000
/** Milliseconds after which a client that answers no ping is gone. */
const SILENCE_MS = 75_000
/** WebSocket's own code for an end that is nobody's fault: the server stops. */
const GOING_AWAY = 1001

export interface ServedSocket {
  readonly socket: WebSocket
  readonly route: SocketRoute
  readonly listener: SocketListener<SocketKey>
  readonly log: FastifyBaseLogger
  readonly beatMs: number
  readonly onClose: () => void
}

/** Closes a connection with an error of the API: the code 4000 + its HTTP status, its id as reason. */
const closeWith = (socket: WebSocket, id: ErrorId): void => socket.close(4000 + ERRORS[id], id)

/** Sends a message, unless the client has left. Closes the connection of a client that does not read. */
export function sendText(socket: WebSocket, message: unknown): void {
  if (socket.readyState !== 1) return
  if (socket.bufferedAmount > MOST_WAITING) closeWith(socket, 'busy')
  else socket.send(JSON.stringify(message))
}

function parse(route: SocketRoute, data: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(data.toString('utf8'))
  } catch {
    throw new ProblemError('invalid-input')
  }
  return check(route.fromClient, value)
}

/** Counts messages. Throws `too-many-requests` for more than a minute allows. */
function limitMessages(most: number): () => void {
  let began = 0
  let count = 0
  return () => {
    const now = performance.now()
    if (count === 0 || now - began >= MINUTE_MS) [began, count] = [now, 0]
    count += 1
    if (count > most) throw new ProblemError('too-many-requests')
  }
}

/**
 * Passes messages to the endpoint one after the other, and has it look at its session at each beat. Any error closes the
 * connection; one that only we can act on is logged.
 */
export function serveSocket({ socket, route, listener, log, beatMs, onClose }: ServedSocket): void {
  const countMessage = limitMessages(route.messagesPerMinute)
  let heardAt = performance.now()
  let work = Promise.resolve()
  const fail = (error: unknown): void => {
    const problem = problemOf(error)
    if (!problem) log.error({ err: error }, 'a socket failed')
    closeWith(socket, problem?.id ?? 'internal')
  }
  const enqueue = (step: () => Promise<void>): void => {
    work = work.then(async () => (socket.readyState === 1 ? step() : undefined)).catch(fail)
  }
  const beat = setInterval(() => {
    // A client that is gone without a word answers no ping.
    if (performance.now() - heardAt > SILENCE_MS) return socket.terminate()
    socket.ping()
    enqueue(listener.onBeat)
  }, beatMs)
  socket.on('pong', () => (heardAt = performance.now()))
  socket.on('error', error => log.info({ err: error as Error }, 'a socket broke'))
  socket.on('message', (data: Buffer) => {
    try {
      countMessage()
      const message = parse(route, data) as Parameters<typeof listener.onMessage>[0]
      enqueue(async () => listener.onMessage(message))
    } catch (error) {
      fail(error)
    }
  })
  socket.on('close', (code: number) => {
    clearInterval(beat)
    log.info({ code }, 'a socket was closed')
    onClose()
  })
  enqueue(listener.onOpen)
}

const LAST_WORD_MS = 1_000

/** Asks the client to leave because the server stops, and cuts a connection that it does not close. */
export function sayGoodbye(socket: WebSocket): void {
  socket.close(GOING_AWAY, 'not-ready')
  setTimeout(() => socket.terminate(), LAST_WORD_MS).unref()
}
