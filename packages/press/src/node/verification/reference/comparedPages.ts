import { createHash } from 'node:crypto'
import type { Sheet } from '../../../sheet.ts'
import { signOf } from './referenceGrounds.ts'
import { signPages } from './signPages.ts'

/** The most pages to remember. */
const MOST = 5_000

/** Hashes of pages that matched their sheets in this process, the latest last. */
const compared = new Set<string>()

export interface ComparedPages {
  /** Whether the same page already matched the same sheet. */
  has(index: number, sheet: Sheet): boolean
  add(index: number, sheet: Sheet): void
}

const NONE: ComparedPages = { has: () => false, add: () => undefined }

/**
 * Remembers which pages show what their sheets say. Players of a size have most pages in common, to the byte: each is drawn and compared once.
 * `alike` names all that a sheet is drawn of but its artwork.
 */
export async function openCompared(pdf: Uint8Array, alike: string | undefined): Promise<ComparedPages> {
  if (alike === undefined) return NONE
  const pages = await signPages(pdf)
  const keyOf = (index: number, { artwork, page, lines }: Sheet): string =>
    createHash('sha256')
      .update(JSON.stringify([alike, pages[index], signOf(artwork, page), lines.sew]))
      .digest('hex')
  return {
    has: (index, sheet) => compared.has(keyOf(index, sheet)),
    add(index, sheet) {
      compared.add(keyOf(index, sheet))
      if (compared.size > MOST) for (const oldest of compared) return void compared.delete(oldest)
    },
  }
}
