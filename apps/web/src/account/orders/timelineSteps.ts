import { hasStatusClass, type Order, type OrderStatus, statusesOf } from '@kitwright/contract'

const WAY = statusesOf('step')

export interface Step {
  readonly status: OrderStatus
  readonly state: 'done' | 'now' | 'open'
  /** Time when the step was reached last; null if it was not. */
  readonly at: string | null
}

/** Steps of an order: past, current and future. A status beside the way, as canceled, ends them where it was set. */
export function stepsOf({ status, history }: Pick<Order, 'status' | 'history'>): Step[] {
  // A correction leaves the status unchanged, so it is no step.
  const reachedAt = (wanted: OrderStatus): string | null =>
    history.findLast(({ from, to }) => to === wanted && from !== to)?.at ?? null
  if (!hasStatusClass(status, 'step')) {
    const behind = WAY.filter(step => reachedAt(step) !== null)
    const steps = behind.map((step): Step => ({ status: step, state: 'done', at: reachedAt(step) }))
    return [...steps, { status, state: 'now', at: reachedAt(status) }]
  }
  const now = WAY.indexOf(status)
  return WAY.map((step, i) => ({
    status: step,
    state: i < now ? 'done' : i === now ? 'now' : 'open',
    // An order may have gone back: the day of a step that it had reached before no longer counts.
    at: i <= now ? reachedAt(step) : null,
  }))
}
