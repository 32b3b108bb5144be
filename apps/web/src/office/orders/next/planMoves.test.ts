import type { OrderStatus } from '@kitwright/contract'
import { describe, expect, it } from 'vitest'
import { planMoves } from './planMoves.ts'

const to = (...statuses: OrderStatus[]) =>
  statuses.map(status => ({ to: status, missing: [], needsNote: false, owedCents: 0 }))
const names = (status: OrderStatus, ...moves: OrderStatus[]) => {
  const { next, others, back, cancel } = planMoves(status, to(...moves))
  return {
    next: next?.to ?? null,
    others: others.map(move => move.to),
    back: back.map(move => move.to),
    cancel: cancel !== null,
  }
}

describe('the moves of an order', () => {
  it('name the step forward, the way back and the cancelling apart', () => {
    expect(names('APPROVED', 'REVIEWING', 'CANCELED', 'PROCESSING')).toEqual({
      next: 'PROCESSING',
      others: [],
      back: ['REVIEWING'],
      cancel: true,
    })
  })

  it('take the nearest of two steps forward first, in whatever order they come', () => {
    expect(names('COMPLETED', 'RECEIVED', 'ON_THE_WAY')).toMatchObject({ next: 'ON_THE_WAY', others: ['RECEIVED'] })
  })

  it('have no next step where only ways back or out are allowed', () => {
    expect(names('ON_THE_WAY', 'COMPLETED')).toEqual({ next: null, others: [], back: ['COMPLETED'], cancel: false })
    expect(names('RECEIVED')).toEqual({ next: null, others: [], back: [], cancel: false })
  })

  it('keep what is missing with the step', () => {
    const move = { to: 'APPROVED', missing: ['designsReady'], needsNote: false, owedCents: 0 } as const
    expect(planMoves('REVIEWING', [{ ...move, missing: [...move.missing] }]).next?.missing).toEqual(['designsReady'])
  })
})
