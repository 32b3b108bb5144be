import type { RuleContent } from '@kitwright/contract'
import { DEFAULT_TIME_ZONE, dayAfter, dayIn } from '@kitwright/measure'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { DAY_HOURS, openRuleDesk, type RuleDesk } from '../testing/ruleDesk.ts'

let desk: RuleDesk
beforeAll(async () => {
  desk = await openRuleDesk()
})
afterAll(async () => desk.shop.close())
beforeEach(async () => {
  await desk.run(sql`update orders set status = 'CANCELED'`)
  desk.shop.clock.now = new Date()
})

const ruleOf = (when: RuleContent['when'], only: RuleContent['only'] = {}): RuleContent => ({
  when,
  only,
  actions: [{ kind: 'tag', tag: 'seen' }],
})
const tryOut = async (content: RuleContent) => {
  const { value, error } = await desk.ask('POST /api/office/rules/dry-run', { body: { content } })
  if (error) throw new Error(JSON.stringify(error))
  return value
}
const presentOf = async (when: RuleContent['when']) => (await tryOut(ruleOf(when))).present
const hours = DAY_HOURS
const pay = async (id: string, cents: number) =>
  desk.run(sql`with paid as (update orders set paid_cents = paid_cents + ${cents} where id = ${id} returning owner_id)
    insert into payments (order_id, cents, method, note, noted_by, noted_at)
    select ${id}, ${cents}, 'khqr', '', owner_id, ${desk.shop.clock.now} from paid`)

describe('a condition', () => {
  test('about money is met until the share is paid', async () => {
    const id = await desk.order()
    await desk.move(id, 'APPROVED')
    desk.passHours(25)
    expect([await presentOf({ kind: 'deposit', hours }), await presentOf({ kind: 'balance', hours })]).toEqual([1, 0])
    await pay(id, 7_250)
    expect(await presentOf({ kind: 'deposit', hours })).toBe(0)
    await desk.move(id, 'PROCESSING')
    await desk.move(id, 'COMPLETED')
    desk.passHours(25)
    expect(await presentOf({ kind: 'balance', hours })).toBe(1)
  })

  test('about a part of the work counts from when the order entered it', async () => {
    const id = await desk.order()
    desk.passHours(20)
    await desk.move(id, 'APPROVED')
    desk.passHours(5)
    expect(await presentOf({ kind: 'stage', stage: 'before_production', hours })).toBe(1)
    expect(await presentOf({ kind: 'stage', stage: 'in_production', hours })).toBe(0)
    expect(await presentOf({ kind: 'stage', stage: 'in_production', hours: 5 })).toBe(1)
  })

  test('about a proof ends with its answer', async () => {
    const id = await desk.order()
    await desk.run(sql`insert into proofs (order_id, made_by, asked_at, state, sent_at, hash, content, marks)
      select id, owner_id, ${desk.shop.clock.now}, 'sent', ${desk.shop.clock.now}, 'h', '[]', '[]' from orders where id = ${id}`)
    desk.passHours(25)
    expect(await presentOf({ kind: 'proof', hours })).toBe(1)
    await desk.run(sql`update proofs set state = 'accepted', answered_at = ${desk.shop.clock.now},
      answered_by = (select owner_id from orders where id = ${id}) where order_id = ${id}`)
    expect(await presentOf({ kind: 'proof', hours })).toBe(0)
  })

  test('about a reply is met for the latest order of a customer who waits', async () => {
    await desk.order()
    desk.passHours(0.01)
    const last = await desk.order()
    await desk.shop.call('POST /api/conversation/messages', { token: desk.buyer.token, body: { text: 'Is it ready?' } })
    desk.passHours(25)
    expect(await presentOf({ kind: 'reply', hours })).toBe(1)
    await desk.addRule(ruleOf({ kind: 'reply', hours }), { actsOnPresent: true })
    await desk.evaluate()
    expect(await desk.tagsOf(last)).toEqual(['seen'])
    await desk.run(sql`update rules set is_on = false`)
  })

  test('about a day begins at midnight of the shop’s day', async () => {
    const id = await desk.order()
    const days = (due: number) => dayAfter(dayIn(desk.shop.clock.now, DEFAULT_TIME_ZONE), due)
    const set = async (due: number, promised: number) =>
      desk.run(
        sql`update orders set due_on = ${days(due)}::date, promised_on = ${days(promised)}::date, is_due_set = true where id = ${id}`,
      )
    const read = async () => [
      await presentOf({ kind: 'due', days: 3 }),
      await presentOf({ kind: 'overdue', days: 1 }),
      await presentOf({ kind: 'promise', days: 1 }),
    ]
    await set(4, 4)
    expect(await read()).toEqual([0, 0, 0])
    await set(3, 0)
    expect(await read()).toEqual([1, 0, 0])
    await set(-1, -1)
    expect(await read()).toEqual([1, 1, 1])
    await desk.move(id, 'ON_THE_WAY')
    expect(await read()).toEqual([0, 0, 1])
  })

  test('about an assignee is met without one', async () => {
    const id = await desk.order()
    desk.passHours(25)
    expect(await presentOf({ kind: 'unassigned', hours })).toBe(1)
    await desk.run(
      sql`update orders set assignee_id = (select id from accounts where email = 'store@angkor.example') where id = ${id}`,
    )
    expect(await presentOf({ kind: 'unassigned', hours })).toBe(0)
  })
})

