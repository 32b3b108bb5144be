import type { RuleContent } from '@kitwright/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { evaluateRules } from '../index.ts'
import { DAY_HOURS, openRuleDesk, type RuleDesk } from '../testing/ruleDesk.ts'

let desk: RuleDesk
beforeAll(async () => {
  desk = await openRuleDesk()
})
afterAll(async () => desk.shop.close())
afterEach(async () => {
  await desk.run(sql`update rules set is_on = false`)
  await desk.run(sql`update orders set status = 'CANCELED'`)
  desk.shop.clock.now = new Date()
})

const reviewing = (actions: RuleContent['actions'], only: RuleContent['only'] = {}): RuleContent => ({
  when: { kind: 'status', status: 'REVIEWING', hours: DAY_HOURS },
  only,
  actions,
})
const tagWith = (tag: string): RuleContent['actions'][number] => ({ kind: 'tag', tag })

describe('a rule about a status', () => {
  test('acts once after its time, and not before', async () => {
    await desk.addRule(reviewing([tagWith('old')]))
    const id = await desk.order()
    desk.passHours(23)
    await desk.evaluate()
    expect(await desk.tagsOf(id)).toEqual([])
    desk.passHours(2)
    await desk.evaluate()
    await desk.evaluate()
    expect(await desk.tagsOf(id)).toEqual(['old'])
    expect(await desk.firingsOf(id)).toEqual([{ state: 'done', results: [{ kind: 'tag', result: 'done' }] }])
  })

  test('acts again when an order comes back to the status', async () => {
    await desk.addRule(reviewing([tagWith('again')]))
    const id = await desk.order()
    desk.passHours(25)
    await desk.evaluate()
    await desk.move(id, 'APPROVED')
    await desk.move(id, 'REVIEWING')
    await desk.evaluate()
    expect(await desk.firingsOf(id)).toHaveLength(1)
    desk.passHours(25)
    await desk.evaluate()
    expect((await desk.firingsOf(id)).map(({ results }) => results)).toEqual([
      [{ kind: 'tag', result: 'done' }],
      [{ kind: 'tag', result: 'unchanged' }],
    ])
  })

  test('a step that was taken back leaves the time of the status', async () => {
    await desk.addRule(reviewing([tagWith('taken-back')]))
    const id = await desk.order()
    desk.passHours(20)
    await desk.move(id, 'APPROVED')
    await desk.run(sql`with was as (update orders set status = 'REVIEWING', version = version + 1 where id = ${id} returning version)
      insert into order_history (order_id, version, from_status, to_status, at, note, actor_role, undoes)
      select ${id}, version, 'APPROVED', 'REVIEWING', ${desk.shop.clock.now}, '', 'admin', version - 1 from was`)
    desk.passHours(5)
    await desk.evaluate()
    expect(await desk.tagsOf(id)).toEqual(['taken-back'])
  })

  test('leaves orders alone that met the condition before it was on, unless told otherwise', async () => {
    const id = await desk.order()
    desk.passHours(30)
    await desk.addRule(reviewing([tagWith('late-rule')]))
    desk.passHours(1)
    await desk.evaluate()
    expect(await desk.tagsOf(id)).toEqual([])
    await desk.addRule(reviewing([tagWith('catches-up')]), { actsOnPresent: true })
    await desk.evaluate()
    expect(await desk.tagsOf(id)).toEqual(['catches-up'])
  })

  test('acts only on orders that match its filters', async () => {
    await desk.addRule(reviewing([tagWith('filtered')], { withoutTag: 'VIP', totalFrom: 100 }))
    const [plain, vip] = [await desk.order(), await desk.order()]
    await desk.run(sql`insert into order_tags (order_id, tag) values (${vip}, 'vip')`)
    desk.passHours(25)
    await desk.evaluate()
    expect([await desk.tagsOf(plain), await desk.tagsOf(vip)]).toEqual([['filtered'], ['vip']])
  })
})

describe('bad input', () => {
  test('two rules that chase each other act once each', async () => {
    await desk.addRule(reviewing([{ kind: 'untag', tag: 'a' }, tagWith('b')], { tag: 'a' }))
    await desk.addRule(reviewing([{ kind: 'untag', tag: 'b' }, tagWith('a')], { tag: 'b' }))
    const id = await desk.order()
    await desk.run(sql`insert into order_tags (order_id, tag) values (${id}, 'a')`)
    desk.passHours(25)
    for (let i = 0; i < 5; i += 1) await desk.evaluate()
    expect(await desk.firingsOf(id)).toHaveLength(2)
  })

  test('a rule that undoes itself is refused and changes nothing', async () => {
    const before = (await desk.ask('GET /api/office/rules')).value.rules.length
    const content = reviewing([tagWith('Late'), { kind: 'untag', tag: 'late' }])
    const { error } = await desk.ask('POST /api/office/rules', { body: desk.bodyOf(content) })
    expect(error?.id).toBe('rule-opposes-itself')
    expect((await desk.ask('GET /api/office/rules')).value.rules).toHaveLength(before)
  })

  test('rules act on an order at most eight times a day', async () => {
    for (let i = 0; i < 10; i += 1) await desk.addRule(reviewing([tagWith(`t${i}`)]))
    const id = await desk.order()
    desk.passHours(25)
    await desk.evaluate()
    await desk.evaluate()
    const states = (await desk.firingsOf(id)).map(({ state }) => state)
    expect(states.filter(state => state === 'done')).toHaveLength(8)
    expect(states.filter(state => state === 'capped')).toHaveLength(2)
    expect(await desk.tagsOf(id)).toHaveLength(8)
  })

  test('two processes at once let a rule act once', async () => {
    await desk.addRule(reviewing([{ kind: 'task', title: desk.names('Look'), owner: 'team', dueInDays: 0 }]))
    const ids = [await desk.order(), await desk.order(), await desk.order()]
    desk.passHours(25)
    const { database, clock } = desk.shop
    const evaluation = { database, tenantIds: [desk.tenantId], now: clock.now }
    await Promise.all([1, 2, 3].map(async () => evaluateRules(evaluation)))
    const tasks = await desk.run(
      sql<{ order_id: string }>`select order_id from tasks where order_id = any(${ids}::uuid[])`,
    )
    expect(tasks.map(({ order_id }) => order_id).toSorted()).toEqual(ids.toSorted())
  })

  test('a rule acts in no other shop', async () => {
    await desk.addRule(reviewing([tagWith('mine')]), { actsOnPresent: true })
    desk.passHours(25)
    const mekong = await desk.shop.tenantId('mekong')
    expect(await evaluateRules({ database: desk.shop.database, tenantIds: [mekong], now: desk.shop.clock.now })).toBe(0)
  })
})

