import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createDesigner, kit, review } from '../testing/designer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

/** Creates a design with three revisions: teal, red, blue. */
async function createHistory() {
  const designer = await createDesigner(shop)
  const { id } = await designer.design()
  await designer.change(id, { document: kit('#ff0000') }, '"1"')
  await designer.change(id, { document: kit('#0000ff') }, '"2"')
  const call = { token: designer.token, params: { id } }
  return {
    ...designer,
    id,
    revisions: async (query = {}) => shop.call('GET /api/designs/{id}/revisions', { ...call, query }),
    revision: async (revision: number) =>
      shop.call('GET /api/designs/{id}/revisions/{revision}', { ...call, params: { id, revision } }),
    restore: async (revision: number, ifMatch?: string) =>
      shop.call('POST /api/designs/{id}/revisions/{revision}/restore', {
        ...call,
        params: { id, revision },
        headers: ifMatch ? { 'if-match': ifMatch } : {},
      }),
  }
}

test('every save is listed, newest first, with date, author and picture', async () => {
  const mine = await createHistory()
  const { value } = await mine.revisions({ pageSize: 2 })
  expect(value.total).toBe(3)
  expect(value.items.map(({ revision, isCurrent, by }) => [revision, isCurrent, by])).toEqual([
    [3, true, 'Sok Dara'],
    [2, false, 'Sok Dara'],
  ])
  expect(value.items[1]!.pictureUrl).toMatch(/&v=2$/)
  expect((await mine.revisions({ pageSize: 2, page: 2 })).value.items.map(({ revision }) => revision)).toEqual([1])
  expect((await mine.revision(2)).value.document).toEqual(kit('#ff0000'))
})

test('restoring makes a new revision; none is lost', async () => {
  const mine = await createHistory()
  const { value, raw } = await mine.restore(1, '"3"')
  expect([value.revision, value.document, raw.headers.etag]).toEqual([4, kit(), '"4"'])
  expect((await mine.get(mine.id)).value.document).toEqual(kit())
  const { items } = (await mine.revisions()).value
  expect(items.map(({ revision, restoredFrom }) => [revision, restoredFrom])).toEqual([
    [4, 1],
    [3, null],
    [2, null],
    [1, null],
  ])
  expect((await mine.revision(3)).value.document).toEqual(kit('#0000ff'))
})

test('restoring needs the present version, and changes nothing without', async () => {
  const mine = await createHistory()
  expect((await mine.restore(1)).error?.id).toBe('precondition-required')
  expect((await mine.restore(1, '"2"')).error?.id).toBe('stale-version')
  expect((await mine.restore(9, '"3"')).error?.id).toBe('not-found')
  expect((await mine.revisions()).value.total).toBe(3)
})

test('what is in production is not restored over', async () => {
  const mine = await createHistory()
  await review(shop, mine.id, 'processing')
  expect((await mine.restore(1, '"3"')).error?.id).toBe('design-in-use')
})

test('revisions are nobody else’s to see or restore', async () => {
  const { id } = await createHistory()
  const { token } = await createDesigner(shop)
  const call = { token, params: { id, revision: 1 }, headers: { 'if-match': '"3"' } }
  const answers = [
    await shop.call('GET /api/designs/{id}/revisions', call),
    await shop.call('GET /api/designs/{id}/revisions/{revision}', call),
    await shop.call('POST /api/designs/{id}/revisions/{revision}/restore', call),
  ]
  expect(answers.map(({ error }) => error?.id)).toEqual(['not-found', 'not-found', 'not-found'])
  expect((await shop.call('GET /api/designs/{id}/revisions', { params: { id } })).status).toBe(401)
})
