import { expect, it } from 'vitest'
import {
  dayParam,
  flagParam,
  garmentParam,
  pageParam,
  oneOfParam,
  searchSchema,
  placeParam,
  textParam,
  sortParam,
} from './search.ts'

const read = searchSchema({
  page: pageParam,
  search: textParam,
  status: oneOfParam('open', 'done'),
  sort: sortParam('total'),
  garment: garmentParam,
  new: flagParam,
  after: placeParam,
  from: dayParam,
})

it('a search schema keeps what its route knows, typed', () => {
  const search = {
    page: '3',
    search: 'sok',
    status: 'done',
    sort: '-total',
    garment: 'hoodie',
    new: '',
    from: '2026-02-28',
  }
  expect(read(search)).toEqual({ ...search, page: 3 })
})

it('a search schema leaves out what it cannot read, and what is the usual', () => {
  for (const page of ['1', '0', '-2', 'x', '1e9', '']) expect([page, read({ page })]).toEqual([page, {}])
  for (const from of ['2026-2-28', '2026-13-01', 'today', 20260228]) expect([from, read({ from })]).toEqual([from, {}])
  for (const after of ['', 'a b', '<b>', 'x'.repeat(1001), 7]) expect([after, read({ after })]).toEqual([after, {}])
  expect(read({ after: 'WyJ0b3RhbCJd_-' })).toEqual({ after: 'WyJ0b3RhbCJd_-' })
  const strange = { search: '', status: 'open ', sort: '--total', garment: 'constructor', utm_source: 'mail' }
  expect(read(strange)).toEqual({})
  expect(read({ search: 'x'.repeat(500) }).search).toHaveLength(120)
})
