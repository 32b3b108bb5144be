import type { Language, Namespace } from '@kitwright/words'
import type { QueryKey } from '@tanstack/react-query'

/** What a page that the server painted was painted from. */
export interface Painted {
  readonly address: string
  readonly language: Language
  /** What the calls of the page had been answered. */
  readonly answers: readonly (readonly [key: QueryKey, value: unknown])[]
  /** The namespaces of its texts, beside the common one. */
  readonly words: readonly Namespace[]
  /** The scripts that the page will need next. */
  readonly scripts: readonly string[]
}

/** What came with this page; null for a page that the browser draws itself. */
export function readPainted(): Painted | null {
  const text = document.getElementById('painted')?.textContent
  return text ? (JSON.parse(text) as Painted) : null
}

/** Lets the pictures come that a painted page did without. */
export function releasePictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-held-src]')) {
    picture.src = picture.dataset.heldSrc ?? ''
    delete picture.dataset.heldSrc
  }
}

/** Lets the visitor type where a painted page could not have kept it. */
export function releaseFields(): void {
  for (const field of document.querySelectorAll('[data-held]')) {
    field.removeAttribute('readonly')
    field.removeAttribute('data-held')
  }
}
