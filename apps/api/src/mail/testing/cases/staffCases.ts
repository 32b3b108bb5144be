import { sql } from '../../../database/index.ts'
import type { PayloadOf } from '../../../events/index.ts'
import { type MailCase, PLAYERS } from '../mailCase.ts'
import type { MailStage } from '../mailStage.ts'

type NewsTopic = PayloadOf<'StaffMailAsked'>['about']

/** Returns the mails to staff, one of every kind of news. */
export const staffCases = (stage: MailStage): Readonly<Record<NewsTopic, MailCase<'StaffMailAsked'>>> => {
  const { store: accountId, order, ids, quote } = stage
  const { id: subjectId, number } = order
  const office = `/office/orders/${subjectId}`
  const about = (what: NewsTopic, more: object = {}) => ({ about: what, accountId, ...more })
  return {
    orders: { subjectId, payload: about('orders'), facts: [number, office, 'Match on Sunday', ...PLAYERS] },
    proofs: {
      subjectId,
      payload: about('proofs'),
      changes: [
        sql`insert into proofs (order_id, made_by, asked_at, state, hash, content, marks, answer_text, wishes, sent_at, answered_at)
          values (${subjectId}, ${accountId}, now(), 'changes', 'hash',
            '[{"lineId": "a", "number": 7, "printed": "VANNA", "playerName": "", "design": ""}]', '[]', 'Darker green',
            '[{"lineId": "a", "text": "Another name"}]', now(), now())`,
      ],
      facts: [number, office, 'Darker green', '7 VANNA', 'Another name'],
    },
    suppliers: {
      subjectId,
      payload: about('suppliers'),
      changes: [
        sql`insert into handover_notes (order_id, supplier_id, kind, text, at)
          values (${subjectId}, ${ids.supplier}, 'text', 'Which blue is it?', now())`,
      ],
      facts: [number, office, 'Mekong Print', 'Which blue is it?'],
    },
    notes: {
      subjectId,
      payload: about('notes', { noteId: ids.note }),
      facts: [number, office, 'Please check the crest'],
    },
    messages: { subjectId: stage.message, payload: about('messages'), facts: ['Caps', 'Do you sew?', '/office/inbox'] },
    conversations: {
      subjectId: stage.conversation.id,
      payload: about('conversations'),
      facts: [`/office/inbox?open=${stage.conversation.id}`],
    },
    quotes: { subjectId: quote.id, payload: about('quotes'), facts: [quote.number, `/office/quotes/${quote.id}`] },
    rules: {
      subjectId,
      payload: about('rules', { rule: { subject: 'យឺត', text: 'Please look at it.' } }),
      facts: ['Please look at it.', office],
    },
    digest: {
      subjectId: accountId,
      payload: about('digest', { day: '2026-11-26' }),
      facts: ['/office/review'],
    },
    edits: {
      subjectId,
      payload: about('edits', { editId: ids.edit }),
      changes: [sql`update order_edits set state = 'declined', answered_at = now(), decline_reason = 'Too dear'`],
      facts: [number, office, 'Too dear', 'Kit bag'],
    },
  }
}
