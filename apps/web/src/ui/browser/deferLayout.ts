const LONGEST_WAIT_MS = 30_000

/** Does something once the page has a moment. */
export function whenIdle(work: () => void): void {
  // Not every Safari knows it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  else setTimeout(work)
}

const waiting = new Set<HTMLElement>()
let isUnderWay = false

/** One element in each idle moment: all in one go would hold up a slow phone. */
function next(): void {
  const [element] = waiting
  isUnderWay = element !== undefined
  if (!element) return
  waiting.delete(element)
  element.style.contentVisibility = 'visible'
  whenIdle(next)
}

/**
 * The `ref` of what its styles leave out until it is near (`content-visibility: auto`): it is laid out once the page is idle, so that
 * what looks at the whole page (a picture of it, a reader's list of headings) has it too.
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
