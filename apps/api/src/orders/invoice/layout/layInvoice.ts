import type { InvoiceFacts } from '../facts.ts'
import { Flow } from './pageFlow.ts'
import { INK, LINE, MUTED, PALE } from './invoiceColours.ts'
import { layHead, titleOf } from './layHead.ts'
import { LEADING, MARGIN, type Page, PAPER, type Style, type WidthOf } from './pageMarks.ts'
import { laySums } from './laySums.ts'
import { fill, type InvoiceWords } from '../invoiceTexts.ts'
import { type Column, columnsOf, type Group, groupsOf } from './table.ts'

const CELL: Style = { size: 9, colour: INK }
const HEAD: Style = { size: 8.5, isBold: true, colour: MUTED }
const GROUP: Style = { size: 9, isBold: true, colour: INK }
const GAP = 5

/** Draws a row as high as its highest cell and moves the cursor below it. */
function layRow(flow: Flow, columns: readonly Column[], { cells, style }: { cells: string[]; style: Style }): void {
  const heights = columns.map(({ x, width, align }, i) =>
    flow.write(cells[i]!, flow.y, { x: MARGIN + x, width, align, style }),
  )
  flow.y += Math.max(...heights) + GAP
}

export function layTableHead(flow: Flow, columns: readonly Column[]): void {
  layRow(flow, columns, { cells: columns.map(({ head }) => head), style: HEAD })
  flow.rule(MUTED)
  flow.y += GAP
}

/** Draws a group's title and its lines, with the table's head again on each page. */
export function layGroup(flow: Flow, columns: readonly Column[], { title, lines }: Group): void {
  const width = PAPER.width - 2 * MARGIN
  const titleHeight = flow.linesOf(title, width - 12, GROUP).length * GROUP.size * LEADING + 4
  // A title never stands alone at the foot of a page.
  if (flow.room(titleHeight + 3 * CELL.size * LEADING)) layTableHead(flow, columns)
  flow.add({ kind: 'box', x: MARGIN, y: flow.y, width, height: titleHeight, colour: PALE })
  flow.write(title, flow.y + 2, { x: MARGIN + 6, width: width - 12, style: GROUP })
  flow.y += titleHeight + GAP
  for (const line of lines) {
    const cells = columns.map(column => column.cellOf(line))
    const high = Math.max(...cells.map((cell, i) => flow.linesOf(cell, columns[i]!.width, CELL).length))
    if (flow.room(high * CELL.size * LEADING + GAP)) layTableHead(flow, columns)
    layRow(flow, columns, { cells, style: CELL })
    flow.rule(LINE, 0.5)
    flow.y += GAP / 2
  }
  flow.y += GAP
}

/** Lays out an invoice as pages of marks: head, lines with the table's head repeated on each page, sums. */
export function layInvoice(facts: InvoiceFacts, words: InvoiceWords, widthOf: WidthOf): readonly Page[] {
  const flow = new Flow(widthOf)
  layHead(flow, facts, words)
  const columns = columnsOf(words)
  layTableHead(flow, columns)
  for (const group of groupsOf(facts, words)) layGroup(flow, columns, group)
  laySums(flow, facts, words)
  return footPages(flow, {
    shop: facts.shop,
    title: titleOf(facts, words)[1]!,
    pageOf: words.common.page_of,
  })
}

interface Foot {
  readonly shop: InvoiceFacts['shop']
  /** The kind of paper, shown beside the shop's name. */
  readonly title: string
  /** Text with the gaps `page` and `pages`. */
  readonly pageOf: string
}

/** Returns the pages with the shop's colour at the head and its name at the foot of each. */
export const footPages = (flow: Flow, foot: Foot): Page[] =>
  flow.pages.map((page, i) => [...page, ...footOf(foot, { page: i + 1, pages: flow.pages.length })])

function footOf({ shop, title, pageOf }: Foot, count: { page: number; pages: number }): Page {
  const style: Style = { size: 8, colour: MUTED }
  const y = PAPER.height - MARGIN + 8
  return [
    { kind: 'box', x: 0, y: 0, width: PAPER.width, height: 8, colour: shop.colour },
    { kind: 'text', text: `${shop.name} · ${title}`, x: MARGIN, y, style, align: 'left' },
    { kind: 'text', text: fill(pageOf, count), x: PAPER.width - MARGIN, y, style, align: 'right' },
  ]
}
