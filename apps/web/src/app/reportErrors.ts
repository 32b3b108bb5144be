/** A failing page reports nothing new after this many errors. */
const MOST = 5

/**
 * Reports uncaught errors to the server's log: their location and message, each once. Long texts are cut, and the
 * server removes anything that somebody may have typed.
 */
export function reportErrors(target: Window = window): void {
  const told = new Set<string>()
  const tell = (error: unknown): void => {
    // Third-party scripts report no details, an aborted call is no fault, and without a network nothing can be sent.
    if (!(error instanceof Error) || error.name === 'AbortError' || !navigator.onLine) return
    const { message, stack = '' } = error
    if (told.size >= MOST || told.has(message)) return
    told.add(message)
    const body = {
      message: message.slice(0, 2_000),
      stack: stack.slice(0, 10_000),
      path: location.pathname.slice(0, 300),
    }
    void send(JSON.stringify(body))
  }
  target.addEventListener('error', ({ error }) => tell(error))
  target.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** Sent without cookies, so that nobody is identified. */
async function send(body: string): Promise<void> {
  const options = { method: 'POST', credentials: 'omit', keepalive: true } as const
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/browser-errors', { ...options, headers, body }).catch(() => undefined)
}
