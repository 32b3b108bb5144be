import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isRunning,
  nextStepOf,
  overpaidOf,
  promotionPercentOf,
  discountUpTo,
  DISCOUNT_CAP_PERCENT,
  type PriceList,
  QTY_PER_LINE_MAX,
  quote,
  stepPercent,
  withSizeSurcharge,
  type LineInput,
} from './index.ts'

const LIST: PriceList = {
  minimumQty: 10,
  base: { SOCCER_KIT: { interlock: 1250, mesh: 1400 }, TSHIRT: { cotton: 700 }, JUMPER: { interlock: 2000 } },
  quantitySteps: {
    interlock: [
      { from: 50, percent: 10 },
      { from: 20, percent: 5 },
      { from: 100, percent: 15 },
    ],
  },
  promotion: { percent: 10, from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' },
  longSleeve: { surchargeCents: 200, discountPercent: 0 },
  longSleeveIncluded: ['JUMPER'],
  sizeSurcharges: { XXXL: 100, XXXXL: 200 },
  leadTimeDays: 20,
}
const BEFORE = new Date('2026-10-31T23:59:59.999Z')
const DURING = new Date('2026-11-01T00:00:00Z')
const AFTER = new Date('2026-12-01T00:00:00Z')

const line = (change: Partial<LineInput> = {}): LineInput => ({
  design: 'home',
  productType: 'SOCCER_KIT',
  fabric: 'interlock',
  size: 'M',
  sleeve: 'short',
  qty: 10,
  ...change,
})

function priced(lines: readonly LineInput[], { at = BEFORE, list = LIST } = {}) {
  const result = quote(list, lines, at)
  if (!result.ok) throw new Error(result.reason)
  return result.quote
}

describe('a line', () => {
  test('costs base times quantity when nothing is added or taken', () => {
    const { lines } = priced([line({ qty: 3 })])
    expect(lines[0]).toMatchObject({
      baseCents: 1250,
      unitCents: 1250,
      surcharges: [],
      discounts: [],
      totalCents: 3750,
    })
  })

  test('costs nothing more for long sleeves where the type has no other', () => {
    const { lines } = priced([line({ productType: 'JUMPER', sleeve: 'long', qty: 1 })])
    expect(lines[0]).toMatchObject({ unitCents: 2000, surcharges: [] })
  })

  test('adds the surcharges of its size and of long sleeves to the unit price', () => {
    const { lines } = priced([line({ size: 'XXXXL', sleeve: 'long', qty: 1 })])
    expect(lines[0]).toMatchObject({
      unitCents: 1650,
      surcharges: [
        { kind: 'size', cents: 200 },
        { kind: 'longSleeve', cents: 200 },
      ],
    })
  })

  test('sums its discounts, each on the unit price, and rounds half up once', () => {
    const list = {
      ...LIST,
      base: { SOCCER_KIT: { interlock: 1003 } },
      longSleeve: { surchargeCents: 0, discountPercent: 3 },
    }
    const { lines } = priced([line({ qty: 50, sleeve: 'long' })], { at: DURING, list })
    expect(lines[0]!.discounts).toEqual([
      { kind: 'quantity', percent: 10 },
      { kind: 'promotion', percent: 10 },
      { kind: 'longSleeve', percent: 3 },
    ])
    // 23 % of 50,150 is 11,534.5
    expect(lines[0]!.discountCents).toBe(11_535)
    expect(lines[0]!.totalCents).toBe(38_615)
  })

  test('is never discounted by more than half', () => {
    const list = { ...LIST, promotion: { ...LIST.promotion!, percent: 49 } }
    const { lines } = priced([line({ qty: 100 })], { at: DURING, list })
    expect(lines[0]!.discountCents).toBe((1250 * 100) / 2)
  })

  test.each([
    [BEFORE, 0],
    [DURING, 10],
    [new Date(AFTER.getTime() - 1), 10],
    [AFTER, 0],
  ])('at %s has a promotion of %i %%', (at, percent) => {
    const promotion = priced([line()], { at }).lines[0]!.discounts.find(({ kind }) => kind === 'promotion')
    expect(promotion?.percent ?? 0).toBe(percent)
    expect(isRunning(LIST.promotion!, at)).toBe(percent > 0)
    expect(promotionPercentOf(priced([line(), line({ qty: 100 })], { at }).lines)).toBe(percent)
  })
})

describe('lines of one design', () => {
  test('reach the quantity step together', () => {
    const { lines } = priced([line({ qty: 12 }), line({ qty: 8, size: 'L' })])
    expect(lines.map(({ discounts }) => discounts)).toEqual([
      [{ kind: 'quantity', percent: 5 }],
      [{ kind: 'quantity', percent: 5 }],
    ])
  })

  test('of another design do not help', () => {
    expect(priced([line({ qty: 12 }), line({ qty: 8, design: 'away' })]).discountCents).toBe(0)
  })

  test('are named when they are fewer than the minimum', () => {
    const { belowMinimum } = priced([line({ qty: 5 }), line({ qty: 5, size: 'L' }), line({ qty: 9, design: 'away' })])
    expect(belowMinimum).toEqual(['away'])
  })
})

test('steps count from their first piece, in any order, and none is zero', () => {
  const steps = LIST.quantitySteps.interlock!
  expect([19, 20, 49, 50, 99, 100, 10_000].map(qty => stepPercent(steps, qty))).toEqual([0, 5, 5, 10, 10, 15, 15])
  expect(stepPercent([], 100)).toBe(0)
  expect(discountUpTo(LIST, 'interlock')).toBe(15)
  expect(discountUpTo(LIST, 'mesh')).toBe(0)
})

describe('refused with the line it is about', () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, QTY_PER_LINE_MAX + 1])('a quantity of %d', qty => {
    expect(quote(LIST, [line(), line({ qty })], BEFORE)).toEqual({ ok: false, reason: 'badQuantity', line: 1 })
  })

  test.each([
    { fabric: 'silk' },
    { productType: 'HOODIE' },
    { productType: 'TSHIRT', fabric: 'interlock' },
    { fabric: 'constructor' },
    { fabric: '__proto__' },
    { productType: 'toString' },
    { productType: '__proto__', fabric: 'toString' },
  ])('a fabric without a price: %j', change => {
    expect(quote(LIST, [line(change)], BEFORE)).toEqual({ ok: false, reason: 'noPrice', line: 0 })
  })
})

