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
 * Checks whether React has hydrated an element. Parts of a page hydrate one after another, and React reports it in no
 * other form than the marks on its elements.
 */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some(key => key.startsWith('__reactProps'))
