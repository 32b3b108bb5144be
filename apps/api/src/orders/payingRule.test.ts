import { ORDER_STATUSES, type OrderStatus } from '@kitwright/contract'
import { describe, expect, it, test } from 'vitest'
import { dueOf, nextShareOf, unpaidShare, payingOf, payingRuleFor, payingRuleOf } from './record/paymentTerms.ts'
import { failedGuards, findTransition, type GuardFacts, isOnlyMoney, owedBefore } from './record/statusTable.ts'
import { wasSentOwing } from './record/store.ts'

const order = (paidCents: number, status: OrderStatus = 'APPROVED', creditDays: number | null = null) => ({
  totalCents: 1001,
  creditDays,
  paidCents,
  status,
})
const RULE = { deposit: 50, delivery: 80 }

describe('what is owed of a share', () => {
  it('is the share, rounded up to a cent, less what is paid, never negative', () => {
    expect(unpaidShare(order(0), 50)).toBe(501)
    expect(unpaidShare(order(1), 50)).toBe(500)
    expect(unpaidShare(order(501), 50)).toBe(0)
    expect(unpaidShare(order(900), 50)).toBe(0)
    expect(unpaidShare(order(900), 100)).toBe(101)
  })

  it('is nothing of a canceled order, whatever was paid', () => {
    expect(ORDER_STATUSES.map(status => dueOf(order(1, status)))).toEqual(
      ORDER_STATUSES.map(status => (status === 'CANCELED' ? 0 : 1000)),
    )
  })
})

describe('the next payment', () => {
  const next = (paid: number, status: OrderStatus) => nextShareOf(order(paid, status), RULE)

  it('is the deposit before production, then what sending waits for, then the rest', () => {
    expect(next(0, 'REVIEWING')).toEqual({ cents: 501, by: 'production' })
    expect(next(500, 'APPROVED')).toEqual({ cents: 1, by: 'production' })
    expect(next(501, 'APPROVED')).toEqual({ cents: 300, by: 'delivery' })
    expect(next(0, 'PROCESSING')).toEqual({ cents: 801, by: 'delivery' })
    expect(next(801, 'COMPLETED')).toEqual({ cents: 200, by: 'handover' })
    expect(next(0, 'ON_THE_WAY')).toEqual({ cents: 1001, by: 'handover' })
    expect(next(0, 'RECEIVED')).toEqual({ cents: 1001, by: 'now' })
  })

  it('is none where all is paid or the order is canceled', () => {
    expect(ORDER_STATUSES.map(status => next(1001, status))).toEqual(ORDER_STATUSES.map(() => null))
    expect(next(0, 'CANCELED')).toBeNull()
  })

  it('is all of an order on account, at every step', () => {
    const onAccount = (status: OrderStatus) => nextShareOf(order(1, status, 30), RULE)
    expect(ORDER_STATUSES.map(onAccount)).toEqual(
      ORDER_STATUSES.map(status => (status === 'CANCELED' ? null : { cents: 1000, by: 'credit' })),
    )
  })
})

test('an order is sent owing only where its last sending says so', () => {
  const step = (to: OrderStatus, owed: number | null) => ({
    from_status: null,
    to_status: to,
    at: new Date('2026-11-20T00:00:00Z'),
    note: '',
    owed_cents: owed,
    price_choice: null,
    difference_cents: null,
    actor_id: null,
    actor_role: 'store' as const,
  })
  const isOwing = (status: OrderStatus, ...owed: (number | null)[]) =>
    wasSentOwing(
      { status },
      owed.map(cents => step('ON_THE_WAY', cents)),
    )
  expect([isOwing('ON_THE_WAY', 1), isOwing('ON_THE_WAY', null, 1)]).toEqual([true, true])
  expect([isOwing('ON_THE_WAY', null), isOwing('ON_THE_WAY', 1, null), isOwing('ON_THE_WAY')]).toEqual([
    false,
    false,
    false,
  ])
  expect(isOwing('RECEIVED', 1)).toBe(false)
})

describe('a move that waits for money', () => {
  const facts = (paidCents: number, change: Partial<GuardFacts> = {}): GuardFacts => ({
    areDesignsReady: true,
    isProofOwed: false,
    supplier: 'Own workshop',
    paidCents,
    totalCents: 1001,
    rule: RULE,
    wasSentOwing: false,
    isOnAccount: false,
    role: 'store',
    note: '',
    deliveredAt: null,
    now: new Date('2026-11-20T00:00:00Z'),
    ...change,
  })
  const toProcessing = findTransition('APPROVED', 'PROCESSING', 'store')!

  it('fails while a cent of the deposit is missing, and says how much', () => {
    expect(failedGuards(toProcessing, facts(500))).toEqual(['deposit'])
    expect(owedBefore(toProcessing, facts(500))).toBe(1)
    expect(failedGuards(toProcessing, facts(501))).toEqual([])
    expect(owedBefore(toProcessing, facts(501))).toBe(0)
    expect(owedBefore(toProcessing, facts(900))).toBe(0)
  })

  it('goes on for a reason that the staff give, and for nobody else’s', () => {
    const note = 'Pays on Friday'
    for (const role of ['store', 'admin'] as const)
      expect(failedGuards(toProcessing, facts(0, { role, note }))).toEqual([])
    for (const role of ['owner', 'system'] as const)
      expect(failedGuards(toProcessing, facts(0, { role, note }))).toEqual(['deposit'])
    expect(owedBefore(toProcessing, facts(0, { note }))).toBe(501)
  })

  it('passes without money for an order on account', () => {
    const onAccount = facts(0, { rule: payingRuleFor(30, { settings: { depositPercent: 60 } }), isOnAccount: true })
    const moves = [
      toProcessing,
      findTransition('COMPLETED', 'ON_THE_WAY', 'store')!,
      findTransition('ON_THE_WAY', 'RECEIVED', 'owner')!,
    ]
    expect(moves.map(move => failedGuards(move, onAccount))).toEqual([[], [], []])
  })

  it('is told from one that something else stands in the way of', () => {
    expect(isOnlyMoney(failedGuards(toProcessing, facts(0)))).toBe(true)
    expect(isOnlyMoney(failedGuards(toProcessing, facts(0, { supplier: '' })))).toBe(false)
    expect(isOnlyMoney([])).toBe(false)
  })
})

describe('the shop’s rule', () => {
  const shop = (settings: object) => ({ settings }) as Parameters<typeof payingRuleOf>[0]

  it('never asks less before sending than before production', () => {
    expect(payingRuleOf(shop({ depositPercent: 60, deliveryPercent: 30 }))).toEqual({ deposit: 60, delivery: 60 })
    expect(payingRuleOf(shop({ depositPercent: 30, deliveryPercent: 60 }))).toEqual({ deposit: 30, delivery: 60 })
  })

  it('makes the shares of an order, rounded up', () => {
    const paying = payingOf(shop({ depositPercent: 30, deliveryPercent: 60 }), { totalCents: 1001, creditDays: null })
    expect([paying.depositCents, paying.deliveryCents]).toEqual([301, 601])
  })
})
