import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeCost } from './computeCost.ts'
import { shareCents } from './shareCents.ts'
import type { CostFacts, CostGarment, CostList } from './types.ts'

const LIST: CostList = {
  currency: 'USD',
  rielPerDollar: null,
  cloth: [{ fabric: 'mesh', widthMm: 1500, metre: 400 }],
  utilisationPercent: 80,
  print: { squareMetre: 250, setUp: 500, garment: null },
  sewing: [
    { productType: 'SOCCER_KIT', per: 'garment', amount: 180, sizes: [{ size: '2XL', amount: 200 }] },
    { productType: 'TSHIRT', per: 'piece', amount: 30, sizes: [] },
  ],
  packing: { order: 300, garment: 10 },
}
const KIT: CostGarment = {
  productType: 'SOCCER_KIT',
  fabric: 'mesh',
  size: 'M',
  qty: 10,
  pieces: 8,
  areaMm2: 1_200_000,
}
const FACTS: CostFacts = {
  list: LIST,
  garments: [KIT],
  isMakable: true,
  designs: 1,
  rolls: [{ fabric: 'mesh', widthMm: 1500, metreCents: 350 }],
  markers: [],
  remakes: [],
  invoices: [],
  totalCents: 20_000,
}
const centsOf = (facts: CostFacts): Record<string, number> =>
  Object.fromEntries(computeCost(facts).parts.map(({ kind, cents }) => [kind, cents]))
/** A layout of 9.2 m. */
const MARKERS = [
  { fabric: 'mesh', widthMm: 1500, lengthMm: 5_000, density: 0.87, costCents: 1_750 },
  { fabric: 'mesh', widthMm: 1500, lengthMm: 4_200, density: 0.87, costCents: 1_470 },
]

test('a cost without a layout estimates cloth from areas', () => {
  // 12 m² of pieces on 1.5 m at 80 %: 10 m.
  expect(computeCost(FACTS)).toMatchObject({
    clothMm: 10_000,
    printMm2: 12_000_000,
    state: 'estimate',
    cents: 4_000 + 3_500 + 1_800 + 400,
    marginCents: 10_300,
    marginPermille: 515,
  })
  expect(centsOf(FACTS)).toEqual({ cloth: 4_000, print: 3_500, sewing: 1_800, packing: 400, remakes: 0 })
})

test('a layout replaces the estimate by the metres on the roll', () => {
  const cost = computeCost({ ...FACTS, markers: MARKERS })
  expect(cost).toMatchObject({ clothMm: 9_200, state: 'counted' })
  expect(centsOf({ ...FACTS, markers: MARKERS })).toMatchObject({ cloth: 3_680, print: 500 + Math.round(12.006 * 250) })
})

test.each<[string, Partial<CostList>, number]>([
  ['the width of the roll first', {}, 3_680],
  ['then every width', { cloth: [{ fabric: 'mesh', widthMm: null, metre: 100 }] }, 920],
  ['then the price of the layout', { cloth: [{ fabric: 'mesh', widthMm: 1400, metre: 100 }] }, 3_220],
])('the price of cloth is that of %s', (_, change, cloth) => {
  expect(centsOf({ ...FACTS, markers: MARKERS, list: { ...LIST, ...change } })).toMatchObject({ cloth })
})

test('sewing has prices by size and by piece', () => {
  const garments = [
    { ...KIT, size: '2XL', qty: 3 },
    { ...KIT, productType: 'TSHIRT', qty: 2, pieces: 5 },
  ]
  expect(centsOf({ ...FACTS, garments })).toMatchObject({ sewing: 3 * 200 + 2 * 5 * 30 })
})

