import type { UnprintedField } from '@kitwright/design'
import type { PaperTexts } from './paperTexts.ts'

interface PlayerTexts {
  /** The printed text; null where the design's own texts are printed. */
  readonly printed: string | null
  /** The player's fields that the design has no text for. */
  readonly unprinted?: readonly UnprintedField[]
}

/** Returns what a table tells of a garment's name, and which of name and number are not printed. */
export const printedName = ({ printed, unprinted = [] }: PlayerTexts, say: PaperTexts): string =>
  [
    printed === null ? say('press:as_designed') : printed || '–',
    ...unprinted.map(what => say(`press:not_printed_${what}`)),
  ].join(' · ')
