import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { ColourTable } from './colourTable.ts'
import { removeUnreferenced } from '../pdf/removeUnusedObjects.ts'
import { findingIn, collectColours } from './findColours.ts'
import { clothPainter, marksPainter } from './painters.ts'

/** Drawings in a file. */
interface DrawingRefs {
  /** Objects in the visible colours of the cloth. */
  readonly artwork: readonly PDFRef[]
  /** Objects for cutters and sewers. */
  readonly marks: readonly PDFRef[]
}

/** Converts the marks for cutters and sewers from RGB to black ink. */
export function convertMarksToBlack(context: PDFContext, marks: readonly PDFRef[]): void {
  const finding = findingIn(context)
  for (const form of marks) collectColours(finding, form, marksPainter)
  for (const each of finding.found) each.write()
  removeUnreferenced(context)
}

/**
 * Converts all artwork from RGB to the printer's inks: operators, gradients, pictures, tiles, masks and groups. Throws
 * for an unknown way of drawing, so nothing stays RGB. Where one colour shows through another, a press now mixes their
 * inks, unlike a screen.
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
    // One at a time, because a photograph has millions of colours.
    await inks.learn()
  }
  // Each entry is released after writing: its old contents are as large.
  for (let each = finding.found.pop(); each; each = finding.found.pop()) each.write()
  convertMarksToBlack(context, marks)
}
