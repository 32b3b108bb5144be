import type { Drawing } from '@kitwright/artwork'
import type { Box } from '@kitwright/measure'
import type { Sheet } from '../../../sheet.ts'
import {
  bareGround,
  type Canvas,
  isInkedText,
  releaseCanvasPixels,
  paintedOn,
  type ReferenceDrawOptions,
  pixelsOf,
} from './referencePage.ts'
import type { PagePixels } from '../render/renderPdfPages.ts'
import { liesTurned } from '../render/rotatedPixels.ts'

/** The expected sheet on the grid of its page, drawn on demand. */
export interface ReferencePage {
  readonly whole: PagePixels
  /** Draws a part of it without its texts. */
  bare(part: Box): Promise<PagePixels>
  /** Draws the sheet with rotated pixels as PDFium renders them. Undefined if nothing is rotated. */
  turned(): Promise<PagePixels | undefined>
}

interface ReferenceSheet extends ReferenceDrawOptions {
  readonly sheet: Sheet
  readonly pxPerMm: number
  readonly size: readonly [widthPx: number, heightPx: number]
}

export interface Grounds {
  fresh(drawn: ReferenceSheet): Promise<ReferencePage>
  /** Frees the drawings that are not cached. Call it at the end. */
  close(): void
}

/** Splits a drawing at its first text. The ground before it is the same for every wearer of the piece. */
function divide({ fabricColour, ...bare }: Drawing): { readonly ground: Drawing; readonly rest: Drawing } {
  const { instructions } = bare
  const found = instructions.findIndex(each => each.kind === 'layer' && each.layer.kind === 'text')
  const first = found < 0 ? instructions.length : found
  const under = { ...bare, instructions: instructions.slice(0, first) }
  return {
    ground: fabricColour === undefined ? under : { ...under, fabricColour },
    rest: { ...bare, instructions: instructions.slice(first) },
  }
}

/** Returns the fingerprint of a drawing. It omits the wrap map, which follows from garment and size. */
export const signOf = ({ piece, fabricColour, instructions }: Drawing, size: readonly number[]): string =>
  JSON.stringify([piece, fabricColour, size, instructions], (key, value: unknown) =>
    key === 'wrap' ? value !== undefined : value,
  )

/** Grounds of the garment that was read back last, by their fingerprints: the next garment often has the same cut. */
let last: { readonly alike: string; readonly kept: Map<string, Canvas> } | undefined

function keptOf(alike: string): Map<string, Canvas> {
  if (last?.alike === alike) return last.kept
  for (const canvas of last?.kept.values() ?? []) releaseCanvasPixels(canvas)
  last = { alike, kept: new Map() }
  return last.kept
}

/**
 * Opens redrawn sheets. Consecutive garments that are `alike` share the drawings they have in common. The name
 * identifies their design and cut and is unique to them.
 */
export function openGrounds(alike: string | undefined): Grounds {
  const kept = alike === undefined ? new Map<string, Canvas>() : keptOf(alike)
  return {
    async fresh({ sheet, pxPerMm, size, ...painting }) {
      const part: Box = [0, 0, ...size]
      const grid = { sheet, pxPerMm, part }
      const { ground, rest } = divide(sheet.artwork)
      const sign = signOf(ground, size)
      const groundBy = async (how: ReferenceDrawOptions): Promise<Canvas> => {
        const name = how.isTurnedShown ? `turned ${sign}` : sign
        const under = kept.get(name) ?? (await paintedOn(grid, ground, how))
        kept.set(name, under)
        return under
      }
      const wholeBy = async (how: ReferenceDrawOptions): Promise<PagePixels> => {
        const canvas = await paintedOn(grid, rest, { ...how, under: await groundBy(how) })
        const whole = pixelsOf(canvas, part)
        releaseCanvasPixels(canvas)
        return whole
      }
      const isTextsAlone = rest.instructions.every(isInkedText)
      return {
        whole: await wholeBy(painting),
        bare: async box =>
          isTextsAlone ? pixelsOf(await groundBy(painting), box) : bareGround({ sheet, pxPerMm, part: box }, painting),
        turned: async () =>
          sheet.artwork.instructions.some(liesTurned) ? wholeBy({ ...painting, isTurnedShown: true }) : undefined,
      }
    },
    close() {
      if (alike === undefined) for (const canvas of kept.values()) releaseCanvasPixels(canvas)
    },
  }
}
