import type { SKRSContext2D } from '@napi-rs/canvas'
import { toRadians, type Point } from '@kitwright/measure'
import { encodeQR } from 'qr'
import { encodeDataMatrix } from '../../dataMatrix/encode.ts'
import { QUIET_MODULES } from '../../dataMatrix/sizes.ts'
import type { Label, LabelTag } from '../../pieceLabel.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import type { Plate } from '../../strip/plate.ts'
import { replaceUnwritable } from '../paper/replaceUnwritable.ts'
import { FONT_PX, fontFor } from '../paper/measureLines.ts'

const [INK, PLATE] = ['#000000', '#ffffff']
const QR_QUIET_MODULES = 4

function paintModules(context: SKRSContext2D, modules: readonly (readonly boolean[])[], at: Point, side: number): void {
  context.beginPath()
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.rect(at.x + x * side, at.y + y * side, side, side)
    })
  })
  context.fill()
}

/**
 * Paints a plate, white along its used length. `paint` draws with its upper left corner as origin and runs along it.
 */
function onPlate(context: SKRSContext2D, plate: Plate, paint: () => void, usedMm = plate.widthMm): void {
  const { centre, rotationDeg, widthMm, heightMm } = plate
  context.save()
  context.translate(centre.x, centre.y)
  context.rotate(toRadians(rotationDeg))
  context.translate(-widthMm / 2, -heightMm / 2)
  context.fillStyle = PLATE
  context.fillRect(0, 0, usedMm, heightMm)
  context.fillStyle = INK
  paint()
  context.restore()
}

/** Ratio of a capital's height to its em. */
const CAPITAL_EM = 0.72
/** Maximum condensing of letters before they are made smaller. */
const CONDENSED = 0.8
/**
 * Minimum height of capitals, mm. At 0.5 m, from a sewer's eye to the needle, 16 minutes of arc are 2.3 mm, the
 * MIL-STD-1472 minimum for text that must be read. Only a line without space for them condensed is lower, like Khmer
 * letters, whose size is 9 points or more, as in a newspaper.
 */
const LEAST_CAPITAL_MM = 2.3

interface Room {
  readonly left: number
  readonly top: number
  readonly widthMm: number
  readonly heightMm: number
  /** Largest height of capitals, mm. */
  readonly capitalMm: number
}

/** Lays out a line in the middle of its space, as large as fits. Khmer signs extend above and below their letters. */
function layLine(
  context: SKRSContext2D,
  text: string,
  room: Room,
): { readonly widthMm: number; readonly write: () => void } {
  context.font = fontFor(text, { sizeMm: 1 })
  context.textBaseline = 'alphabetic'
  const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(text)
  const most = Math.min(room.capitalMm / CAPITAL_EM, (room.heightMm * FONT_PX) / (above + below))
  const fitting = room.widthMm / ((width / FONT_PX) * CONDENSED)
  const scale = Math.min(most, Math.max(fitting, LEAST_CAPITAL_MM / CAPITAL_EM)) / FONT_PX
  const condensed = Math.min(1, room.widthMm / (width * scale))
  const write = (): void => {
    context.save()
    context.translate(room.left, room.top + room.heightMm / 2 + ((above - below) / 2) * scale)
    context.scale(scale * condensed, scale)
    context.fillText(text, 0, 0)
    context.restore()
  }
  return { widthMm: width * scale * condensed, write }
}

/** Lines of a block, top first: order, wearer, piece, code. The wearer's line has space for Khmer signs. */
const BLOCK_LINES = [
  { heightMm: 2.8, capitalMm: LEAST_CAPITAL_MM },
  { heightMm: 5.2, capitalMm: 4 },
  { heightMm: 3.6, capitalMm: 2.8 },
  { heightMm: 2.8, capitalMm: LEAST_CAPITAL_MM },
]
/** Gap between lines, and above the first. */
const LINE_GAP_MM = 0.1

function paintBlock(context: SKRSContext2D, label: Label, say: PaperTexts): void {
  const { widthMm, heightMm, lines, qr } = label
  onPlate(context, label, () => {
    const modules = encodeQR(qr, 'raw', { ecc: 'medium', border: QR_QUIET_MODULES })
    paintModules(context, modules, { x: 0, y: 0 }, heightMm / modules.length)
    let top = LINE_GAP_MM
    for (const [i, line] of lines.entries()) {
      const room = { left: heightMm + 1, top, widthMm: widthMm - heightMm - 2, ...BLOCK_LINES[i]! }
      const text = replaceUnwritable(line, say)
      if (text !== '') layLine(context, text, room).write()
      top += room.heightMm + LINE_GAP_MM
    }
  })
}

/** Margins between the letters of a tag and the edge of its plate. */
const [BESIDE_MM, ABOVE_MM] = [0.6, 0.3]

function paintTag(context: SKRSContext2D, tag: LabelTag, say: PaperTexts): void {
  const text = replaceUnwritable(tag.text, say)
  if (text === '') return
  const room = {
    left: BESIDE_MM,
    top: ABOVE_MM,
    widthMm: tag.widthMm - 2 * BESIDE_MM,
    heightMm: tag.heightMm - 2 * ABOVE_MM,
    capitalMm: tag.capitalMm,
  }
  const { widthMm, write } = layLine(context, text, room)
  onPlate(context, tag, write, widthMm + 2 * BESIDE_MM)
}

function paintStrip(context: SKRSContext2D, label: Label, say: PaperTexts): void {
  onPlate(context, label, () => {
    // `heldBy` has already chosen a text that fits a symbol.
    const modules = encodeDataMatrix(label.qr)!
    const [rows, columns] = [modules.length, modules[0]!.length]
    const { widthMm, heightMm } = label
    const side = Math.min(heightMm / (rows + 2 * QUIET_MODULES), widthMm / (columns + 2 * QUIET_MODULES))
    paintModules(context, modules, { x: (widthMm - columns * side) / 2, y: (heightMm - rows * side) / 2 }, side)
  })
  for (const tag of label.tags) paintTag(context, tag, say)
}

/** Paints a label: its texts, and its QR or Data Matrix. */
export const paintLabel = (context: SKRSContext2D, label: Label, say: PaperTexts): void =>
  label.form === 'allowance' ? paintStrip(context, label, say) : paintBlock(context, label, say)
