import { breakLines } from './breakLines.ts'
import type { Png } from '../../../files/index.ts'
import { LEADING, MARGIN, type PageMark, PAPER, type Page, type Style, type WidthOf } from './pageMarks.ts'

/** A page holds its table above this and its foot below it. */
const BOTTOM = PAPER.height - MARGIN - 24
const ASCENT = 1.1

interface TextPlacement {
  readonly x: number
  readonly width: number
  readonly style: Style
  readonly align?: 'left' | 'right'
}

interface ImagePlacement {
  readonly x: number
  readonly y: number
  readonly box: { readonly width: number; readonly height: number }
}

/** Pages filled from above, each with its own beginning. A new page begins when the next item does not fit. */
export class Flow {
  readonly #pages: PageMark[][] = [[]]
  readonly #widthOf: WidthOf
  /** The fill height of the page. */
  y = MARGIN

  constructor(widthOf: WidthOf) {
    this.#widthOf = widthOf
  }

  get pages(): readonly Page[] {
    return this.#pages
  }

  /** The free height down to the page's foot. */
  get left(): number {
    return BOTTOM - this.y
  }

  add(mark: PageMark): void {
    this.#pages.at(-1)!.push(mark)
  }

  linesOf(text: string, width: number, style: Style): string[] {
    return breakLines(text, width, part => this.#widthOf(part, style))
  }

  /** Writes a text in lines at `y` and returns their total height; the cursor stays. */
  write(text: string, y: number, { x, width, style, align = 'left' }: TextPlacement): number {
    const leading = style.size * LEADING
    const lines = this.linesOf(text, width, style)
    for (const [i, line] of lines.entries()) {
      if (line !== '') this.add({ kind: 'text', text: line, x, y: y + style.size * ASCENT + i * leading, style, align })
    }
    return lines.length * leading
  }

  /** Draws a picture as large as fits the box, from its upper left corner, and returns its height. */
  show(of: 'logo' | 'khqr', { widthPx, heightPx }: Png, { x, y, box }: ImagePlacement): number {
    const scale = Math.min(box.width / widthPx, box.height / heightPx)
    const [width, height] = [widthPx * scale, heightPx * scale]
    this.add({ kind: 'picture', of, x, y, width, height })
    return height
  }

  rule(colour: string, height = 0.75): void {
    this.add({ kind: 'box', x: MARGIN, y: this.y, width: PAPER.width - 2 * MARGIN, height, colour })
  }

  /** Makes space of this height; returns true on a new page. */
  room(height: number): boolean {
    if (height <= this.left) return false
    this.#pages.push([])
    this.y = MARGIN
    return true
  }
}
