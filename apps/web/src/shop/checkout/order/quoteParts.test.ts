import type { Quote, QuotedLine } from '@kitwright/contract'
import { describe, expect, it } from 'vitest'
import { quoteParts } from './quoteParts.ts'

const DESIGN = '11111111-1111-4111-8111-111111111111'
const line = (qty: number, part: Partial<QuotedLine>): QuotedLine => ({
  designId: DESIGN,
  productType: 'SOCCER_KIT',
  fabric: 'mesh',
  size: 'M',
  sleeve: 'short',
  qty,
  playerName: '',
  printName: '',
  number: null,
  version: 'player',
  kit: null,
  baseCents: 1600,
  unitCents: 1600,
  surcharges: [],
  discounts: [],
  discountCents: 0,
  totalCents: 1600 * qty,
  ...part,
})
const quote = (lines: QuotedLine[], part: Partial<Quote> = {}): Quote => ({
  lines,
  qty: lines.reduce((sum, { qty }) => sum + qty, 0),
  subtotalCents: 0,
  discountCents: 0,
  totalCents: 0,
  minimumQty: 10,
  belowMinimum: [],
  leadTimeDays: 20,
  ...part,
})

describe('the parts of a quote', () => {
  it('add up base and surcharges over all pieces', () => {
    const parts = quoteParts(
      quote([
        line(3, { surcharges: [{ kind: 'size', cents: 100 }] }),
        line(2, {
          surcharges: [
            { kind: 'size', cents: 200 },
            { kind: 'longSleeve', cents: 200 },
          ],
        }),
      ]),
    )
    expect(parts.baseCents).toBe(8000)
    expect(parts.surcharges).toEqual([
      { kind: 'size', cents: 700 },
      { kind: 'longSleeve', cents: 400 },
    ])
  })

  it('name each discount once and leave out those of nothing', () => {
    const discounts: QuotedLine['discounts'] = [
      { kind: 'quantity', percent: 5 },
      { kind: 'promotion', percent: 0 },
    ]
    expect(quoteParts(quote([line(1, { discounts }), line(1, { discounts })])).discounts).toEqual([
      { kind: 'quantity', percent: 5 },
    ])
  })

  it('say how many pieces are missing to the minimum', () => {
    expect(quoteParts(quote([line(7, {})], { belowMinimum: [DESIGN] })).missing).toEqual([
      { designId: DESIGN, count: 3 },
    ])
    expect(quoteParts(quote([line(12, {})])).missing).toEqual([])
  })
})
