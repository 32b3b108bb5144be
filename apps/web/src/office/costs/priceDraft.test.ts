import { expect, test } from 'vitest'
import { type CostPrices, draftOf, readDraft } from './priceDraft.ts'

const TYPES = ['SOCCER_KIT', 'TSHIRT'] as const
const PRICES: CostPrices = {
  currency: 'USD',
  utilisationPercent: 80,
  cloth: [{ fabric: 'mesh', widthMm: 1500, metre: 405 }],
  print: { squareMetre: 250, setUp: null, garment: 0 },
  sewing: [{ productType: 'SOCCER_KIT', per: 'piece', amount: 30, sizes: [{ size: 'XXL', amount: 35 }] }],
  packing: { order: null, garment: 10 },
}

test('prices survive being typed, in dollars and in riel', () => {
  expect(readDraft(draftOf(PRICES), TYPES)).toEqual({ prices: PRICES, faults: new Set() })
  const riel: CostPrices = { ...PRICES, currency: 'KHR', packing: { order: 12_300, garment: null } }
  expect(readDraft(draftOf(riel), TYPES)).toEqual({ prices: riel, faults: new Set() })
})

test('an empty price is unknown, and 0 is free', () => {
  const { prices } = readDraft({ ...draftOf(undefined), packing: { order: '0', garment: ' ' } }, TYPES)
  expect(prices.packing).toEqual({ order: 0, garment: null })
  expect(prices.sewing).toEqual([])
})

test('fields that cannot be read are named', () => {
  const draft = draftOf(PRICES)
  const { faults } = readDraft(
    {
      ...draft,
      utilisation: '12',
      cloth: [{ fabric: 'mesh', widthMm: null, metre: '' }],
      print: { squareMetre: '12,50', setUp: '-1', garment: '1000.01' },
      sewing: {
        SOCCER_KIT: { per: 'garment', amount: 'x', sizes: 'XXL' },
        TSHIRT: { per: 'garment', amount: '', sizes: 'M 1, M 2' },
      },
    },
    TYPES,
  )
  expect([...faults].toSorted()).toEqual([
    'cloth.0',
    'print.garment',
    'print.setUp',
    'print.squareMetre',
    'sewing.SOCCER_KIT.amount',
    'sewing.SOCCER_KIT.sizes',
    'sewing.TSHIRT.amount',
    'sewing.TSHIRT.sizes',
    'utilisation',
  ])
})
