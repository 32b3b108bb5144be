import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { ColourTable } from './colourTable.ts'
import { removeUnreferenced } from '../pdf/removeUnusedObjects.ts'
import { findingIn, collectColours } from './findColours.ts'
import { clothPainter, marksPainter } from './painters.ts'

/** Drawings in a file. */
interface DrawingRefs {
  /** In the colours that are seen on the cloth. */
  readonly artwork: readonly PDFRef[]
  /** For whoever cuts and sews. */
  readonly marks: readonly PDFRef[]
}

/** Gives what is drawn for whoever cuts and sews black ink in place of red, green and blue. */
export function convertMarksToBlack(context: PDFContext, marks: readonly PDFRef[]): void {
  const finding = findingIn(context)
  for (const form of marks) collectColours(finding, form, marksPainter)
  for (const each of finding.found) each.write()
  removeUnreferenced(context)
}

/**
 * Gives all that is drawn the printer's own inks in place of red, green and blue: operators, gradients, pictures, tiles, masks and groups. What is
 * drawn in a way that is not known is refused: nothing is left as it was. Where one colour is seen through another, a press mixes their inks from
 * now on, and not what a screen would show.
 */
export async function convertArtworkToInks(
  context: PDFContext,
  { artwork, marks }: DrawingRefs,
  inks: ColourTable,
): Promise<void> {
  const [finding, painter] = [findingIn(context), clothPainter(inks)]
  for (const form of artwork) collectColours(finding, form, painter)
  for (const each of finding.found) {
    each.want()
    // One by one: a photograph has millions of colours.
    await inks.learn()
  }
  // Each is let go: what it had before is as large.
  for (let each = finding.found.pop(); each; each = finding.found.pop()) each.write()
  convertMarksToBlack(context, marks)
}
