import { expect, it } from 'vitest'
import { nextSort, sortedHow } from './columnSort.ts'

it('a heading sorts words ascending, figures descending, then reversed, then as usual', () => {
  expect([nextSort(undefined, 'name', false), nextSort('ascending', 'name', false)]).toEqual(['name', '-name'])
  expect(nextSort('descending', 'name', false)).toBe('')
  expect([nextSort(undefined, 'total', true), nextSort('descending', 'total', true)]).toEqual(['-total', 'total'])
  expect(nextSort('ascending', 'total', true)).toBe('')
})

it('a list is sorted by one column at a time', () => {
  expect([
    sortedHow('total', 'total'),
    sortedHow('-total', 'total'),
    sortedHow('name', 'total'),
    sortedHow(undefined, 'total'),
  ]).toEqual(['ascending', 'descending', undefined, undefined])
})
