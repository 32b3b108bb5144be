import { expect, test } from 'vitest'
import { garmentsOf } from './orderGarments.ts'
import { line, orderOf } from '../testing/order.ts'
import { keptItemsOf, wantedOf } from './remakeScope.ts'
import { presentSums } from '../remakes/present.ts'
import type { RemakeSum } from '../remakes/store.ts'

const garments = garmentsOf(
  orderOf(line(), line({ qty: 2, number: 9, print_name: '', player_name: 'Vanna', size: 'S' })),
)
const ALL = ['front', 'back', 'sleeveL', 'sleeveR', 'collar']

test('without a remake all is made, with one only its pieces, in order', () => {
  expect(wantedOf(garments, undefined)).toEqual(garments.map(garment => ({ garment })))
  const items = [
    { line: 2, garment: 2, pieces: ['back'] },
    { line: 1, garment: 1, pieces: ['front'] },
  ]
  expect(wantedOf(garments, { place: 1, items })).toEqual([
    { garment: garments[0], only: ['front'] },
    { garment: garments[2], only: ['back'] },
  ])
})

test('a request stores its owners, each garment once, pieces in sheet order', () => {
  const asked = [
    { line: 2, garment: 1, pieces: ['collar', 'front'] },
    { line: 1, garment: 1, pieces: ALL },
    { line: 2, garment: 1, pieces: ['back', 'front'] },
  ]
  const whose = { design: 'Away', line: 2, garment: 1, name: 'Vanna', number: 9, size: 'S', isWhole: false }
  const [first, second] = keptItemsOf(garments, asked)
  expect(first).toMatchObject({ line: 1, name: 'DARA', number: 7, isWhole: true })
  expect(first!.pieces).toHaveLength(5)
  expect(second).toEqual({
    ...whose,
    pieces: first!.pieces.filter(piece => ['front', 'back', 'collar'].includes(piece)),
  })
  expect(() => keptItemsOf(garments, [{ line: 2, garment: 3, pieces: ['front'] }])).toThrow('remake-pieces-unknown')
  expect(() => keptItemsOf(garments, [{ line: 1, garment: 1, pieces: ['cape'] }])).toThrow('remake-pieces-unknown')
})

test('a report’s sums have the most expensive first, then what was most often', () => {
  const sum = (change: Partial<RemakeSum>): RemakeSum => ({
    reason: 'lost',
    culprit: 'shop',
    supplier: null,
    count: 1,
    pieces: 2,
    cost_cents: 100,
    ...change,
  })
  const { byReason, byCulprit, bySupplier, total } = presentSums([
    sum({}),
    sum({ reason: 'wrong', supplier: 'Mekong', count: 3, pieces: 4 }),
    sum({ culprit: 'carrier', supplier: 'Mekong', cost_cents: 150 }),
    sum({ reason: 'print-fault', cost_cents: 100, count: 2 }),
  ])
  expect(byReason.map(({ key, costCents, count }) => [key, costCents, count])).toEqual([
    ['lost', 250, 2],
    ['wrong', 100, 3],
    ['print-fault', 100, 2],
  ])
  expect(byCulprit.map(({ key, pieces }) => [key, pieces])).toEqual([
    ['shop', 8],
    ['carrier', 2],
  ])
  expect(bySupplier.map(({ key, costCents }) => [key, costCents])).toEqual([
    ['Mekong', 250],
    ['', 200],
  ])
  expect(total).toEqual({ count: 7, pieces: 10, costCents: 450 })
})
