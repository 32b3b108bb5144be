import type { IncomingMessage, ServerResponse } from 'node:http'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Where callers of a server that starts wait for it, rather than being sent away for a second. */
export interface WaitingRoom {
  readonly enter: Listener
  /** Sends all who wait there. */
  empty(to: Listener): void
}

export interface WaitingRoomSize {
  readonly longestMs: number
  /** At once: each holds a connection. */
  readonly most: number
}

/** Who has waited for the longest time is refused, and so is who finds it full. Balancers, who ask for the health, want to know at once. */
export function createStartupQueue(refuse: Listener, { longestMs, most }: WaitingRoomSize): WaitingRoom {
  const waiting = new Set<(to: Listener) => void>()
  return {
    enter(request, response) {
      if (request.url?.startsWith('/health/') || waiting.size >= most) return refuse(request, response)
      const leave = (): void => {
        clearTimeout(timer)
        waiting.delete(go)
      }
      const go = (to: Listener): void => {
        leave()
        response.off('close', leave)
        to(request, response)
      }
      const timer = setTimeout(go, longestMs, refuse)
      waiting.add(go)
      response.once('close', leave)
    },
    empty(to) {
      for (const go of waiting) go(to)
    },
  }
}
