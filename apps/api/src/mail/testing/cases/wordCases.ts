import type { MailStage } from '../mailStage.ts'

/** Returns the mails of designs, quotes and conversations. */
export const wordCases = ({ customer: personId, store: by, designId, quote, conversation, ids }: MailStage) => {
  const design = { personId, name: 'Rainy Season FC' }
  const asks = { number: quote.number, personId }
  return {
    DesignReviewed: {
      ready: {
        subjectId: designId,
        payload: { ...design, status: 'ready' as const, comment: '' },
        facts: [design.name, '/me/assets'],
      },
      rejected: {
        subjectId: designId,
        payload: { ...design, status: 'rejected' as const, comment: 'Another blue,\nplease' },
        facts: [design.name, 'Another blue,', `review=${designId}`],
      },
    },
    DesignProposed: {
      proposed: {
        subjectId: designId,
        payload: { ...design, proposalId: ids.proposal, note: 'The green is printable now' },
        facts: [design.name, 'The green is printable now'],
      },
    },
    PreviewAnswered: {
      answered: {
        subjectId: designId,
        payload: { ...design, answers: 5, looksGood: 3, comments: 2 },
        facts: [design.name, `answers=${designId}`],
      },
    },
    QuoteSent: {
      sent: {
        subjectId: quote.id,
        payload: { ...asks, revision: 1 },
        facts: [quote.number, 'Socks are included', '/quote'],
      },
    },
    QuoteReplied: {
      replied: {
        subjectId: quote.id,
        payload: { ...asks, messageId: quote.messageId },
        facts: [quote.number, 'Is it cheaper without socks?', '/quote'],
      },
    },
    QuoteExpiring: { ends: { subjectId: quote.id, payload: asks, facts: [quote.number, '/quote'] } },
    ConversationReplied: {
      replied: {
        subjectId: conversation.id,
        payload: { messageId: conversation.messageId, by },
        facts: ['Socks are in stock.'],
      },
    },
  }
}
