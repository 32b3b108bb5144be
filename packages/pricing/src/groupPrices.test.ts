import { describe, expect, test } from 'vitest'
import { groupPrices, type GroupTerms, type PriceList, quote } from './index.ts'

const LIST: PriceList = {
  minimumQty: 10,
  base: { SOCCER_KIT: { interlock: 1255, mesh: 1400 }, TSHIRT: { cotton: 700 } },
  quantitySteps: { interlock: [{ from: 20, percent: 5 }] },
  promotion: { percent: 10, from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' },
  longSleeve: { surchargeCents: 200, discountPercent: 0 },
  longSleeveIncluded: [],
  sizeSurcharges: { XXXL: 100 },
  leadTimeDays: 20,
}
const CLUBS: GroupTerms = { percentOff: 0, base: {}, steps: {}, minimumQty: null, hasPromotions: true }

describe('the price list of a group', () => {
  test('equals the shop’s list where the group has no terms', () => {
    expect(groupPrices(LIST, CLUBS)).toEqual(LIST)
  })

  test('takes a percentage off, half up, but never from a price of its own', () => {
    const { base } = groupPrices(LIST, { ...CLUBS, percentOff: 10, base: { SOCCER_KIT: { mesh: 1350 } } })
    expect(base).toEqual({ SOCCER_KIT: { interlock: 1129, mesh: 1350 }, TSHIRT: { cotton: 630 } })
  })

  test('offers nothing that the shop does not offer', () => {
    const { base } = groupPrices(LIST, { ...CLUBS, base: { SOCCER_KIT: { silk: 1 }, JUMPER: { mesh: 1 } } })
    expect(base).toEqual(LIST.base)
    expect(
      groupPrices(LIST, { ...CLUBS, base: JSON.parse('{"__proto__":{"mesh":1}}') as GroupTerms['base'] }).base,
    ).toEqual(LIST.base)
  })

  test('replaces steps, minimum and promotion, which count in a quote', () => {
    const terms = { ...CLUBS, steps: { interlock: [{ from: 5, percent: 20 }] }, minimumQty: 1, hasPromotions: false }
    const line = {
      design: 'a',
      productType: 'SOCCER_KIT',
      fabric: 'interlock',
      size: 'M',
      sleeve: 'short' as const,
      qty: 5,
    }
    const result = quote(groupPrices(LIST, terms), [line], new Date('2026-11-15T00:00:00Z'))
    expect(result).toMatchObject({ ok: true, quote: { belowMinimum: [], totalCents: 5020 } })
    if (result.ok) expect(result.quote.lines[0]!.discounts).toEqual([{ kind: 'quantity', percent: 20 }])
  })
})
