import { hasStatusClass, ORDER_STATUSES, type OrderActor, type OrderStatus, statusesOf } from '@kitwright/contract'
import { describe, expect, test } from 'vitest'
import { failedGuards, findTransition, type GuardFacts, ORDER_TRANSITIONS } from './statusTable.ts'

const ROLES: OrderActor[] = ['owner', 'store', 'admin', 'system']

/** Written out a second time by hand: `from → to: who`. */
const EXPECTED = [
  'REVIEWING → APPROVED: admin store system',
  'REVIEWING → CANCELED: admin owner store',
  'APPROVED → REVIEWING: admin',
  'APPROVED → PROCESSING: admin store',
  'APPROVED → CANCELED: admin owner store system',
  'PROCESSING → COMPLETED: admin store',
  'PROCESSING → CANCELED: admin',
  'COMPLETED → ON_THE_WAY: admin store',
  'COMPLETED → RECEIVED: admin owner',
  'ON_THE_WAY → COMPLETED: admin',
  'ON_THE_WAY → RECEIVED: admin owner system',
]

test('of all moves by anyone exactly these are allowed', () => {
  const found: string[] = []
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      const who = ROLES.filter(role => findTransition(from, to, role)).sort()
      if (who.length > 0) found.push(`${from} → ${to}: ${who.join(' ')}`)
    }
  }
  expect(found.sort()).toEqual([...EXPECTED].sort())
})

test('no two rows answer for the same move by the same person', () => {
  const moves = ORDER_TRANSITIONS.flatMap(({ from, to, by }) => by.map(role => `${from} ${to} ${role}`))
  expect(new Set(moves).size).toBe(moves.length)
})

test('every status but the first is reached, every one but two is left', () => {
  const left = new Set<OrderStatus>(ORDER_TRANSITIONS.map(({ from }) => from))
  const reached = new Set<OrderStatus>(ORDER_TRANSITIONS.map(({ to }) => to))
  expect(ORDER_STATUSES.filter(status => !left.has(status))).toEqual(['RECEIVED', 'CANCELED'])
  expect(ORDER_STATUSES.filter(status => !reached.has(status))).toEqual([])
})

test('the dashboard’s counters only go from in progress to completed', () => {
  const back = ORDER_TRANSITIONS.filter(
    ({ from, to }) => hasStatusClass(from, 'made') && hasStatusClass(to, 'in_progress'),
  )
  expect(back).toEqual([])
  expect([...statusesOf('in_progress'), ...statusesOf('made'), 'CANCELED'].sort()).toEqual([...ORDER_STATUSES].sort())
})

test('each status is either live or ended, and only ended ones have no successor', () => {
  for (const status of ORDER_STATUSES) {
    expect(hasStatusClass(status, 'live'), status).toBe(!hasStatusClass(status, 'ended'))
    expect(
      ORDER_TRANSITIONS.some(({ from }) => from === status),
      status,
    ).toBe(hasStatusClass(status, 'live'))
  }
})

describe('guards', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  const fine: GuardFacts = {
    areDesignsReady: true,
    isProofOwed: false,
    supplier: 'Phnom Penh Textiles',
    paidCents: 1000,
    totalCents: 1000,
    rule: { deposit: 50, delivery: 100 },
    wasSentOwing: false,
    isOnAccount: false,
    role: 'admin',
    note: 'why',
    deliveredAt: new Date('2026-11-06T00:00:00Z'),
    now,
  }
  const failed = (from: OrderStatus, to: OrderStatus, role: OrderActor, facts: Partial<GuardFacts>) =>
    failedGuards(findTransition(from, to, role)!, { ...fine, role, ...facts })

  test.each<[OrderStatus, OrderStatus, OrderActor, Partial<GuardFacts>, string[]]>([
    ['REVIEWING', 'APPROVED', 'store', { areDesignsReady: false }, ['designsReady']],
    ['REVIEWING', 'APPROVED', 'admin', { isProofOwed: true }, ['proof']],
    ['REVIEWING', 'CANCELED', 'store', { note: '' }, ['reason']],
    ['REVIEWING', 'CANCELED', 'owner', { note: '' }, []],
    ['APPROVED', 'PROCESSING', 'admin', { supplier: null, paidCents: 499, note: '' }, ['supplier', 'deposit']],
    ['APPROVED', 'PROCESSING', 'store', { paidCents: 500, note: '' }, []],
    ['APPROVED', 'PROCESSING', 'store', { paidCents: 499 }, []],
    ['APPROVED', 'PROCESSING', 'admin', { paidCents: 0, note: '', rule: { deposit: 0, delivery: 100 } }, []],
    ['APPROVED', 'PROCESSING', 'admin', { paidCents: 0, totalCents: 0, note: '' }, []],
    ['COMPLETED', 'ON_THE_WAY', 'store', { paidCents: 999, note: '' }, ['balance']],
    ['COMPLETED', 'ON_THE_WAY', 'store', { paidCents: 500, note: '', rule: { deposit: 50, delivery: 50 } }, []],
    ['COMPLETED', 'ON_THE_WAY', 'store', { paidCents: 1200, note: '' }, []],
    ['COMPLETED', 'RECEIVED', 'owner', { paidCents: 999 }, ['settled']],
    ['COMPLETED', 'RECEIVED', 'admin', { paidCents: 999, note: '' }, ['settled']],
    ['COMPLETED', 'RECEIVED', 'admin', { paidCents: 999 }, []],
    ['ON_THE_WAY', 'RECEIVED', 'owner', { paidCents: 999 }, ['settled']],
    ['ON_THE_WAY', 'RECEIVED', 'owner', { paidCents: 999, wasSentOwing: true }, []],
    ['ON_THE_WAY', 'RECEIVED', 'system', { paidCents: 999 }, ['settled']],
    ['APPROVED', 'CANCELED', 'admin', { note: '' }, ['refundNote']],
    ['APPROVED', 'CANCELED', 'admin', { note: '', paidCents: 0 }, []],
    ['PROCESSING', 'CANCELED', 'admin', { note: '' }, ['reason']],
    ['ON_THE_WAY', 'RECEIVED', 'system', { deliveredAt: new Date('2026-11-06T00:00:01Z') }, ['fortnight']],
    ['ON_THE_WAY', 'RECEIVED', 'system', { deliveredAt: null }, ['fortnight']],
  ])('%s → %s by %s with %j: %j', (from, to, role, facts, guards) => {
    expect(failed(from, to, role, facts)).toEqual(guards)
  })

  test('all hold when everything is as it should be', () => {
    expect(ORDER_TRANSITIONS.flatMap(move => failedGuards(move, fine))).toEqual([])
  })
})
