import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createDesigner, kit } from '../testing/designer.ts'
import { tellOfAnswers } from './tellOfAnswers.ts'

let shop: TestShop
let designer: Awaited<ReturnType<typeof createDesigner>>
let shared: { id: string; token: string }
beforeAll(async () => {
  shop = await createTestShop()
})
beforeEach(async () => {
  designer = await createDesigner(shop)
  const { id } = await designer.design()
  shared = { id, token: (await designer.share(id)).value.token }
})
afterAll(async () => shop.close())

interface AnswerFields {
  readonly id?: string
  readonly visitorId?: string
  readonly revision?: number
  readonly name?: string
  readonly looksGood?: boolean
  readonly comment?: string
}
const bodyOf = (said: AnswerFields = {}) => ({
  id: randomUUID(),
  visitorId: randomUUID(),
  revision: 1,
  name: 'Sreymom',
  looksGood: true,
  comment: '',
  ...said,
})
const answer = async (said: AnswerFields = {}, token = shared.token, host = 'localhost') =>
  shop.call('POST /api/previews/{token}/answers', { params: { token }, body: bodyOf(said), host })
const open = async (token = shared.token) => (await shop.call('GET /api/previews/{token}', { params: { token } })).value
const read = async (person = designer, query = {}) =>
  shop.call('GET /api/designs/{id}/answers', { token: person.token, params: { id: shared.id }, query })
const markRead = async (until: string) =>
  shop.call('PUT /api/designs/{id}/answers/read', { token: designer.token, params: { id: shared.id }, body: { until } })
const remove = async (answerId: string, person = designer) =>
  shop.call('DELETE /api/designs/{id}/answers/{answerId}', { token: person.token, params: { id: shared.id, answerId } })
const inAngkor = async <T>(work: Parameters<typeof shop.database.withTenant<T>>[1]): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)

describe('a visitor without an account', () => {
  test('approves a design and comments, and its owner reads both', async () => {
    expect(await answer({ name: 'Sreymom', comment: 'Darker blue,\nplease' })).toMatchObject({
      status: 201,
      value: { looksGood: 1, looksGoodEarlier: 0 },
    })
    await answer({ name: 'Bora', looksGood: false, comment: 'Where is the sponsor?' })
    const { value } = await read()
    expect(value).toMatchObject({ total: 2, unread: 2, looksGood: 1 })
    expect(value.items.map(({ name, looksGood, comment }) => [name, looksGood, comment])).toEqual(
      expect.arrayContaining([
        ['Sreymom', true, 'Darker blue,\nplease'],
        ['Bora', false, 'Where is the sponsor?'],
      ]),
    )
    expect(await open()).toMatchObject({ looksGood: 1 })
    expect(JSON.stringify(await open())).not.toMatch(/Sreymom|Bora|sponsor/)
  })

  test('answers once however often the answer is sent, and approves once from one browser', async () => {
    const said = bodyOf()
    await Promise.all([answer(said), answer(said), answer(said)])
    expect((await answer({ visitorId: said.visitorId })).value.looksGood).toBe(1)
    expect((await read()).value.total).toBe(1)
    await answer({ visitorId: said.visitorId, comment: 'And the collar, too' })
    expect((await read()).value).toMatchObject({ total: 2, looksGood: 1 })
  })

  test.each([
    ['a name of two lines', { name: 'Bora\nAdmin' }],
    ['a name with a control character', { name: 'Bo\u0007ra' }],
    ['a name that shows nothing', { name: '\u200b' }],
    ['a name that is too long', { name: 'x'.repeat(81) }],
    ['a comment with a control character', { comment: 'Good\u0000' }],
    ['a comment that is too long', { comment: 'x'.repeat(1001) }],
    ['an answer that says nothing', { looksGood: false, comment: ' ' }],
  ])('is refused with %s', async (_, said) => {
    expect((await answer(said)).error?.id).toBe('invalid-input')
    expect((await read()).value.total).toBe(0)
  })

  test('answers no missing revision, and no design of another shop', async () => {
    expect((await answer({ revision: 2 })).error?.id).toBe('not-found')
    expect((await answer({}, shared.token, 'mekong.localhost')).error?.id).toBe('not-found')
    expect((await answer({}, 'A'.repeat(22))).error?.id).toBe('not-found')
  })

  test('is told that a link is closed', async () => {
    await designer.unshare(shared.id)
    expect(await answer()).toMatchObject({ status: 410, error: { id: 'preview-closed' } })
    expect((await read()).value.total).toBe(0)
  })

  test('is refused when the design has as many answers as it may', async () => {
    await inAngkor(async trx =>
      sql`insert into preview_answers (design_id, id, revision, visitor_id, name, looks_good, answered_at)
        select ${shared.id}, gen_random_uuid(), 1, gen_random_uuid(), 'Fan', true, now() from generate_series(1, 500)`.execute(
        trx,
      ),
    )
    expect((await answer()).error?.id).toBe('answers-full')
  })
})

