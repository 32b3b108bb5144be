import { formatRiel, formatUsd, rielOf } from '@kitwright/measure'
import type { InvoiceFacts, IssuedDocument } from '../facts.ts'
import { fill, type InvoiceWords } from '../invoiceTexts.ts'
import { INK, MUTED } from './invoiceColours.ts'
import { layParties, layTitleLines } from './layHead.ts'
import { footPages } from './layInvoice.ts'
import { layRows } from './laySums.ts'
import { Flow } from './pageFlow.ts'
import { LEADING, MARGIN, type Page, PAPER, type Style, type WidthOf } from './pageMarks.ts'
import type { Sum } from './table.ts'

const HEAD: Style = { size: 8.5, isBold: true, colour: MUTED }
const PLAIN: Style = { size: 10, colour: INK }
const WIDTH = PAPER.width - 2 * MARGIN

interface Note {
  readonly facts: InvoiceFacts
  /** The additional invoice or credit note among the facts' documents. */
  readonly note: IssuedDocument
}

function titleLines({ facts, note }: Note, { account, bills, date }: InvoiceWords): string[] {
  const invoice = facts.documents.find(({ kind }) => kind === 'invoice')
  return [
    bills[note.kind],
    note.number,
    ...(invoice ? [fill(bills.for_invoice, { number: invoice.number })] : []),
    fill(account.order_number, { number: facts.order.number }),
    `${account.invoice_date}: ${date(note.issuedAt)}`,
  ]
}

function sumsOf({ facts, note }: Note, { bills }: InvoiceWords): Sum[] {
  const rate = facts.order.payment.rielPerDollar
  const isCredit = note.kind === 'credit_note'
  const signed = isCredit ? -note.cents : note.cents
  const riel = isCredit ? bills.credited_riel : bills.added_riel
  return [
    { label: bills.invoiced_before, amount: formatUsd(note.beforeCents), isStrong: false },
    { label: isCredit ? bills.credited : bills.added, amount: formatUsd(signed), isStrong: true },
    ...(rate === null ? [] : [{ label: riel, amount: formatRiel(rielOf(note.cents, rate)), isStrong: false }]),
    { label: bills.invoiced_after, amount: formatUsd(note.beforeCents + signed), isStrong: true },
  ]
}

/** Lays out a credit note or an additional invoice: its reason, and the invoiced amount before and after it. */
export function layNote(drawn: Note, words: InvoiceWords, widthOf: WidthOf): readonly Page[] {
  const { facts, note } = drawn
  const { bills } = words
  const flow = new Flow(widthOf)
  layParties(flow, facts, { words, titleHeight: layTitleLines(flow, titleLines(drawn, words)) })
  flow.rule(MUTED)
  flow.y += 10
  flow.y += flow.write(bills.reason, flow.y, { x: MARGIN, width: WIDTH, style: HEAD })
  for (const text of [bills[`reason_${note.reason}`], note.text].filter(each => each !== '')) {
    flow.room(flow.linesOf(text, WIDTH, PLAIN).length * PLAIN.size * LEADING)
    flow.y += flow.write(text, flow.y, { x: MARGIN, width: WIDTH, style: PLAIN })
  }
  flow.y += 16
  layRows(flow, sumsOf(drawn, words))
  return footPages(flow, { shop: facts.shop, title: note.number, pageOf: words.common.page_of })
}
