import { sql } from '../../../database/index.ts'
import { ACCOUNT } from '../mailCase.ts'
import type { MailStage } from '../mailStage.ts'

const approved = sql`update orders set status = 'APPROVED', approved_at = now()`

/** Returns the mails of an order’s money. */
export const moneyCases = ({ customer: personId, store: by, order }: MailStage) => {
  const { id: subjectId, number, totalCents } = order
  const mine = { number, personId }
  const pays = [number, ACCOUNT]
  return {
    PaymentNoted: {
      deposit: {
        subjectId,
        payload: { ...mine, cents: 1000, method: 'khqr', paidCents: 1000 },
        facts: [...pays, '$10.00'],
      },
      all: {
        subjectId,
        payload: { ...mine, cents: totalCents, method: 'cash', paidCents: totalCents },
        facts: [number],
      },
      refund: {
        subjectId,
        payload: { ...mine, cents: -500, method: 'bank', paidCents: totalCents - 500 },
        facts: [number, '$5.00'],
      },
    },
    SlipRefused: {
      refused: { subjectId, payload: { ...mine, reason: 'Another amount' }, facts: [...pays, 'Another amount'] },
    },
    PaymentOverdue: { overdue: { subjectId, payload: mine, changes: [approved], facts: pays } },
    ReleaseWarned: {
      warned: { subjectId, payload: { ...mine, on: '2026-12-20T04:00:00.000Z' }, facts: [...pays, '20'] },
    },
    CustomerReminded: {
      proof: {
        subjectId,
        payload: { ...mine, about: 'proof' as const, by },
        facts: [number, `/me/proof/${subjectId}`],
      },
      deposit: { subjectId, payload: { ...mine, about: 'deposit' as const, by }, changes: [approved], facts: pays },
      balance: {
        subjectId,
        payload: { ...mine, about: 'balance' as const, by },
        changes: [sql`update orders set status = 'COMPLETED', approved_at = now(), paid_cents = 1000`],
        facts: [...pays, '$10.00'],
      },
    },
  }
}
