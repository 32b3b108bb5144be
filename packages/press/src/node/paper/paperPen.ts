import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Point } from '@kitwright/measure'
import { encodeQR } from 'qr'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { replaceUnwritable } from './replaceUnwritable.ts'
import { BASELINE, FONT_PX, fontFor, LINE, linesIn, widthOf, type Letters } from './measureLines.ts'

export const INK = '#111827'
export const QUIET = '#6b7280'
export const HAIR = '#d1d5db'
export const SHADE = '#f3f4f6'

export interface TextOptions extends Letters {
  readonly colour?: string
  readonly align?: 'left' | 'centre' | 'right'
  /** Maximum width; wider text is condensed. */
  readonly roomMm?: number
}

export interface LineOptions {
  readonly colour?: string
  readonly widthMm?: number
  readonly dashMm?: readonly number[]
}

const SHIFT = { left: 0, centre: 0.5, right: 1 } as const

/** Draws on a page in millimetres. */
export interface Pen {
  readonly context: SKRSContext2D
  /** Texts that set line breaking and the replacements for letters without a font. */
  readonly say: PaperTexts
  /** Draws one line; `at` is the upper left, middle or right of its box, which is `LINE` sizes high. */
  readonly text: (words: string, at: Point, options: TextOptions) => void
  /** Draws wrapped lines. Returns the height. */
  readonly paragraph: (words: string, at: Point, options: TextOptions & { readonly roomMm: number }) => number
  readonly fill: (box: Box, colour: string) => void
  readonly frame: (box: Box, colour?: string, widthMm?: number) => void
  readonly line: (points: readonly Point[], options?: LineOptions) => void
  /** Draws a level line at a height. */
  readonly rule: (y: number, ends: readonly [x0: number, x1: number], options?: LineOptions) => void
  readonly qr: (words: string, at: Point, sizeMm: number) => void
}

function textOn(context: SKRSContext2D, say: PaperTexts): Pen['text'] {
  return (given, at, { colour = INK, align = 'left', roomMm = Infinity, ...letters }) => {
    const words = replaceUnwritable(given, say)
    const width = widthOf(words, letters)
    const narrow = Math.min(1, roomMm / width)
    const scale = letters.sizeMm / FONT_PX
    context.save()
    context.fillStyle = colour
    context.font = fontFor(words, letters)
    context.textBaseline = 'alphabetic'
    context.textAlign = 'left'
    context.translate(at.x - width * narrow * SHIFT[align], at.y + BASELINE * letters.sizeMm)
    context.scale(scale * narrow, scale)
    context.fillText(words, 0, 0)
    context.restore()
  }
}

function lineOn(context: SKRSContext2D): Pen['line'] {
  return (points, { colour = INK, widthMm = 0.2, dashMm = [] } = {}) => {
    context.save()
    context.strokeStyle = colour
    context.lineWidth = widthMm
    context.setLineDash([...dashMm])
    context.beginPath()
    points.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.stroke()
    context.restore()
  }
}

/** The caller's paper provides the quiet zone. */
function qrOn(context: SKRSContext2D): Pen['qr'] {
  return (words, at, sizeMm) => {
    const modules = encodeQR(words, 'raw', { ecc: 'medium', border: 1 })
      .slice(1, -1)
      .map(row => row.slice(1, -1))
    const side = sizeMm / modules.length
    context.fillStyle = '#000000'
    context.beginPath()
    modules.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (isDark) context.rect(at.x + x * side, at.y + y * side, side, side)
      })
    })
    context.fill()
  }
}

export function penOn(context: SKRSContext2D, say: PaperTexts): Pen {
  const text = textOn(context, say)
  const line = lineOn(context)
  return {
    context,
    say,
    text,
    paragraph(words, at, options) {
      const { roomMm, ...style } = options
      const lines = linesIn(words, roomMm, options, say)
      lines.forEach((line, i) => text(line, { x: at.x, y: at.y + i * LINE * options.sizeMm }, style))
      return lines.length * LINE * options.sizeMm
    },
    fill([x0, y0, x1, y1], colour) {
      context.fillStyle = colour
      context.fillRect(x0, y0, x1 - x0, y1 - y0)
    },
    frame([x0, y0, x1, y1], colour = HAIR, widthMm = 0.2) {
      context.strokeStyle = colour
      context.lineWidth = widthMm
      context.strokeRect(x0, y0, x1 - x0, y1 - y0)
    },
    line,
    rule: (y, [x0, x1], options) =>
      line(
        [x0, x1].map(x => ({ x, y })),
        options,
      ),
    qr: qrOn(context),
  }
}
