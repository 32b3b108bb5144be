import type { IncomingMessage, ServerResponse } from 'node:http'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The queue in which callers wait for a starting server, rather than being sent away for a second. */
export interface WaitingRoom {
  readonly enter: Listener
  /** Passes all waiting requests to this listener. */
  empty(to: Listener): void
}

export interface WaitingRoomSize {
  readonly longestMs: number
  /** The most concurrent waiting requests. Each holds a connection. */
  readonly most: number
}

/**
 * Creates the queue. Refuses the caller that has waited longest and any caller that finds it full. Load balancers,
 * which query the health, get an answer at once.
 */
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
