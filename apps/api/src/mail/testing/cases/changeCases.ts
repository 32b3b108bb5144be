import { ACCOUNT } from '../mailCase.ts'
import type { MailStage } from '../mailStage.ts'

/** Returns the mails of an order’s changes, and the question to its supplier. */
export const changeCases = ({ customer: personId, store: by, order, ids }: MailStage) => {
  const { id: subjectId, number } = order
  const mine = { number, personId }
  const pays = [number, ACCOUNT]
  return {
    LineCorrected: {
      charged: {
        subjectId,
        payload: {
          ...mine,
          was: '9 · DARA · L',
          is: '9 · DARA · 3XL',
          price: { choice: 'charge' as const, differenceCents: 200 },
        },
        facts: [...pays, '9 · DARA · L', '9 · DARA · 3XL', '$2.00'],
      },
    },
    OrderEditSent: {
      sent: {
        subjectId,
        payload: { ...mine, editId: ids.edit },
        facts: [number, '$100.00', '$115.00', 'Kit bag', 'One player more'],
      },
    },
    OrderEdited: {
      applied: {
        subjectId,
        payload: { ...mine, editId: ids.edit },
        facts: [...pays, '$100.00', '$115.00', 'Kit bag', 'One player more'],
      },
    },
    SupplierAsked: {
      asked: { subjectId, payload: { number, supplierId: ids.supplier, by }, facts: [number, '/supplier/'] },
    },
  }
}
