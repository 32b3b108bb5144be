import { PLAYERS } from '../mailCase.ts'
import type { MailStage } from '../mailStage.ts'

/** Returns the mails of an order’s delivery and of words about it. */
export const deliveryCases = ({ customer: personId, order, ids }: MailStage) => {
  const { id: subjectId, number } = order
  const mine = { number, personId }
  const link = `/me/histories?order=${subjectId}`
  return {
    PromiseChanged: {
      later: {
        subjectId,
        payload: { ...mine, was: '2026-12-20', on: '2026-12-23', reason: 'The printer is being mended' },
        facts: [number, 'The printer is being mended', '23', '20'],
      },
      earlier: {
        subjectId,
        payload: { ...mine, was: '2026-12-23', on: '2026-12-20', reason: '' },
        facts: [number, '23', '20'],
      },
    },
    ParcelSent: {
      sent: {
        subjectId,
        payload: { ...mine, parcelId: ids.parcel },
        facts: [number, 'J&T', 'KH 881', 'https://carrier.example/KH881', '/received#'],
      },
    },
    ClaimAnswered: {
      refund: {
        subjectId,
        payload: { ...mine, claimId: ids.claim },
        facts: [number, '$12.34', 'We are sorry for this.'],
      },
    },
    CustomerWritten: {
      written: {
        subjectId,
        payload: { ...mine, subject: 'The crest', text: 'Is it gold?', by: ids.note },
        facts: [number, 'Is it gold?', link],
      },
    },
    RuleMailed: {
      mailed: {
        subjectId,
        payload: { ...mine, topic: 'orders' as const, subject: 'តើដល់ហើយឬនៅ?', text: 'Please confirm it.' },
        facts: ['Please confirm it.', link],
      },
    },
    ProofSent: { sent: { subjectId, payload: mine, facts: [number, `/me/proof/${subjectId}`, ...PLAYERS] } },
  }
}
