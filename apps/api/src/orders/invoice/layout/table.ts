import { overpaidOf, promotionPercentOf } from '@kitwright/pricing'
import type { QuotedLine } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { formatCount, formatRiel, formatUsd, rielOf } from '@kitwright/measure'
import { feeLabel } from '../../contents/feeLabel.ts'
import type { InvoiceFacts } from '../facts.ts'
import type { InvoiceWords } from '../invoiceTexts.ts'

/**
 * A column: the left edge of its texts, or the right edge of figures, and their greatest width; in points from the
 * sheet's left.
 */
export interface Column {
  readonly head: string
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
  cellOf(line: QuotedLine): string
}

export function columnsOf({ order: words, common }: Pick<InvoiceWords, 'order' | 'common'>): Column[] {
  const texts = { align: 'left' } as const
  const figures = { align: 'right' } as const
  const { name, number, size, sleeve, quantity } = common
  return [
    {
      ...texts,
      head: name,
      x: 0,
      width: 136,
      cellOf: ({ printName, playerName, version }) =>
        (printName || playerName || words.no_name) + (version === 'goalkeeper' ? ` · ${common.goalkeeper}` : ''),
    },
    { ...texts, head: number, x: 144, width: 38, cellOf: line => (line.number === null ? '' : String(line.number)) },
    { ...texts, head: size, x: 186, width: 36, cellOf: line => sizeLabel(line.size) },
    { ...texts, head: sleeve, x: 226, width: 42, cellOf: line => common[`sleeve_${line.sleeve}`] },
    { ...figures, head: quantity, x: 318, width: 46, cellOf: line => formatCount(line.qty) },
    { ...figures, head: words.unit_price, x: 376, width: 54, cellOf: line => formatUsd(line.unitCents) },
    { ...figures, head: words.discount, x: 436, width: 56, cellOf: line => formatUsd(line.discountCents) },
    { ...figures, head: words.total, x: 499, width: 60, cellOf: line => formatUsd(line.totalCents) },
  ]
}

export interface Group {
  readonly title: string
  readonly lines: readonly QuotedLine[]
}

/** Groups lines of one design, kit and fabric, in the order's own sequence. */
export function groupsOf({ contents, fabrics }: InvoiceFacts, { common, club }: InvoiceWords): Group[] {
  const groups = Map.groupBy(contents.lines, line => `${line.designId} ${line.fabric} ${line.kit}`)
  return [...groups.values()].map(lines => {
    const { designName, productType, fabric, kit } = lines[0]!
    const facts = [designName, common[`type_${productType}`], fabrics[fabric] ?? fabric]
    return { title: [...facts, ...(kit ? [club[kit]] : [])].join(' · '), lines }
  })
}

export interface Sum {
  readonly label: string
  readonly amount: string
  readonly isStrong: boolean
}

const discountLabel = (lines: readonly QuotedLine[], words: InvoiceWords['order']): string => {
  const percent = promotionPercentOf(lines)
  return percent > 0 ? words.discount_with_promotion.replace('{{percent}}', String(percent)) : words.total_discount
}

/** Returns the invoice's total in riel, at the shop's rate of today. */
function rielSum({ order, contents }: InvoiceFacts, words: InvoiceWords['bills']): Sum[] {
  const rate = order.payment.rielPerDollar
  if (rate === null) return []
  return [{ label: words.total_riel, amount: formatRiel(rielOf(contents.totalCents, rate)), isStrong: false }]
}

/** Returns the lines and fees of the contents down to their total. */
function contentSums({ contents }: InvoiceFacts, { order: words, common, shipment, bills }: InvoiceWords): Sum[] {
  const { lines, fees, subtotalCents, discountCents, totalCents } = contents
  // Lines that were corrected without an edit add up to another total than the invoice's.
  const changed = totalCents - fees.reduce((sum, fee) => sum + fee.cents, subtotalCents - discountCents)
  return [
    sumOf(words.subtotal, subtotalCents),
    sumOf(discountLabel(lines, words), discountCents === 0 ? 0 : -discountCents),
    ...fees.map(fee => sumOf(feeLabel(fee, { common, shipment }), fee.cents)),
    ...(changed === 0 ? [] : [sumOf(bills.changed_since, changed)]),
    sumOf(words.total, totalCents, true),
  ]
}

const sumOf = (label: string, cents: number, isStrong = false): Sum => ({ label, amount: formatUsd(cents), isStrong })

export function sumsOf(facts: InvoiceFacts, texts: InvoiceWords): Sum[] {
  const { order: words, bills } = texts
  const { paidCents, dueCents, status } = facts.order
  const refund = overpaidOf(facts.order)
  const later = facts.documents.filter(({ kind }) => kind !== 'invoice')
  return [
    ...contentSums(facts, texts),
    ...rielSum(facts, bills),
    ...later.map(({ kind, number, cents }) =>
      sumOf(`${bills[kind]} ${number}`, kind === 'credit_note' ? -cents : cents),
    ),
    sumOf(words.paid, paidCents),
    ...(status === 'CANCELED'
      ? []
      : [refund > 0 ? sumOf(words.refund_due, refund, true) : sumOf(words.due, dueCents, true)]),
  ]
}