describe('actions', () => {
  test('a customer gets a mail once, even from a newer version', async () => {
    const content = reviewing([{ kind: 'mail', to: 'customer', textId: 'proof' }])
    const rule = await desk.addRule(content)
    const id = await desk.order()
    await desk.shop.mails()
    desk.passHours(25)
    await desk.evaluate()
    const [mail, ...more] = await desk.shop.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: desk.buyer.email, subject: expect.stringContaining('AK-') })
    const headers = { 'if-match': '"1"' }
    const body = desk.bodyOf(content, { actsOnPresent: true })
    const changed = await desk.ask('PUT /api/office/rules/{id}', { params: { id: rule.id }, headers, body })
    expect(changed.error).toBeUndefined()
    await desk.evaluate()
    expect(await desk.shop.mails()).toEqual([])
    expect((await desk.firingsOf(id)).at(-1)!.results).toEqual([{ kind: 'mail', result: 'mailed-before' }])
  })

  test('a customer who wants no such mails gets none', async () => {
    await desk.addRule(reviewing([{ kind: 'mail', to: 'customer', textId: 'proof' }]))
    const id = await desk.order()
    await desk.shop.mails()
    const { token } = desk.buyer
    const { value: choices } = await desk.shop.call('GET /api/oauth/notification', { token })
    await desk.shop.call('PUT /api/oauth/notification', { token, body: { ...choices, orders: false } })
    desk.passHours(25)
    await desk.evaluate()
    expect(await desk.firingsOf(id)).toHaveLength(1)
    expect(await desk.shop.mails()).toEqual([])
    await desk.shop.call('PUT /api/oauth/notification', { token, body: choices })
  })

  test('a mail to the team goes to staff who get news of orders', async () => {
    await desk.addRule(reviewing([{ kind: 'mail', to: 'team', textId: 'staff' }]))
    await desk.order()
    await desk.shop.mails()
    await desk.shop.mails()
    desk.passHours(25)
    await desk.evaluate()
    const to = (await desk.shop.mails()).map(mail => mail.to).toSorted()
    expect(to).toEqual(['admin@angkor.example', 'store@angkor.example'])
  })

  test('what is gone is a result, and the other actions happen', async () => {
    const gone = '00000000-0000-4000-8000-000000000000'
    await desk.addRule(
      reviewing([
        { kind: 'assign', accountId: gone },
        { kind: 'mail', to: 'customer', textId: 'gone' },
        { kind: 'mail', to: 'assignee', textId: 'staff' },
        tagWith('rest'),
      ]),
    )
    const id = await desk.order()
    desk.passHours(25)
    await desk.evaluate()
    expect((await desk.firingsOf(id))[0]!.results).toEqual([
      { kind: 'assign', result: 'person-gone' },
      { kind: 'mail', result: 'text-gone' },
      { kind: 'mail', result: 'nobody' },
      { kind: 'tag', result: 'done' },
    ])
    expect(await desk.tagsOf(id)).toEqual(['rest'])
  })

  test('a task stands at its order, is done in one call and opened again', async () => {
    await desk.addRule(reviewing([{ kind: 'task', title: desk.names('Look at it'), owner: 'admins', dueInDays: 2 }]))
    const id = await desk.order()
    desk.passHours(25)
    await desk.evaluate()
    const read = async () => (await desk.ask('GET /api/office/tasks', { query: { order: id } })).value.tasks
    const [task] = await read()
    expect(task).toMatchObject({
      title: 'Look at it',
      role: 'ADMIN',
      isLate: false,
      madeBy: { kind: 'rule', name: 'A rule' },
    })
    const set = async (isDone: boolean) =>
      desk.ask('PUT /api/office/tasks/{id}/done', { params: { id: task!.id }, body: { isDone } }, 'store')
    desk.passHours(1)
    await set(true)
    expect((await read())[0]!.done).toMatchObject({ by: expect.any(String) })
    const kinds = (await desk.ask('GET /api/office/orders/{id}/timeline', { params: { id } })).value.items
    expect(kinds.slice(0, 2)).toMatchObject([
      { kind: 'task', what: 'done', text: 'Look at it', who: 'staff' },
      { kind: 'rule', what: 'done', detail: 'task:done', text: 'A rule', who: 'system' },
    ])
    await set(false)
    expect((await read())[0]!.done).toBeNull()
  })
})
