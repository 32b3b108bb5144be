import type { OrderStatus, Right } from '@kitwright/contract'
import { type Person, ProblemError } from '../../endpoint/index.ts'

/** Statuses to which staff of the production may move an order. */
const OF_PRODUCTION: readonly OrderStatus[] = ['PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED']

/** Returns whether staff with these rights may move an order to a status, if its way has the move. */
export const canMoveTo = (rights: readonly Right[], to: OrderStatus): boolean =>
  rights.includes('orders') || (rights.includes('production') && OF_PRODUCTION.includes(to))

/** Throws `right-missing`. */
export function requireMoveRight({ rights }: Pick<Person, 'rights'>, to: OrderStatus): void {
  if (!canMoveTo(rights, to)) throw new ProblemError('right-missing')
}