test('approvals of an earlier version count apart until the design is restored', async () => {
  const [early, late] = [randomUUID(), randomUUID()]
  await answer({ visitorId: early })
  await answer({ visitorId: late })
  await designer.change(shared.id, { document: kit('#ff0000') }, '"1"')
  expect(await open()).toMatchObject({ revision: 2, looksGood: 0, looksGoodEarlier: 2 })
  expect((await answer({ visitorId: late, revision: 2 })).value).toEqual({ looksGood: 1, looksGoodEarlier: 1 })
  expect((await read()).value.items.map(({ isOfEarlier }) => isOfEarlier).toSorted()).toEqual([false, true, true])
  await designer.change(shared.id, { document: kit() }, '"2"')
  expect(await open()).toMatchObject({ revision: 3, looksGood: 2, looksGoodEarlier: 0 })
})

describe('the owner', () => {
  test('sees how many answers are unread, until they are read', async () => {
    await answer({ comment: 'One' })
    await answer({ comment: 'Two' })
    expect((await designer.list()).value.items[0]).toMatchObject({ answers: 2, unreadAnswers: 2 })
    const { items } = (await read()).value
    expect((await markRead(items[0]!.answeredAt)).status).toBe(204)
    await answer({ comment: 'Three' })
    expect((await designer.list()).value.items[0]).toMatchObject({ answers: 3, unreadAnswers: 1 })
    expect((await read()).value).toMatchObject({ unread: 1 })
  })

  test('removes an answer', async () => {
    await answer({ comment: 'Buy at http://bad.example' })
    const [spam] = (await read()).value.items
    expect((await remove(spam!.id)).status).toBe(204)
    expect((await remove(spam!.id)).error?.id).toBe('not-found')
    expect((await read()).value).toMatchObject({ total: 0, looksGood: 0 })
  })

  test('is the only one who reads, marks and removes them', async () => {
    await answer()
    const { id } = (await read()).value.items[0]!
    const other = await createDesigner(shop)
    expect((await read(other)).error?.id).toBe('not-found')
    expect((await remove(id, other)).error?.id).toBe('not-found')
    expect((await shop.call('GET /api/designs/{id}/answers', { params: { id: shared.id } })).status).toBe(401)
  })

  test('deletes them with the design', async () => {
    await answer()
    expect((await designer.remove(shared.id, '"1"')).status).toBe(204)
    const left = await inAngkor(async trx =>
      sql`select from preview_answers where design_id = ${shared.id}`.execute(trx),
    )
    expect(left.rows).toHaveLength(0)
  })

  test('gets one mail of counts, and the next after six hours', async () => {
    await answer({ name: 'http://bad.example', comment: 'http://bad.example' })
    await answer({ comment: 'Nice' })
    await answer({ looksGood: false, comment: 'The collar is too wide' })
    const mails = (await shop.mails()).filter(({ text }) => text.includes(`answers=${shared.id}`))
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain('bad.example')
    const at = async (hours: number) =>
      inAngkor(async trx => tellOfAnswers(trx, new Date(Date.now() + hours * 3_600_000), shared.id))
    expect(await at(5)).toBe(0)
    expect(await at(7)).toBe(1)
    expect(await at(14)).toBe(0)
    const { rows } = await inAngkor(async trx =>
      sql<{ payload: object }>`select payload from events where kind = 'PreviewAnswered' and subject_id = ${shared.id}
        order by happened_at`.execute(trx),
    )
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      { answers: 1, looksGood: 1, comments: 1 },
      { answers: 2, looksGood: 1, comments: 2 },
    ])
  })
})

test('prices are of each fabric from the smallest order on, the cheapest first', async () => {
  const { prices } = await open()
  const { value: pricing } = await shop.call('GET /api/pricing')
  const soccer = pricing.products.find(({ type }) => type === 'SOCCER_KIT')!
  expect(prices.map(({ fabric }) => fabric).toSorted()).toEqual(soccer.fabrics.map(({ id }) => id).toSorted())
  const [cheapest] = prices
  expect(cheapest!.steps[0]!.from).toBe(pricing.minimumQty)
  const quote = async (qty: number) =>
    (
      await shop.call('POST /api/quotes', {
        body: {
          lines: [
            {
              designId: shared.id,
              productType: 'SOCCER_KIT',
              fabric: cheapest!.fabric,
              size: 'M',
              sleeve: 'short',
              qty,
            },
          ],
        },
      })
    ).value.totalCents / qty
  for (const { from, unitCents } of cheapest!.steps) expect(unitCents).toBe(Math.round(await quote(from)))
  expect(prices.map(({ steps }) => steps[0]!.unitCents)).toEqual(
    prices.map(({ steps }) => steps[0]!.unitCents).toSorted((a, b) => a - b),
  )
})
