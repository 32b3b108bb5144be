import type { SKRSContext2D } from '@napi-rs/canvas'
import {
  paintDrawing,
  type Context2d,
  type Drawing,
  type Sources,
  type TakeForm,
  type TakeShade,
  type PlateRenderer,
} from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import type { Point } from '@kitwright/measure'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import type { Sheet } from '../../sheet.ts'
import { paintLabel } from './paintLabel.ts'

/** Resolution of rasterised content, px per millimetre: 300 dpi. */
const PX_PER_MM = 300 / 25.4
const INK = '#000000'
const LINE_MM = 0.25

function moveAlong(context: SKRSContext2D, line: readonly Point[]): void {
  line.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
}

function trace(context: SKRSContext2D, closed: readonly (readonly Point[])[]): void {
  context.beginPath()
  for (const line of closed) {
    moveAlong(context, line)
    context.closePath()
  }
}

function strokeLine(context: SKRSContext2D, line: readonly Point[]): void {
  context.beginPath()
  moveAlong(context, line)
  context.stroke()
}

type Instruction = Drawing['instructions'][number]

/**
 * Paints everything visible on the cloth up to the bleed: grounds, their regions extended beyond the sew line, and the
 * layers above them.
 */
export function paintArtwork(
  context: SKRSContext2D,
  { artwork, beyond, lines }: Sheet,
  from: {
    readonly sources: Sources
    readonly takePlate: PlateRenderer
    readonly takeForm: TakeForm
    readonly takeShade: TakeShade
  },
): void {
  const paint = { pxPerMm: PX_PER_MM, surface: nodeSurface, isPage: true, ...from }
  const { fabricColour: _, ...bare } = artwork
  const paintAll = (drawing: Drawing): void => paintDrawing(context as unknown as Context2d, drawing, paint)
  const only = (kind: Instruction['kind']): readonly Instruction[] =>
    artwork.instructions.filter(each => each.kind === kind)
  context.save()
  trace(context, [lines.bleed])
  context.clip()
  paintAll({ ...artwork, instructions: only('ground') })
  context.save()
  trace(context, [lines.bleed, lines.sew])
  context.clip('evenodd')
  paintAll(beyond)
  context.restore()
  paintAll({ ...bare, instructions: only('layer') })
  context.restore()
}

/** Draws the sew lines. They guide the sewer and are not printed. */
export function paintSewLines(context: SKRSContext2D, { lines }: Sheet): void {
  context.strokeStyle = INK
  context.lineWidth = LINE_MM
  trace(context, [lines.sew])
  context.stroke()
  context.setLineDash([6, 3])
  for (const fold of lines.folds) strokeLine(context, fold)
}

const ARROW_MM = 4

function paintGrain(context: SKRSContext2D, [from, to]: Sheet['grain']): void {
  context.beginPath()
  moveAlong(context, [from, to])
  for (const [tip, way] of [
    [from, 1],
    [to, -1],
  ] as const) {
    context.moveTo(tip.x - ARROW_MM / 3, tip.y + way * ARROW_MM)
    context.lineTo(tip.x, tip.y)
    context.lineTo(tip.x + ARROW_MM / 3, tip.y + way * ARROW_MM)
  }
  context.stroke()
}

/** Draws notches with a white edge, so that they are visible on any cloth. */
function paintNotches(context: SKRSContext2D, { notches }: Sheet): void {
  for (const [colour, width] of [
    ['#ffffff', 4 * LINE_MM],
    [INK, 1.6 * LINE_MM],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    for (const notch of notches) strokeLine(context, notch)
  }
}

/** Paints the marks for those who cut and sew, none of them visible on the sewn garment. */
export function paintMarks(context: SKRSContext2D, sheet: Sheet, say: PaperTexts): void {
  context.lineWidth = 1.6 * LINE_MM
  context.strokeStyle = INK
  paintGrain(context, sheet.grain)
  paintNotches(context, sheet)
  paintLabel(context, sheet.label, say)
}
