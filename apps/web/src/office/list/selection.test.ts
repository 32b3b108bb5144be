import { expect, it } from 'vitest'
import { toggleRow, toggleShown } from './selection.ts'

const shown = ['a', 'b', 'c', 'd'].map(id => ({ id }))
const [a, b, c, d] = shown as [{ id: string }, { id: string }, { id: string }, { id: string }]
const rowsOf = (...rows: { id: string }[]) => new Map(rows.map(row => [row.id, row]))
const idsOf = (rows: ReadonlyMap<string, unknown>) => [...rows.keys()].toSorted()

it('a row is toggled alone or with all from the anchor', () => {
  expect(idsOf(toggleRow(rowsOf(a), b, { shown, anchor: null }))).toEqual(['a', 'b'])
  expect(idsOf(toggleRow(rowsOf(a), a, { shown, anchor: null }))).toEqual([])
  expect(idsOf(toggleRow(rowsOf(a), c, { shown, anchor: 'a' }))).toEqual(['a', 'b', 'c'])
  expect(idsOf(toggleRow(rowsOf(d), b, { shown, anchor: 'd' }))).toEqual(['b', 'c', 'd'])
  expect(idsOf(toggleRow(rowsOf(a, b, c), a, { shown, anchor: 'c' }))).toEqual([])
})

it('an anchor on another page toggles the row alone', () => {
  expect(idsOf(toggleRow(rowsOf(), b, { shown, anchor: 'elsewhere' }))).toEqual(['b'])
})

it('all shown rows are selected unless all are, and rows of other pages stay', () => {
  const other = { id: 'z' }
  expect(idsOf(toggleShown(rowsOf(a, other), shown))).toEqual(['a', 'b', 'c', 'd', 'z'])
  expect(idsOf(toggleShown(rowsOf(...shown, other), shown))).toEqual(['z'])
})