describe('a dry run', () => {
  test('counts the states of the last 90 days by their history, and changes nothing', async () => {
    const id = await desk.order()
    desk.passHours(30)
    await desk.move(id, 'APPROVED')
    desk.passHours(0.01)
    await desk.move(id, 'REVIEWING')
    desk.passHours(30)
    await desk.move(id, 'APPROVED')
    const found = await tryOut(ruleOf({ kind: 'status', status: 'REVIEWING', hours }))
    expect(found.orders.map(({ orderId }) => orderId).filter(each => each === id)).toHaveLength(2)
    expect(found).toMatchObject({ isTotalExact: true, gaps: [], present: 0 })
    const approved = await tryOut(ruleOf({ kind: 'status', status: 'APPROVED', hours: 2 }))
    expect(approved.orders.some(({ orderId }) => orderId === id)).toBe(false)
    expect(await desk.firingsOf(id)).toEqual([])
  })

  test('knows what was paid at the time', async () => {
    const id = await desk.order()
    await desk.move(id, 'APPROVED')
    desk.passHours(30)
    await pay(id, 14_500)
    desk.passHours(30)
    const deposit = async (days: number) => {
      const { orders, gaps } = await tryOut(ruleOf({ kind: 'deposit', hours: days * hours }))
      return [orders.some(({ orderId }) => orderId === id), gaps]
    }
    expect(await deposit(1)).toEqual([true, ['totals']])
    expect(await deposit(2)).toEqual([false, ['totals']])
  })

  test('says where history is missing', async () => {
    const gapsOf = async (when: RuleContent['when'], only?: RuleContent['only']) =>
      (await tryOut(ruleOf(when, only))).gaps
    expect(await gapsOf({ kind: 'due', days: 3 })).toEqual(['due-days'])
    expect(await gapsOf({ kind: 'unassigned', hours }, { tag: 'vip' })).toEqual(['assignees', 'tags'])
    expect(await gapsOf({ kind: 'reply', hours })).toEqual(['messages'])
    expect(await gapsOf({ kind: 'proof', hours })).toEqual([])
  })

  test.each([
    { kind: 'stage', stage: 'live', hours },
    { kind: 'balance', hours },
    { kind: 'proof', hours },
    { kind: 'reply', hours },
    { kind: 'unassigned', hours },
    { kind: 'due', days: 3 },
    { kind: 'overdue', days: 1 },
    { kind: 'promise', days: 1 },
  ] as const)('answers for the condition $kind with a filter by status', async when => {
    await desk.order()
    expect(
      await tryOut(ruleOf(when, { status: 'PROCESSING', product: 'SOCCER_KIT', customer: 'returning' })),
    ).toMatchObject({
      isTotalExact: true,
    })
  })
})
