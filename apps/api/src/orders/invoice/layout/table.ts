import { overpaidOf, promotionPercentOf } from '@kitwright/pricing'
import type { QuotedLine } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { formatCount, formatUsd } from '@kitwright/measure'
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
export function groupsOf({ order, fabrics }: InvoiceFacts, { common, club }: InvoiceWords): Group[] {
  const groups = Map.groupBy(order.lines, line => `${line.designId} ${line.fabric} ${line.kit}`)
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

export function sumsOf({ order }: InvoiceFacts, { order: words, common, shipment }: InvoiceWords): Sum[] {
  const { subtotalCents, discountCents, totalCents, paidCents, dueCents, status } = order
  const refund = overpaidOf(order)
  const sum = (label: string, cents: number, isStrong = false): Sum => ({ label, amount: formatUsd(cents), isStrong })
  return [
    sum(words.subtotal, subtotalCents),
    sum(discountLabel(order.lines, words), discountCents === 0 ? 0 : -discountCents),
    ...order.fees.map(fee => sum(feeLabel(fee, { common, shipment }), fee.cents)),
    sum(words.total, totalCents, true),
    sum(words.paid, paidCents),
    ...(status === 'CANCELED'
      ? []
      : [refund > 0 ? sum(words.refund_due, refund, true) : sum(words.due, dueCents, true)]),
  ]
}
