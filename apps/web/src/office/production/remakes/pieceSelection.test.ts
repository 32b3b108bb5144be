import { expect, test } from 'vitest'
import { type Bundle, isFound, itemsOf, modelsOf, toggle } from './pieceSelection.ts'

const bundle = (garment: number, change: Partial<Bundle> = {}): Bundle => ({
  line: 1,
  garment,
  design: 'Home kit',
  productType: 'SOCCER_KIT',
  name: 'សុខ ដារ៉ា',
  number: 10,
  size: 'XXL',
  sign: `WHOLE${garment}`,
  pieces: ['front', 'back', 'waistband'].map(piece => ({
    piece,
    model: piece === 'waistband' ? 'shorts' : 'jersey-short-crew',
    sign: `${piece.toUpperCase()}${garment}`,
    // Equal garments have equal backs, which share one label.
    label: piece === 'back' ? 'BACKS' : `${piece.toUpperCase()}${garment}`,
    countedAt: null,
  })),
  ...change,
})
const [one, other] = [bundle(1), bundle(2, { name: 'Vanna', number: 7, size: 'M' })]

test('a shirt of a kit is selected at once, and deselected when complete', () => {
  const [[, shirt]] = modelsOf(one) as [[string, Bundle['pieces']]]
  const some = toggle(new Set(['BACK1', 'FRONT2']), shirt)
  expect(itemsOf([one, other], some)).toEqual([
    { line: 1, garment: 1, pieces: ['front', 'back'] },
    { line: 1, garment: 2, pieces: ['front'] },
  ])
  expect(itemsOf([one, other], toggle(some, shirt))).toEqual([{ line: 1, garment: 2, pieces: ['front'] }])
})

test.each([
  ['', 2],
  ['ដារ៉ា', 1],
  ['vanna', 1],
  ['7', 1],
  ['1', 0],
  ['2xl', 1],
  ['1.2', 1],
  ['home', 2],
  ['AK-000001/back2', 1],
  ['AK-000001/backs', 2],
  ['HTTP://SHOP.EXAMPLE/T/AK-000001/WHOLE2', 1],
  ['nobody', 0],
])('a search for %j finds %i garments', (search, count) => {
  expect([one, other].filter(each => isFound(each, search))).toHaveLength(count)
})
