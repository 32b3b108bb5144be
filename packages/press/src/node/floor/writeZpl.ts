import { Buffer } from 'node:buffer'
import { createCanvas } from '@napi-rs/canvas'
import type { FloorOrder } from '../../shopFloor/floorOrder.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { LINE } from '../paper/measureLines.ts'
import { penOn, type Pen } from '../paper/paperPen.ts'
import { CARE_ROW, LABEL_MM, labelOfGarment, QR_PLACE, type LabelLine } from './label.ts'
import { careWidth, paintCare } from './careSymbols.ts'
import { paintLine } from './writeLabels.ts'

/** Resolutions of label printers: most have 203 dots an inch. Sizes given in dots are right only at that resolution. */
export type ZplDpi = 203 | 300

interface Grid {
  readonly perMm: number
  /** Dots per module of a QR: about 0.4 mm. */
  readonly module: number
}
const GRIDS: Readonly<Record<ZplDpi, Grid>> = {
  203: { perMm: 8, module: 3 },
  300: { perMm: 300 / 25.4, module: 4 },
}
const DARK = 128

const dots = (mm: number, { perMm }: Grid): number => Math.round(mm * perMm)

interface Area {
  readonly x: number
  readonly y: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Renders an area of the label as a graphic: a bit for each dot, rows of whole bytes. */
function graphic(
  { x, y, widthMm, heightMm }: Area,
  { say, grid, paint }: { readonly say: PaperTexts; readonly grid: Grid; readonly paint: (pen: Pen) => void },
): string {
  const perRow = Math.ceil(dots(widthMm, grid) / 8)
  const [width, height] = [perRow * 8, dots(heightMm, grid)]
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.scale(grid.perMm, grid.perMm)
  context.translate(-x, -y)
  paint(penOn(context, say))
  const { data } = context.getImageData(0, 0, width, height)
  const bits = Buffer.alloc(perRow * height)
  for (let i = 0; i < width * height; i++) if (data[4 * i]! < DARK) bits[i >> 3]! |= 0x80 >> (i & 7)
  const hex = bits.toString('hex').toUpperCase()
  return `^FO${dots(x, grid)},${dots(y, grid)}^GFA,${bits.length},${bits.length},${perRow},${hex}^FS`
}

/** Escapes characters that ZPL reserves by their number. */
const escaped = (words: string): string =>
  words.replaceAll(/[\^~_\\]/g, sign => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const isPlain = (words: string): boolean => /^[\x20-\x7e]*$/.test(words)

/** Writes a line in the printer's own font where possible, Khmer as a graphic. */
function lineZpl(line: LabelLine, say: PaperTexts, grid: Grid): string {
  const { words, x, y, sizeMm, align, roomMm } = line
  const left = align === 'centre' ? x - roomMm / 2 : x
  if (!isPlain(words)) {
    const area = { x: left, y, widthMm: roomMm, heightMm: LINE * sizeMm }
    return graphic(area, { say, grid, paint: pen => paintLine(pen, line) })
  }
  const letters = dots(sizeMm, grid)
  const narrow = Math.min(letters, Math.floor(dots(roomMm, grid) / Math.max(1, words.length * 0.55)))
  const block = align === 'centre' ? `^FB${dots(roomMm, grid)},1,0,C` : ''
  return `^FO${dots(left, grid)},${dots(y + sizeMm * 0.3, grid)}^A0N,${letters},${narrow}${block}^FH^FD${escaped(words)}^FS`
}

/**
 * Writes the size and care labels for a label printer of `dpi` dots an inch, as ASCII-only ZPL. Throws when there is
 * none.
 */
export function writeZpl(order: FloorOrder, say: PaperTexts, dpi: ZplDpi = 203): string {
  if (order.garments.length === 0) throw new RangeError(`order ${order.order} has no garment to sew`)
  const grid = GRIDS[dpi]
  const care = { x: (LABEL_MM.widthMm - careWidth(CARE_ROW)) / 2, y: CARE_ROW.y }
  const row = { ...care, widthMm: careWidth(CARE_ROW), heightMm: CARE_ROW.sizeMm }
  const symbols = graphic(row, { say, grid, paint: pen => paintCare(pen, care, CARE_ROW) })
  // Most lines, such as the care instructions, are the same on every label.
  const written = new Map<string, string>()
  const zplOf = (line: LabelLine): string => {
    const key = JSON.stringify(line)
    const known = written.get(key) ?? lineZpl(line, say, grid)
    written.set(key, known)
    return known
  }
  const labels = order.garments.map(garment => {
    const { lines, qr } = labelOfGarment(garment, order, say)
    return [
      '^XA',
      `^PW${dots(LABEL_MM.widthMm, grid)}^LL${dots(LABEL_MM.heightMm, grid)}^LH0,0`,
      ...lines.map(zplOf),
      symbols,
      `^FO${dots(QR_PLACE.x, grid)},${dots(QR_PLACE.y, grid)}^BQN,2,${grid.module}^FH^FDMA,${escaped(qr)}^FS`,
      '^XZ',
    ].join('\n')
  })
  return `${labels.join('\n')}\n`
}
