import type { Hydration } from '@kitwright/pages'

/** Returns the hydration data of this page; null for a page that the server did not render. */
export function readHydration(): Hydration | null {
  const text = document.getElementById('hydration')?.textContent
  return text ? (JSON.parse(text) as Hydration) : null
}

/** Loads the pictures that a rendered page deferred. */
export function releasePictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-held-src]')) {
    picture.src = picture.dataset.heldSrc ?? ''
    delete picture.dataset.heldSrc
  }
}

/**
 * Checks whether React has begun to hydrate an element. Parts of a page hydrate one after another, and React reports it
 * in no other form than the marks on its elements. It sets them before the part is complete: see `onHandled`.
 */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some(key => key.startsWith('__reactProps'))

/**
 * Calls back when React handles an event of an element or of what is in it. Call this before the event reaches React, which
 * stops an event on its way to a part that is not complete, and forgets it.
 */
export function onHandled({ target, type }: Event, element: Element, handle: () => void): void {
  target?.addEventListener(type, () => isHydrated(element) && handle(), { once: true })
}
