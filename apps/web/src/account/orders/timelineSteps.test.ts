import type { Order, OrderStatus } from '@kitwright/contract'
import { describe, expect, it } from 'vitest'
import { stepsOf } from './timelineSteps.ts'

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`
function order(...way: OrderStatus[]): Pick<Order, 'status' | 'history'> {
  const history = way.map((to, i) => ({
    from: way[i - 1] ?? null,
    to,
    at: at(i + 1),
    note: '',
    by: 'admin',
    owedCents: null,
    price: null,
  }))
  return { status: way.at(-1)!, history }
}
const shown = (of: ReturnType<typeof order>) => stepsOf(of).map(({ status, state }) => `${status} ${state}`)

describe('the timeline of an order', () => {
  it('shows what is behind, where it stands, and what is to come', () => {
    expect(shown(order('REVIEWING', 'APPROVED'))).toEqual([
      'REVIEWING done',
      'APPROVED now',
      'PROCESSING open',
      'COMPLETED open',
      'ON_THE_WAY open',
      'RECEIVED open',
    ])
  })

  it('ends where the order was canceled', () => {
    expect(shown(order('REVIEWING', 'APPROVED', 'CANCELED'))).toEqual([
      'REVIEWING done',
      'APPROVED done',
      'CANCELED now',
    ])
  })

  it('keeps the day of a step when the shop corrects a line', () => {
    const steps = stepsOf(order('REVIEWING', 'REVIEWING', 'REVIEWING'))
    expect(steps[0]).toEqual({ status: 'REVIEWING', state: 'now', at: at(1) })
  })

  it('forgets the day of a step that the order went back from', () => {
    const steps = stepsOf(order('REVIEWING', 'APPROVED', 'REVIEWING'))
    expect(steps.slice(0, 2).map(step => step.at)).toEqual([at(3), null])
  })
})
