const LONGEST_WAIT_MS = 30_000

/** Does something once the page has a moment. */
export function whenIdle(work: () => void): void {
  // Not every Safari knows it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  else setTimeout(work)
}
