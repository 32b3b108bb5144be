import { createHash } from 'node:crypto'
import type { Sheet } from '../../../sheet.ts'
import { signOf } from './referenceGrounds.ts'
import { signPages } from './signPages.ts'

/** The most page hashes to remember. */
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
 * Remembers pages that match their sheets. Players of one size have most pages in common, to the byte, so each is drawn
 * and compared once. `alike` identifies everything a sheet is drawn from except its artwork.
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
