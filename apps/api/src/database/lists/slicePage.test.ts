import { expect, test } from 'vitest'
import { slicePage } from './slicePage.ts'

interface Row {
  readonly n: number
  readonly id: string
}
const ROWS: readonly Row[] = [-9, -9, -3, 0, 5].map((n, i) => ({ n, id: `id-${i}` }))
const page = (place: { readonly after?: string | undefined; readonly before?: string | undefined }, rows = ROWS) =>
  slicePage({ rows, keysOf: ({ n, id }) => [n, id], pageSize: 2, order: 'own', ...place })
const idsOf = ({ rows }: ReturnType<typeof page>): string => rows.map(({ id }) => id.at(-1)).join('')

test('pages have each row once, there and back', () => {
  const first = page({})
  const second = page({ after: first.after! })
  const third = page({ after: second.after! })
  expect([first, second, third].map(idsOf)).toEqual(['01', '23', '4'])
  expect([first.before, third.after]).toEqual([null, null])
  expect([page({ before: third.before! }), page({ before: second.before! })].map(idsOf)).toEqual(['23', '01'])
})

test('rows that came or went since shift nothing', () => {
  const { after } = page({})
  expect(idsOf(page({ after: after! }, ROWS.slice(2)))).toBe('23')
  expect(idsOf(page({ after: after! }, [{ n: -20, id: 'new-9' }, ...ROWS]))).toBe('23')
})

test('a cursor past the end leads back', () => {
  const { after } = page({ after: page({}).after! })
  const empty = page({ after: after! }, ROWS.slice(0, 4))
  expect([idsOf(empty), empty.after]).toEqual(['', null])
  expect(idsOf(page({ before: empty.before! }, ROWS.slice(0, 4)))).toBe('12')
})

test('an unreadable cursor, or one of another list, shows the first page', () => {
  const foreign = slicePage({ rows: ROWS, keysOf: ({ id }) => [id], pageSize: 2, order: 'own' }).after!
  for (const after of ['nonsense', '', foreign]) expect(idsOf(page({ after }))).toBe('01')
})