describe('for any lines', () => {
  const wanted = fc.array(
    fc.record({
      design: fc.constantFrom('home', 'away', 'third'),
      productType: fc.constant('SOCCER_KIT'),
      fabric: fc.constantFrom('interlock', 'mesh'),
      size: fc.constantFrom('XS', 'M', 'XXXL', 'XXXXL', 'constructor'),
      sleeve: fc.constantFrom('short' as const, 'long' as const),
      qty: fc.integer({ min: 1, max: QTY_PER_LINE_MAX }),
    }),
    { maxLength: 30 },
  )
  const moments = fc.constantFrom(BEFORE, DURING, AFTER)

  test('every amount is whole, nothing is negative, and the parts make the total', () => {
    fc.assert(
      fc.property(wanted, moments, (lines, at) => {
        const result = priced(lines, { at })
        for (const one of result.lines) {
          expect(Number.isSafeInteger(one.totalCents)).toBe(true)
          expect(one.totalCents + one.discountCents).toBe(one.unitCents * one.qty)
          expect(one.discountCents * 100).toBeLessThanOrEqual(one.unitCents * one.qty * DISCOUNT_CAP_PERCENT + 50)
        }
        expect(result.totalCents).toBe(result.subtotalCents - result.discountCents)
        expect(result.totalCents).toBe(result.lines.reduce((sum, one) => sum + one.totalCents, 0))
        expect(result.qty).toBe(lines.reduce((sum, one) => sum + one.qty, 0))
      }),
    )
  })

  test('the order of the lines changes no price', () => {
    fc.assert(
      fc.property(wanted, moments, (lines, at) => {
        expect(priced([...lines].reverse(), { at }).totalCents).toBe(priced(lines, { at }).totalCents)
      }),
    )
  })

  test('one more piece never makes the dearest step dearer per piece', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), qty => {
        const share = (n: number): number => priced([line({ qty: n })]).totalCents / n
        expect(share(qty + 1)).toBeLessThanOrEqual(share(qty) + 1)
      }),
    )
  })
})

test('a line in another size costs its quote of the same moment', () => {
  const sizes = fc.constantFrom('S', 'L', 'XXXL', 'XXXXL')
  const lines = fc.record({
    qty: fc.integer({ min: 1, max: 150 }),
    sleeve: fc.constantFrom('short' as const, 'long' as const),
    productType: fc.constantFrom('SOCCER_KIT', 'JUMPER'),
  })
  const at = fc.constantFrom(BEFORE, DURING)
  const quoted = (change: Partial<LineInput>, moment: Date) => {
    const result = quote(LIST, [line(change)], moment)
    if (!result.ok) throw new Error(result.reason)
    return result.quote.lines[0]!
  }
  fc.assert(
    fc.property(sizes, sizes, lines, at, (before, after, change, moment) => {
      const corrected = withSizeSurcharge(quoted({ ...change, size: before }, moment), LIST.sizeSurcharges[after] ?? 0)
      const wanted = quoted({ ...change, size: after }, moment)
      const { surcharges, unitCents, discountCents, totalCents } = wanted
      expect(corrected).toEqual({ surcharges, unitCents, discountCents, totalCents })
    }),
  )
})

test('only the amount paid beyond the total is refunded', () => {
  const overpaid = [0, 999, 1000, 1001].map(paidCents => overpaidOf({ totalCents: 1000, paidCents }))
  expect(overpaid).toEqual([0, 0, 0, 1])
})

test('the next step is the lowest above a quantity that gives more', () => {
  expect([1, 19, 20, 49, 50, 100].map(qty => nextStepOf(LIST, 'interlock', qty)?.from)).toEqual([
    20,
    20,
    50,
    50,
    100,
    undefined,
  ])
  expect([nextStepOf(LIST, 'mesh', 5), nextStepOf(LIST, 'constructor', 5)]).toEqual([null, null])
})