test('missing prices are named and give no margin', () => {
  const list = { ...LIST, cloth: [], sewing: [], print: { squareMetre: null, setUp: null, garment: null } }
  const cost = computeCost({ ...FACTS, list, rolls: [] })
  expect(cost).toMatchObject({ state: 'incomplete', marginCents: null, marginPermille: null })
  expect(cost.missing).toEqual([
    { kind: 'roll', of: 'mesh' },
    { kind: 'print', of: '' },
    { kind: 'sewing', of: 'SOCCER_KIT' },
  ])
  const unpriced = computeCost({ ...FACTS, list, rolls: [{ fabric: 'mesh', widthMm: 1500, metreCents: 0 }] })
  expect(unpriced.missing[0]).toEqual({ kind: 'cloth', of: 'mesh' })
  expect(computeCost({ ...FACTS, list: null }).missing).toEqual([{ kind: 'list', of: '' }])
  expect(computeCost({ ...FACTS, isMakable: false }).missing).toEqual([{ kind: 'garments', of: '' }])
})

test('a price of nothing is a price', () => {
  const list = { ...LIST, packing: { order: 0, garment: null }, print: { squareMetre: 0, setUp: null, garment: null } }
  expect(computeCost({ ...FACTS, list }).missing).toEqual([])
})

test('a list in riel is converted once for each part', () => {
  const list = { ...LIST, currency: 'KHR' as const, rielPerDollar: 4_100, packing: { order: 1_000, garment: 333 } }
  // 4,330 riel at 4,100 for a dollar are 105.61 cents.
  expect(centsOf({ ...FACTS, list })).toMatchObject({ packing: 106 })
})

test('only remakes that the shop bears cost it something', () => {
  const remakes = ['shop', 'supplier', 'carrier', 'customer'].map(culprit => ({ culprit, costCents: 700 }))
  expect(centsOf({ ...FACTS, remakes })).toMatchObject({ remakes: 700 })
})

test('an invoice replaces what it covers, and the rest stays expected', () => {
  const invoices = [{ cents: 5_000, covers: ['print', 'sewing', 'packing'] as const }]
  expect(computeCost({ ...FACTS, invoices })).toMatchObject({ billedCents: 5_000, cents: 9_000, state: 'estimate' })
  expect(computeCost({ ...FACTS, list: null, invoices })).toMatchObject({ state: 'incomplete' })
  const all = [{ cents: 9_990, covers: ['cloth', 'print', 'sewing', 'packing'] as const }]
  expect(computeCost({ ...FACTS, list: null, invoices: all })).toMatchObject({
    cents: 9_990,
    state: 'billed',
    missing: [],
  })
})

test('a cost above the total is a negative margin', () => {
  expect(computeCost({ ...FACTS, totalCents: 4_850 })).toMatchObject({ marginCents: -4_850, marginPermille: -1_000 })
  expect(computeCost({ ...FACTS, totalCents: 0 })).toMatchObject({ marginCents: -9_700, marginPermille: null })
})

test('costs of products add up to the cost of their order', () => {
  const garment = fc.record({
    productType: fc.constantFrom('SOCCER_KIT', 'TSHIRT'),
    fabric: fc.constantFrom('mesh', 'other'),
    size: fc.constantFrom('M', '2XL'),
    qty: fc.integer({ min: 1, max: 10_000 }),
    pieces: fc.integer({ min: 1, max: 20 }),
    areaMm2: fc.integer({ min: 0, max: 5_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(garment, { minLength: 1, maxLength: 12 }), fc.boolean(), (garments, isInRiel) => {
      const list = isInRiel ? { ...LIST, currency: 'KHR' as const, rielPerDollar: 4_100 } : LIST
      const cost = computeCost({ ...FACTS, list, garments })
      const sum = cost.products.reduce((total, { cents }) => total + cents, 0)
      expect([sum, cost.parts.every(({ cents }) => Number.isSafeInteger(cents))]).toEqual([cost.cents, true])
    }),
  )
})

test('shares are whole cents and add up', () => {
  expect(shareCents(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareCents(5, [0, 0])).toEqual([3, 2])
  expect(shareCents(0, [2, 3])).toEqual([0, 0])
})
