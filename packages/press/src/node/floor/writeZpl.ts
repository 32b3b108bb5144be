import { Buffer } from 'node:buffer'
import { createCanvas } from '@napi-rs/canvas'
import type { FloorOrder } from '../../floor/order.ts'
import type { Say } from '../../paper/say.ts'
import { LINE } from '../paper/letters.ts'
import { penOn, type Pen } from '../paper/pen.ts'
import { CARE_ROW, LABEL_MM, labelOfGarment, QR_PLACE, type LabelLine } from './label.ts'
import { careWidth, paintCare } from './careSymbols.ts'
import { paintLine } from './writeLabels.ts'

/** 203 dpi, what most label printers have. */
const DOTS_PER_MM = 8
const DARK = 128

const dots = (mm: number): number => Math.round(mm * DOTS_PER_MM)

interface Area {
  readonly x: number
  readonly y: number
  readonly widthMm: number
  readonly heightMm: number
}

/** What is drawn in an area of the label as a graphic: a bit for each dot, rows of whole bytes. */
function graphic({ x, y, widthMm, heightMm }: Area, tag: string, paint: (pen: Pen) => void): string {
  const perRow = Math.ceil(dots(widthMm) / 8)
  const [width, height] = [perRow * 8, dots(heightMm)]
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.scale(DOTS_PER_MM, DOTS_PER_MM)
  context.translate(-x, -y)
  paint(penOn(context, tag))
  const { data } = context.getImageData(0, 0, width, height)
  const bits = Buffer.alloc(perRow * height)
  for (let i = 0; i < width * height; i++) if (data[4 * i]! < DARK) bits[i >> 3]! |= 0x80 >> (i & 7)
  const hex = bits.toString('hex').toUpperCase()
  return `^FO${dots(x)},${dots(y)}^GFA,${bits.length},${bits.length},${perRow},${hex}^FS`
}

/** What ZPL takes for itself is written by its number. */
const escaped = (words: string): string =>
  words.replaceAll(/[\^~_\\]/g, sign => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const isPlain = (words: string): boolean => /^[\x20-\x7e]*$/.test(words)

/** In the printer's own letters where it has them, Khmer as a graphic. */
function lineZpl(line: LabelLine, tag: string): string {
  const { words, x, y, sizeMm, align, roomMm } = line
  const left = align === 'centre' ? x - roomMm / 2 : x
  if (!isPlain(words)) {
    const area = { x: left, y, widthMm: roomMm, heightMm: LINE * sizeMm }
    return graphic(area, tag, pen => paintLine(pen, line))
  }
  const letters = dots(sizeMm)
  const narrow = Math.min(letters, Math.floor(dots(roomMm) / Math.max(1, words.length * 0.55)))
  const block = align === 'centre' ? `^FB${dots(roomMm)},1,0,C` : ''
  return `^FO${dots(left)},${dots(y + sizeMm * 0.3)}^A0N,${letters},${narrow}${block}^FH^FD${escaped(words)}^FS`
}

/** The size and care labels for a label printer of 203 dpi, as ZPL in ASCII alone. Throws when there is none. */
export function writeZpl(order: FloorOrder, say: Say): string {
  if (order.garments.length === 0) throw new RangeError(`nothing is sewn of ${order.order}`)
  const care = { x: (LABEL_MM.widthMm - careWidth(CARE_ROW)) / 2, y: CARE_ROW.y }
  const row = { ...care, widthMm: careWidth(CARE_ROW), heightMm: CARE_ROW.sizeMm }
  const symbols = graphic(row, say.tag, pen => paintCare(pen, care, CARE_ROW))
  const labels = order.garments.map(garment => {
    const { lines, qr } = labelOfGarment(garment, order, say)
    return [
      '^XA',
      `^PW${dots(LABEL_MM.widthMm)}^LL${dots(LABEL_MM.heightMm)}^LH0,0`,
      ...lines.map(line => lineZpl(line, say.tag)),
      symbols,
      `^FO${dots(QR_PLACE.x)},${dots(QR_PLACE.y)}^BQN,2,3^FH^FDMA,${escaped(qr)}^FS`,
      '^XZ',
    ].join('\n')
  })
  return `${labels.join('\n')}\n`
}
