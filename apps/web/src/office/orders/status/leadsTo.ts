import { ORDER_STATUS_TABLE, type OrderActor, type OrderStatus } from '@kitwright/contract'

interface StatusStep {
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
}

/** Whether a step of the table leads from one status to another. */
export const leadsTo = (from: OrderStatus, to: OrderStatus, role: OrderActor): boolean =>
  (ORDER_STATUS_TABLE[from].moves as readonly StatusStep[]).some(move => move.to === to && move.by.includes(role))
