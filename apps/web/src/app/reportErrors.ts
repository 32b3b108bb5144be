/** A page that fails says nothing new after so many. */
const MOST = 5

/**
 * Tells the server's log of errors that nobody caught: where they happened and what the program said, each once. What is long is cut,
 * and the server takes out what somebody may have typed.
 */
export function reportErrors(target: Window = window): void {
  const told = new Set<string>()
  const tell = (error: unknown): void => {
    // Other people's scripts say nothing of themselves, what was given up is no fault, and without a network nobody hears.
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

/** Without cookies: nobody is named. */
async function send(body: string): Promise<void> {
  const options = { method: 'POST', credentials: 'omit', keepalive: true } as const
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/browser-errors', { ...options, headers, body }).catch(() => undefined)
}
