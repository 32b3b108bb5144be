const LONGEST_WAIT_MS = 30_000

/** Runs work when the page is idle. */
export function whenIdle(work: () => void): void {
  // Some versions of Safari lack `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  else setTimeout(work)
}

const waiting = new Set<HTMLElement>()
let isUnderWay = false

/** One element per idle period, because all at once would block a slow phone. */
function next(): void {
  const [element] = waiting
  isUnderWay = element !== undefined
  if (!element) return
  waiting.delete(element)
  element.style.contentVisibility = 'visible'
  whenIdle(next)
}

/**
 * A `ref` for an element that its styles skip until it is near (`content-visibility: auto`). It is laid out once the
 * page is idle, so that screenshots and a screen reader's list of headings include it.
 */
export function deferLayout(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  waiting.add(element)
  if (!isUnderWay) {
    isUnderWay = true
    whenIdle(next)
  }
  return () => void waiting.delete(element)
}
