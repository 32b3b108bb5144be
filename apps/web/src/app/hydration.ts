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

/** Enables fields that were disabled because a rendered page could not have kept their input. */
export function releaseFields(): void {
  for (const field of document.querySelectorAll('[data-held]')) {
    field.removeAttribute('readonly')
    field.removeAttribute('data-held')
  }
}
