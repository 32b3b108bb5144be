import { fontFamilyStack } from '@kitwright/library'

/** A text that was fitted to a width. */
export interface FittedText {
  readonly lines: readonly string[]
  readonly sizePx: number
  /** Whether the end of the text was left out. */
  readonly isCut: boolean
}

/** Returns the width of a text in a font of 100 px. */
export type Measure = (text: string) => number

interface Limits {
  readonly widthPx: number
  readonly sizePx: number
  /** Smallest size as a share of the wished one. */
  readonly least: number
  readonly lines: number
}

const ELLIPSIS = '…'

/** Splits a text where a line may end: at spaces, and between Khmer words. */
const wordsOf = (text: string): readonly string[] =>
  [...new Intl.Segmenter('km', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)

function breakLines(text: string, most: number, measure: Measure): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(text)) {
    if (line.trim() !== '' && measure((line + word).trim()) > most) {
      lines.push(line.trim())
      line = ''
    }
    line += word
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

function cut(text: string, most: number, measure: Measure): string {
  const letters = [...new Intl.Segmenter('km').segment(text)].map(({ segment }) => segment)
  while (letters.length > 0 && measure(letters.join('') + ELLIPSIS) > most) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

/** Fits a text to a width: smaller first, then on more lines, and at last without its end. */
export function fitText(text: string, { widthPx, sizePx, least, lines }: Limits, measure: Measure): FittedText {
  const clean = text.trim()
  const share = (width: number): number => (widthPx * 100) / Math.max(1, width) / sizePx
  const single = share(measure(clean))
  if (single >= least) return { lines: [clean], sizePx: sizePx * Math.min(1, single), isCut: false }
  // The largest size at which the words fit on the lines.
  for (let size = 1; size >= least; size -= 0.05) {
    const most = (widthPx * 100) / (sizePx * size)
    const broken = breakLines(clean, most, measure)
    if (broken.length <= lines && broken.every(line => measure(line) <= most))
      return { lines: broken, sizePx: sizePx * size, isCut: false }
  }
  const most = (widthPx * 100) / (sizePx * least)
  const broken = breakLines(clean, most, measure)
  const kept = broken.slice(0, lines)
  const rest = broken.slice(lines - 1).join(' ')
  return { lines: [...kept.slice(0, -1), cut(rest, most, measure)], sizePx: sizePx * least, isCut: true }
}

/** Returns a measure for a packaged font on a canvas. */
export function measureIn(pen: CanvasRenderingContext2D, font: string): Measure {
  return text => {
    pen.font = `100px ${fontFamilyStack(font, text)}`
    return pen.measureText(text).width
  }
}
