/**
 * The result of an attempt to send: `offline` is worth another, `over` is not (it was sent, or it needs the person).
 */
export type SendOutcome = 'offline' | 'over'

export type QueueState = 'empty' | 'waiting' | 'sending'

/** The environment of the queue; it is injected so that time can be tested. */
export interface QueuePorts {
  isOnline(): boolean
  /** Calls back when the connection is back, or the page becomes visible again. Returns a function that stops it. */
  onBack(listener: () => void): () => void
  later(ms: number, work: () => void): () => void
}

export interface Queue {
  /** Queues a failed save; it is retried automatically. */
  add(): void
  /** Empties the queue. */
  clear(): void
  stop(): void
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/** Creates a queue that retries a failed send after increasing delays, and at once when the connection is back. */
export function createQueue(
  send: () => Promise<SendOutcome>,
  onChange: (state: QueueState) => void,
  { isOnline, onBack, later }: QueuePorts,
): Queue {
  let state: QueueState = 'empty'
  let tries = 0
  let forget: () => void = () => {}

  function become(next: QueueState): void {
    if (next === state) return
    state = next
    onChange(next)
  }
  function wait(): void {
    become('waiting')
    forget()
    const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries++)
    // An offline browser does not send; it reports when it is online again.
    forget = later(ms, () => (isOnline() ? tryNow() : wait()))
  }
  function tryNow(): void {
    if (state !== 'waiting') return
    forget()
    become('sending')
    // An error counts as no answer and is retried as well.
    const sending = send().catch((): SendOutcome => 'offline')
    void sending.then(sent => {
      if (state !== 'sending') return
      if (sent === 'offline') wait()
      else clear()
    })
  }
  function clear(): void {
    forget()
    tries = 0
    become('empty')
  }
  const stopListening = onBack(tryNow)
  return {
    add: () => {
      if (state === 'empty') wait()
    },
    clear,
    stop() {
      stopListening()
      forget()
    },
  }
}

export const browserPorts: QueuePorts = {
  isOnline: () => navigator.onLine,
  onBack(listener) {
    const look = (): void => {
      if (document.visibilityState === 'visible') listener()
    }
    addEventListener('online', listener)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('online', listener)
      document.removeEventListener('visibilitychange', look)
    }
  },
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
