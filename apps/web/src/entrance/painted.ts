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
