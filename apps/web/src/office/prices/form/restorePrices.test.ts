import { expect, it } from 'vitest'
import type { Prices } from '../../officeTypes.ts'
import { priceListOf } from './priceListOf.ts'
import { restorePrices } from './restorePrices.ts'

const fabric = (id: string) => ({ id, name: { en: id, kh: id }, material: 'knit', isRetired: false })
const EARLIER: Prices = {
  minimumQty: 10,
  leadTimeDays: 20,
  longSleeve: { surchargeCents: 200, discountPercent: 0 },
  promotion: null,
  fabrics: [fabric('knit')],
  base: { TSHIRT: { knit: 900 } },
  steps: { knit: [{ from: 10, percent: 5 }] },
  sizes: {},
}
const NOW: Prices = {
  ...EARLIER,
  fabrics: [fabric('knit'), fabric('silk')],
  base: { TSHIRT: { knit: 1000, silk: 3000 }, HOODIE: { silk: 4000 } },
  steps: { knit: [], silk: [{ from: 20, percent: 5 }] },
}

it('an earlier price list returns whole; later entries are retired with their prices', () => {
  const list = restorePrices(EARLIER, NOW)
  expect(list.base).toEqual({ TSHIRT: { knit: 900, silk: 3000 }, HOODIE: { silk: 4000 } })
  expect(list.steps).toEqual({ knit: [{ from: 10, percent: 5 }], silk: [{ from: 20, percent: 5 }] })
  expect(list.fabrics.map(({ id, isRetired }) => [id, isRetired])).toEqual([
    ['knit', false],
    ['silk', true],
  ])
})

it('quotes know nothing of a retired fabric', () => {
  const list = priceListOf(restorePrices(EARLIER, NOW))
  expect(list.base).toEqual({ TSHIRT: { knit: 900 }, HOODIE: {} })
  expect(list.quantitySteps).toEqual(EARLIER.steps)
})
