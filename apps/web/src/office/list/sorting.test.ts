import { expect, it } from 'vitest'
import { nextSort, wishedSort } from './sorting.ts'

it('a head sorts words from the first, figures from the largest, then the other way, then as usual', () => {
  expect([nextSort(undefined, 'name', false), nextSort('ascending', 'name', false)]).toEqual(['name', '-name'])
  expect(nextSort('descending', 'name', false)).toBe('')
  expect([nextSort(undefined, 'total', true), nextSort('descending', 'total', true)]).toEqual(['-total', 'total'])
  expect(nextSort('ascending', 'total', true)).toBe('')
})

it('an address that wishes for what cannot be sorted by is as usual', () => {
  const wish = (sort?: string) => wishedSort({ filters: { sort }, page: 1, set: () => {} }, [{ sort: 'total' }, {}])
  expect(['total', '-total', '--total', 'drop', '', undefined].map(wish)).toEqual([
    'total',
    '-total',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
