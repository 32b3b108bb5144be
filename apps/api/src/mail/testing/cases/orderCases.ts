import { ORDER_STATUSES } from '@kitwright/contract'
import { sql } from '../../../database/index.ts'
import { ACCOUNT, PLAYERS } from '../mailCase.ts'
import type { MailStage } from '../mailStage.ts'

/** Returns the mails of an order’s way. */
export const orderCases = ({ customer: personId, order }: MailStage) => {
  const { id: subjectId, number, totalCents } = order
  const mine = { number, personId }
  const link = `/me/histories?order=${subjectId}`
  const moved = (to: string) => ({ ...mine, from: 'REVIEWING', to, note: 'Since Sunday', isNoteInternal: false })
  const statuses = Object.fromEntries(
    ORDER_STATUSES.map(to => [
      to,
      {
        subjectId,
        payload: moved(to),
        changes: [sql`update orders set status = ${to}, approved_at = now()`],
        facts: [number, link, 'Since Sunday', ...(to === 'APPROVED' ? PLAYERS : [])],
      },
    ]),
  )
  return {
    OrderPlaced: {
      placed: {
        subjectId,
        payload: { ...mine, totalCents, qty: 11 },
        facts: [number, link, ...PLAYERS, ACCOUNT, 'Rainy Season FC'],
      },
    },
    OrderCanceled: {
      canceled: {
        subjectId,
        payload: moved('CANCELED'),
        changes: [sql`update orders set status = 'CANCELED'`],
        facts: [number, 'Since Sunday'],
      },
      released: {
        subjectId,
        payload: { ...moved('CANCELED'), note: '', isReleased: true },
        changes: [sql`update orders set status = 'CANCELED'`],
        facts: [number],
      },
    },
    OrderStatusChanged: statuses,
  }
}
