import { isHydrated } from './hydration.ts'

/** The comment before a part of the page that React hydrates by itself. */
const PART = '$'

/** Returns the first element of each part that hydrates by itself. */
function partsOf(root: Element): Element[] {
  const parts = [root.firstElementChild]
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { data, nextElementSibling } = comments.currentNode as Comment
    if (data === PART) parts.push(nextElementSibling)
  }
  return parts.filter(part => part !== null)
}

/** Longest wait for hydration: a part whose script never arrives must not hold up the rest. */
const TIMEOUT_MS = 8_000

/** Resolves when React has hydrated every part of the page, at once on a page rendered in the browser; after 8 s in any case. */
export function whenHydrated(root: Element): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  return new Promise(resolve => {
    const attempt = (): void => {
      if (partsOf(root).every(isHydrated) || performance.now() > deadline) resolve()
      else requestAnimationFrame(attempt)
    }
    attempt()
  })
}
