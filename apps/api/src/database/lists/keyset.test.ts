import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPage, type KeysetList, type KeysetPage, type KeysetRun } from './keyset.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

interface SampleRow {
  readonly id: string
  readonly kind: 'a' | 'b' | 'c' | 'd'
  readonly at: string
  readonly n: number
  readonly name: string
}

const thing = (place: number, kind: SampleRow['kind'], change: Partial<SampleRow> = {}): SampleRow => ({
  id: `0000000${place}-0000-4000-8000-000000000000`,
  kind,
  at: '2026-11-26T08:00:00.000001Z',
  n: 0,
  name: '',
  ...change,
})

/** In listing order: the latest is `a`, with some of the same moment; then `b` and `c` together, by number and name. */
const THINGS = [
  thing(1, 'a', { at: '2026-11-26T08:00:00.000002Z' }),
  thing(9, 'a'),
  thing(8, 'a'),
  thing(7, 'a', { at: '1969-12-31T23:59:59.999999Z' }),
  thing(2, 'c', { n: -3, name: 'z' }),
  thing(6, 'b', { n: 0, name: 'ខ្លា "quoted"' }),
  thing(3, 'b', { n: 9_000_000_000, name: 'a' }),
  thing(4, 'c', { n: 9_000_000_000, name: 'a' }),
  thing(5, 'b', { n: 9_000_000_000, name: 'b' }),
]
const names = THINGS.map(({ id }) => id[7]).join('')

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase('empty')
  await own.database.withPlatform(async trx => {
    await sql`create table things (id uuid primary key, kind text, at timestamptz, n int8, name text collate "C")`.execute(
      trx,
    )
    // A row that belongs to no run is in no list.
    for (const { id, kind, at, n, name } of [thing(0, 'd'), ...THINGS.toSorted((a, b) => a.id.localeCompare(b.id))])
      await sql`insert into things values (${id}, ${kind}, ${at}, ${n}, ${name})`.execute(trx)
  })
})
afterAll(async () => own.drop())

const RUNS: readonly KeysetRun[] = [
  { parts: [sql`kind = 'a'`], keys: [{ column: 'at', kind: 'time' }], isFalling: true },
  {
    parts: [sql`kind = 'b'`, sql`kind = 'c'`],
    keys: [
      { column: 'n', kind: 'number' },
      { column: 'name', kind: 'text' },
    ],
    isFalling: false,
  },
]
const page = async (wanted: Partial<KeysetList>): Promise<KeysetPage & { shown: string }> => {
  const list = { table: 'things', runs: RUNS, order: 'own', pageSize: 2, ...wanted }
  const found = await own.database.withPlatform(async trx => findPage(trx, list))
  return { ...found, shown: found.ids.map(id => id[7]).join('') }
}

test.each([1, 2, 3, 4, 8, 9, 10])(
  'in pages of %i each row comes once, in its order, and back again',
  async pageSize => {
    const pages = [await page({ pageSize })]
    while (pages.at(-1)!.after !== null) pages.push(await page({ pageSize, after: pages.at(-1)!.after! }))
    expect(pages.map(({ shown }) => shown).join('')).toBe(names)
    expect(pages.map(({ before }) => before === null)).toEqual(pages.map((_, at) => at === 0))
    for (const each of pages.slice(0, -1)) expect(each.shown).toHaveLength(pageSize)
    let back = pages.at(-1)!
    const seen = [back.shown]
    while (back.before !== null) {
      const next = await page({ pageSize, before: back.before })
      // The page before always has a page after it: the one that the request came from.
      expect(next.after).not.toBeNull()
      seen.unshift(next.shown)
      back = next
    }
    expect(seen).toEqual(pages.map(({ shown }) => shown))
  },
)

test('going back from the second row shows the first page', async () => {
  const { after } = await page({ pageSize: 1 })
  const { after: second } = await page({ pageSize: 1, after: after! })
  expect(await page({ pageSize: 3, before: second! })).toMatchObject({ shown: names.slice(0, 3), before: null })
})

test('new rows move nothing, and past the end an empty page leads back', async () => {
  const all = await page({ pageSize: 8 })
  const { after } = await page({ pageSize: 1, after: all.after! }).then(async ({ before }) => ({ after: before! }))
  const empty = await page({ after })
  expect(empty).toMatchObject({ shown: '', before: after, after: null })
  expect((await page({ before: empty.before! })).shown).toBe(names.slice(-3, -1))
})

test('only the wanted rows are listed, also when that needs a query', async () => {
  const given = sql`with wanted as (select 9000000000::int8 as n)`
  expect((await page({ pageSize: 9, given, where: sql`n = (select n from wanted)` })).shown).toBe('345')
})

test('a place of another list, or an invalid one, shows the first page', async () => {
  const place = (...values: unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url')
  const [{ id }] = THINGS as [SampleRow]
  const good = place('own', 0, 1, id)
  expect(await page({ after: good })).toMatchObject({ shown: names.slice(3, 5) })
  for (const after of [
    'nonsense',
    '',
    Buffer.from('{}').toString('base64url'),
    place('other', 0, 1, id),
    place('own', 2, 1, id),
    place('own', '0', 1, id),
    place('own', 0, 1.5, id),
    place('own', 0, '1', id),
    place('own', 0, id),
    place('own', 0, 1, 1, id),
    place('own', 0, 1, 'no uuid'),
    place('own', 1, 1, 1, id),
    place('own', 1, 1, 'half \ud800', id),
    place('own', 1, 1, 'nul \0', id),
    place('own', 1, 1, null, id),
  ])
    expect(await page({ after }), after).toMatchObject({ shown: names.slice(0, 2), before: null })
})
