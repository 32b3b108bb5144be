import type { Box } from '@kitwright/measure'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { LINE, linesIn } from './measureLines.ts'
import { HAIR, INK, QUIET, SHADE, type Pen } from './paperPen.ts'

export interface Column<Row> {
  readonly head: string
  readonly widthMm: number
  readonly align?: 'left' | 'centre' | 'right'
  readonly isBold?: boolean
  readonly cell: (row: Row, at: number) => string
  /** Paints before the words, in the cell's box. */
  readonly paint?: (pen: Pen, row: Row, box: Box) => void
  /** Width left free for painting. */
  readonly indentMm?: number
  readonly isMarked?: boolean
}

export interface TableLook {
  readonly sizeMm: number
  /** Padding above and below the words. */
  readonly padMm: number
  readonly leastRowMm?: number
}

const SIDE_MM = 1.6
const HEAD_SHARE = 0.86

const shift = (align: Column<never>['align'], [x0, , x1]: Box, indent: number): number =>
  align === 'right' ? x1 - SIDE_MM : align === 'centre' ? (x0 + x1) / 2 : x0 + SIDE_MM + indent

const roomOf = <Row>({ widthMm, indentMm = 0 }: Column<Row>): number => widthMm - 2 * SIDE_MM - indentMm

function linesOf<Row>(column: Column<Row>, words: string, sizeMm: number, say: PaperTexts): string[] {
  const letters = { sizeMm, isBold: column.isBold === true }
  return words === '' ? [] : linesIn(words, roomOf(column), letters, say)
}

export function rowHeight<Row>(columns: readonly Column<Row>[], row: Row, look: TableLook, say: PaperTexts): number {
  const most = Math.max(1, ...columns.map(column => linesOf(column, column.cell(row, 0), look.sizeMm, say).length))
  return Math.max(look.leastRowMm ?? 0, most * LINE * look.sizeMm + 2 * look.padMm)
}

const headLook = (look: TableLook): number => look.sizeMm * HEAD_SHARE

export function headHeight<Row>(columns: readonly Column<Row>[], look: TableLook, say: PaperTexts): number {
  const most = Math.max(
    ...columns.map(column => linesOf({ ...column, isBold: true }, column.head, headLook(look), say).length),
  )
  return Math.max(1, most) * LINE * headLook(look) + 2 * look.padMm
}

/** Divides rows into pages, as many to a page as fit; at least one each. */
export function paginate<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  look: TableLook,
  { roomMm, say }: { readonly roomMm: number; readonly say: PaperTexts },
): Row[][] {
  const room = roomMm - headHeight(columns, look, say)
  const pages: Row[][] = [[]]
  let used = 0
  for (const row of rows) {
    const height = rowHeight(columns, row, look, say)
    if (used + height > room && pages.at(-1)!.length > 0) {
      pages.push([])
      used = 0
    }
    pages.at(-1)!.push(row)
    used += height
  }
  return pages
}

/** Paints a cell's words vertically centred. */
function paintWords<Row>(
  pen: Pen,
  column: Column<Row>,
  lines: readonly string[],
  box: Box,
  style: { sizeMm: number; isBold: boolean; colour: string },
): void {
  const height = lines.length * LINE * style.sizeMm
  const top = (box[1] + box[3] - height) / 2
  const align = column.align ?? 'left'
  lines.forEach((line, i) =>
    pen.text(
      line,
      { x: shift(align, box, column.indentMm ?? 0), y: top + i * LINE * style.sizeMm },
      { ...style, align, roomMm: roomOf(column) },
    ),
  )
}

function paintRow<Row>(
  pen: Pen,
  columns: readonly Column<Row>[],
  box: Box,
  wordsOf: (column: Column<Row>) => string,
  style: { sizeMm: number; isBold?: boolean; colour: string },
): void {
  let x = box[0]
  for (const column of columns) {
    const cell: Box = [x, box[1], x + column.widthMm, box[3]]
    const isBold = style.isBold ?? column.isBold === true
    const lines = linesOf({ ...column, isBold }, wordsOf(column), style.sizeMm, pen.say)
    paintWords(pen, column, lines, cell, { ...style, isBold })
    x += column.widthMm
  }
}

function paintMarked<Row>(pen: Pen, columns: readonly Column<Row>[], [x0, y0, , y1]: Box): void {
  let x = x0
  for (const { widthMm, isMarked } of columns) {
    if (isMarked) pen.fill([x, y0, x + widthMm, y1], '#e0f2fe')
    x += widthMm
  }
}

/** Paints rows under their heads, downwards from a position. Returns the lower end. */
export function paintTable<Row>(
  pen: Pen,
  { x, y }: { readonly x: number; readonly y: number },
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  look: TableLook,
): number {
  const right = x + columns.reduce((sum, { widthMm }) => sum + widthMm, 0)
  const head: Box = [x, y, right, y + headHeight(columns, look, pen.say)]
  pen.fill(head, SHADE)
  const bare = columns.map(({ indentMm: _, ...column }) => column)
  paintRow(pen, bare, head, column => column.head, { sizeMm: headLook(look), isBold: true, colour: QUIET })
  pen.rule(head[3], [x, right], { colour: INK, widthMm: 0.25 })
  let top = head[3]
  rows.forEach((row, at) => {
    const box: Box = [x, top, right, top + rowHeight(columns, row, look, pen.say)]
    paintMarked(pen, columns, box)
    let left = x
    for (const column of columns) {
      column.paint?.(pen, row, [left, box[1], left + column.widthMm, box[3]])
      left += column.widthMm
    }
    paintRow(pen, columns, box, column => column.cell(row, at), { sizeMm: look.sizeMm, colour: INK })
    pen.rule(box[3], [x, right], { colour: HAIR })
    top = box[3]
  })
  return top
}
