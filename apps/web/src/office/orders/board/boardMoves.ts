import type { OrderActor } from '@kitwright/contract'
import { leadsTo } from '../status/leadsTo.ts'

/** The columns of the board: every status that an order passes until it arrives. */
export const BOARD_STATUSES = ['REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY'] as const
export type BoardStatus = (typeof BOARD_STATUSES)[number]

/** A column that orders can be moved to: none goes back to its review. */
export type BoardTarget = Exclude<BoardStatus, 'REVIEWING'>
const isTarget = (status: BoardStatus): status is BoardTarget => status !== 'REVIEWING'

/** Returns the columns that an order can move to. */
export const targetsOf = (from: BoardStatus, role: OrderActor): BoardTarget[] =>
  BOARD_STATUSES.filter(isTarget).filter(to => leadsTo(from, to, role))

/** Returns the column beside one; undefined beyond the ends. */
export const columnBeside = (status: BoardStatus, by: 1 | -1): BoardStatus | undefined =>
  BOARD_STATUSES[BOARD_STATUSES.indexOf(status) + by]
