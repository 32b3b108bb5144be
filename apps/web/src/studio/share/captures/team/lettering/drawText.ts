import { fontFamilyStack } from '@kitwright/library'
import { fitText, measureIn } from './fitText.ts'

const KHMER = /[\u1780-\u17ff]/
/** Packaged fonts: for headings and for small texts, by script. */
const FONTS = {
  heading: { latin: 'anton', khmer: 'koulen' },
  text: { latin: 'oswald', khmer: 'kantumruy-pro' },
} as const
export type TextKind = keyof typeof FONTS

/** Returns the packaged font that writes a text. */
export const fontOf = (kind: TextKind, text: string): string => FONTS[kind][KHMER.test(text) ? 'khmer' : 'latin']

/** Height of a line as a share of the font's size; Khmer has signs above and below. */
const leadingOf = (text: string): number => (KHMER.test(text) ? 1.5 : 1.14)

export interface TextLine {
  readonly text: string
  readonly kind: TextKind
  readonly sizePx: number
  readonly colour: string
  /** Smallest share of the size; 0.5 by default. */
  readonly least?: number
  readonly lines?: number
  /** Height of a line as a share of the size; by default by the text's script. */
  readonly leading?: number
}

interface Column {
  readonly x: number
  readonly y: number
  readonly widthPx: number
  readonly align: 'left' | 'center' | 'right'
}

/** The result of drawing: where the next line begins, and whether the text lost its end. */
export interface DrawnText {
  readonly y: number
  readonly isCut: boolean
}

/** Draws a text below `y`, fitted to the column. An empty one takes no space. */
export function drawText(pen: CanvasRenderingContext2D, line: TextLine, { x, y, widthPx, align }: Column): DrawnText {
  const { text, kind, sizePx, colour, least = 0.5, lines = 2 } = line
  const share = line.leading ?? leadingOf(text)
  if (text.trim() === '') return { y, isCut: false }
  const font = fontOf(kind, text)
  const fitted = fitText(text, { widthPx, sizePx, least, lines }, measureIn(pen, font))
  const leading = share * fitted.sizePx
  const at = align === 'left' ? x : align === 'right' ? x + widthPx : x + widthPx / 2
  pen.save()
  pen.font = `${fitted.sizePx}px ${fontFamilyStack(font, text)}`
  pen.fillStyle = colour
  pen.textAlign = align
  pen.textBaseline = 'alphabetic'
  pen.shadowColor = 'rgb(0 0 0 / 0.45)'
  pen.shadowBlur = fitted.sizePx * 0.1
  for (const [i, part] of fitted.lines.entries()) pen.fillText(part, at, y + (i + 0.82) * leading)
  pen.restore()
  return { y: y + fitted.lines.length * leading, isCut: fitted.isCut }
}
