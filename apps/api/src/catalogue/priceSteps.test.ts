import type { PriceList } from '@kitwright/pricing'
import { expect, test } from 'vitest'
import { priceSteps } from './priceSteps.ts'

const LIST: PriceList = {
  minimumQty: 5,
  base: { SOCCER_KIT: { mesh: 2_000, interlock: 1_500 } },
  quantitySteps: {
    mesh: [
      { from: 20, percent: 10 },
      { from: 3, percent: 5 },
    ],
    interlock: [],
  },
  promotion: { percent: 20, from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' },
  longSleeve: { surchargeCents: 300, discountPercent: 0 },
  longSleeveIncluded: [],
  sizeSurcharges: {},
  leadTimeDays: 10,
}
const FABRICS = ['mesh', 'interlock', 'retired'].map(fabric => ({
  productType: 'SOCCER_KIT',
  fabric,
  names: { en: fabric },
  material: 'mesh' as const,
  cents: 0,
  discountUpTo: 0,
}))
const pricesAt = (day: string) =>
  priceSteps({
    productType: 'SOCCER_KIT',
    sleeve: 'short',
    list: LIST,
    fabrics: FABRICS,
    now: new Date(`${day}T12:00:00Z`),
  }).map(({ fabric, promotionPercent, steps }) => [
    fabric,
    promotionPercent,
    ...steps.map(({ from, unitCents }) => `${from}: ${unitCents}`),
  ])

test('prices include and name a running promotion, and omit fabrics without a price', () => {
  expect(pricesAt('2026-11-15')).toEqual([
    ['interlock', 20, '5: 1200'],
    ['mesh', 20, '5: 1500', '20: 1400'],
  ])
})

test('without a running promotion the price names none', () => {
  expect(pricesAt('2026-12-15')).toEqual([
    ['interlock', 0, '5: 1500'],
    ['mesh', 0, '5: 1900', '20: 1800'],
  ])
})
