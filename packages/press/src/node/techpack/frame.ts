import { piecesOrdered, type TechPackInput } from '../../techpack/facts.ts'
import { typeName, type PaperTexts } from '../../paper/paperTexts.ts'
import { HAIR, INK, QUIET, type Pen } from '../paper/paperPen.ts'
import { A4_LYING } from '../paper/writePaper.ts'

/** Area for a page's own drawing. */
export const BODY = { x0: 14, y0: 30, x1: A4_LYING.widthMm - 14, y1: A4_LYING.heightMm - 15 } as const

/** A page without its frame: its title and its content. */
export interface TechPage {
  readonly title: string
  readonly paint: (pen: Pen) => void
}

export interface PageInput {
  readonly input: TechPackInput
  readonly say: PaperTexts
}

/** Facts that the frame of a page shows. */
export interface FrameInput extends Pick<PageInput, 'say'> {
  readonly input: Pick<
    TechPackInput,
    'shop' | 'order' | 'style' | 'name' | 'revision' | 'approvedAt' | 'garment' | 'chartVersion' | 'lines'
  >
}

/** Draws the frame of every page, which identifies its document, so that a single page can be recognised. */
export function paintFrame(
  pen: Pen,
  { input, say }: FrameInput,
  { title, at, of }: { title: string; at: number; of: number },
): void {
  const { shop, order, style, name, revision, approvedAt, garment, chartVersion, lines } = input
  pen.text(title, { x: BODY.x0, y: 9 }, { sizeMm: 6, isBold: true, roomMm: 120 })
  pen.text(`${say('press:tech_pack')} · ${shop}`, { x: BODY.x0, y: 18.5 }, { sizeMm: 3, colour: QUIET, roomMm: 120 })
  pen.text(style, { x: BODY.x1, y: 9 }, { sizeMm: 6, isBold: true, align: 'right', roomMm: 90 })
  const what = `${name} · ${typeName(say, garment.productType)}`
  pen.text(what, { x: BODY.x1, y: 18.5 }, { sizeMm: 3, colour: QUIET, align: 'right', roomMm: 130 })
  pen.rule(25, [BODY.x0, BODY.x1], { colour: INK, widthMm: 0.4 })
  const foot = A4_LYING.heightMm - 11
  pen.rule(foot, [BODY.x0, BODY.x1], { colour: HAIR })
  const facts = [
    `${say('press:order')} ${order}`,
    say('press:revision', { revision }),
    say('press:chart', { version: chartVersion }),
    `${say('press:approved')} ${say.dayOf(approvedAt)}`,
    `${say('press:total')} ${piecesOrdered(lines)}`,
  ]
  pen.text(facts.join('   ·   '), { x: BODY.x0, y: foot + 1.5 }, { sizeMm: 2.6, colour: QUIET, roomMm: 210 })
  pen.text(
    say('press:page_of', { at, of }),
    { x: BODY.x1, y: foot + 1.5 },
    { sizeMm: 2.6, colour: QUIET, align: 'right' },
  )
}
