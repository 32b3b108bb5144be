import { formatCount, formatUsd } from '@kitwright/measure'
import type { Texts } from '@kitwright/words'
import { fill, type InvoiceWords } from '../../invoice/invoiceTexts.ts'
import { INK, MUTED, PALE } from '../../invoice/layout/invoiceColours.ts'
import { layBrand, layParty } from '../../invoice/layout/layHead.ts'
import { footPages, layGroup, layTableHead } from '../../invoice/layout/layInvoice.ts'
import { layRows } from '../../invoice/layout/laySums.ts'
import { Flow } from '../../invoice/layout/pageFlow.ts'
import { LEADING, MARGIN, type Page, PAPER, type Style, type WidthOf } from '../../invoice/layout/pageMarks.ts'
import { columnsOf, type Sum } from '../../invoice/layout/table.ts'
import type { PaperFacts } from './paperFacts.ts'

export interface PaperWords extends Pick<
  InvoiceWords,
  'account' | 'club' | 'common' | 'order' | 'shipment' | 'date' | 'day'
> {
  readonly quote: Texts['quote']
  readonly offer: Pick<Texts['offer'], 'paper'>
}

const PLAIN: Style = { size: 9.5, colour: INK }
const STRONG: Style = { ...PLAIN, isBold: true }
const SMALL: Style = { size: 8.5, isBold: true, colour: MUTED }
const WIDTH = PAPER.width - 2 * MARGIN
const HALF = WIDTH / 2 - 12

function layTitle(flow: Flow, { number, revision }: PaperFacts, { quote, date }: PaperWords): number {
  const at = { x: PAPER.width - MARGIN, width: HALF, align: 'right' } as const
  const lines = [
    fill(quote.number, { number }),
    fill(quote.revision, { revision: revision.revision }),
    fill(quote.sent_on, { date: date(revision.sentAt) }),
  ]
  let y = flow.y
  y += flow.write(quote.one, y, { ...at, style: { size: 24, isBold: true, colour: INK } })
  for (const [i, line] of lines.entries()) y += flow.write(line, y, { ...at, style: i === 0 ? STRONG : PLAIN })
  y += flow.write(fill(quote.valid_until, { date: date(revision.expiresAt) }), y, { ...at, style: STRONG })
  return y - flow.y
}

function layHead(flow: Flow, facts: PaperFacts, words: PaperWords): void {
  const { shop, customer, place } = facts
  flow.y += Math.max(layBrand(flow, facts), layTitle(flow, facts, words)) + 12
  const from = {
    head: words.account.invoice_from,
    lines: [shop.name, shop.contact?.phone ?? '', shop.contact?.email ?? ''],
  }
  const to = { head: words.quote.paper_for, lines: [customer.name, place, customer.email] }
  flow.y += Math.max(layParty(flow, MARGIN, from), layParty(flow, MARGIN + HALF + 24, to)) + 18
}

/** Draws the lines without a design. */
function layExtras(flow: Flow, { extras }: PaperFacts['revision']): void {
  for (const { text, qty, unitCents, totalCents } of extras) {
    const height = flow.linesOf(text, 300, PLAIN).length * PLAIN.size * LEADING
    flow.room(height + 10)
    flow.add({ kind: 'box', x: MARGIN, y: flow.y, width: WIDTH, height: height + 4, colour: PALE })
    flow.write(text, flow.y + 2, { x: MARGIN + 6, width: 300, style: PLAIN })
    const price = qty === 1 ? '' : `${formatCount(qty)} × ${formatUsd(unitCents)}`
    flow.write(price, flow.y + 2, { x: MARGIN + 430, width: 110, style: { ...PLAIN, colour: MUTED }, align: 'right' })
    flow.write(formatUsd(totalCents), flow.y + 2, { x: MARGIN + 499, width: 64, style: PLAIN, align: 'right' })
    flow.y += height + 10
  }
}

function sumsOf({ revision }: PaperFacts, { quote, shipment }: PaperWords): Sum[] {
  const sum = (label: string, cents: number, isStrong = false): Sum => ({ label, amount: formatUsd(cents), isStrong })
  const { subtotalCents, extrasCents, discountCents, delivery, totalCents } = revision
  return [
    sum(quote.subtotal, subtotalCents + extrasCents),
    ...(discountCents === 0 ? [] : [sum(quote.discount, -discountCents)]),
    ...(delivery ? [sum(shipment[`method_${delivery.method}`], delivery.cents)] : []),
    sum(quote.total, totalCents, true),
  ]
}

/** Lays out a quote as pages of marks: head, lines by design, free-text lines, sums, note. */
export function layPaper(facts: PaperFacts, words: PaperWords, widthOf: WidthOf): readonly Page[] {
  const { revision, fabrics, number, shop } = facts
  const flow = new Flow(widthOf)
  layHead(flow, facts, words)
  const columns = columnsOf(words)
  // An offer without designs has free-text lines only.
  if (revision.items.length > 0) layTableHead(flow, columns)
  for (const { name, productType, fabric, priced } of revision.items) {
    const title = [name, words.common[`type_${productType}`], fabrics[fabric] ?? fabric].join(' · ')
    layGroup(flow, columns, { title, lines: priced })
  }
  layExtras(flow, revision)
  flow.room(70)
  flow.y += 8
  layRows(flow, sumsOf(facts, words))
  // An offer without designs is accepted, not ordered.
  const ending = revision.items.length > 0 ? words.quote.paper_order : words.offer.paper
  const closing = fill(ending, { date: words.date(revision.expiresAt) })
  for (const { head, text } of [
    { head: words.quote.note, text: revision.note },
    { head: '', text: closing },
  ]) {
    if (text === '') continue
    const height = flow.linesOf(text, WIDTH, PLAIN).length * PLAIN.size * LEADING
    flow.room(height + 30)
    flow.y += 12
    if (head !== '') flow.y += flow.write(head, flow.y, { x: MARGIN, width: WIDTH, style: SMALL })
    flow.y += flow.write(text, flow.y, { x: MARGIN, width: WIDTH, style: PLAIN })
  }
  return footPages(flow, { shop, title: fill(words.quote.number, { number }), pageOf: words.common.page_of })
}
