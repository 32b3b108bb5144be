import type { Hydration } from '@kitwright/pages'

/** Returns the hydration data of this page; null for a page that the server did not render. */
export function readHydration(): Hydration | null {
  const text = document.getElementById('hydration')?.textContent
  return text ? (JSON.parse(text) as Hydration) : null
}

/** An event that React handles at once and that nothing in the app listens to. */
const PROBE = 'auxclick'

/**
 * Checks whether React handles the events of an element; has it complete the element's part at once where it can, which
 * may reset a field to its rendered value. Parts of a page hydrate one after another. React marks the elements of a part
 * before it is complete, and until then stops an event on its way to them. It reports neither in any other form.
 */
export function isHydrated(element: Element): boolean {
  if (!Object.keys(element).some(key => key.startsWith('__reactProps'))) return false
  let isReached = false
  element.addEventListener(PROBE, () => (isReached = true), { once: true })
  element.dispatchEvent(new Event(PROBE, { bubbles: true }))
  return isReached
}
