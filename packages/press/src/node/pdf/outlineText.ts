import { createCanvas, Path2D, SvgExportFlag, type SKRSContext2D } from '@napi-rs/canvas'

type TextDrawState = Pick<SKRSContext2D, 'font' | 'direction'>

const kept = new Map<string, Path2D | null>()
const MAX_KEPT = 4000
/** Margin around the start of the baseline, in the font's own size. */
const ROOM_EM = 3
/**
 * Canvas size per font size for reading shapes. It is small because shapes are in the font's own units, and a large
 * canvas takes time.
 */
const EM_PX = 10

/** Matches elements of a text other than shapes: a coloured emoji is a picture. */
const OTHER = /<(?:image|text|use)[ >]/

/** Font size from which a whole pixel is at most a thousandth of it. Whole numbers make the file half as large. */
const LARGE_PX = 1000

const rounded = (d: string): string =>
  d.replaceAll(/-?\d+(?:\.\d+(?:e-\d+)?)?/g, place => String(Math.round(Number(place))))

const ONLY_SMALLER = /^scale\(\S+ \S+\)$/

let measuring: SKRSContext2D | undefined

function trace(text: string, { font, direction }: TextDrawState): Path2D | null {
  const px = Number(/^([\d.]+)px/.exec(font)?.[1] ?? 100)
  measuring ??= createCanvas(1, 1).getContext('2d')
  measuring.font = font
  const [scale, room] = [EM_PX / px, ROOM_EM * px]
  const widthPx = Math.ceil((measuring.measureText(text).width + 2 * room) * scale)
  const canvas = createCanvas(widthPx, 2 * ROOM_EM * EM_PX, SvgExportFlag.ConvertTextToPaths)
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  context.font = font
  context.fontKerning = 'normal'
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  context.direction = direction
  context.fillText(text, room, room)
  const svg = canvas.getContent().toString('utf8')
  if (OTHER.test(svg)) return null
  const whole = new Path2D()
  for (const [path] of svg.matchAll(/<path [^<>]*>/g)) {
    const [, transform] = / transform="([^"]*)"/.exec(path) ?? []
    const [, d] = / d="([^"]*)"/.exec(path) ?? []
    if (transform && !ONLY_SMALLER.test(transform)) throw new Error(`an outline is moved: ${transform}`)
    if (d) whole.addPath(new Path2D(px >= LARGE_PX ? rounded(d) : d), { a: 1, b: 0, c: 0, d: 1, e: -room, f: -room })
  }
  return whole
}

/**
 * Returns a text's letters as outlines, shaped as the canvas shapes them, around the start of its baseline; null if
 * they are not shapes.
 */
function outlineOf(text: string, written: TextDrawState): Path2D | null {
  const key = `${written.font}|${written.direction}|${text}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MAX_KEPT) kept.clear()
  const path = trace(text, written)
  kept.set(key, path)
  return path
}

/** Makes the context draw outlines instead of letters, so that a page needs no font. */
export function outlineText(context: SKRSContext2D): void {
  const [fillText, strokeText] = [context.fillText.bind(context), context.strokeText.bind(context)]
  const placed = (x: number, y: number, draw: () => void): void => {
    context.save()
    context.translate(x, y)
    draw()
    context.restore()
  }
  context.fillText = (text, x, y) => {
    const path = outlineOf(text, context)
    if (path) placed(x, y, () => context.fill(path))
    else fillText(text, x, y)
  }
  context.strokeText = (text, x, y) => {
    const path = outlineOf(text, context)
    if (path) placed(x, y, () => context.stroke(path))
    else strokeText(text, x, y)
  }
}
