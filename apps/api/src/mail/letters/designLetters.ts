import { getAccount } from '../../accounts/index.ts'
import { findOpenProposal, proposalLinkPath } from '../../designs/index.ts'
import { type LetterWriter, toAccountByName } from './mailContext.ts'

export const designReviewed: LetterWriter<'DesignReviewed'> = async ({ trx, event, origin }) => {
  const { personId, name: design, status, comment } = event.payload
  const account = await getAccount(trx, personId)
  return toAccountByName(account, say => ({
    subject: say(`${status}_subject`, { design }),
    lines: [say(`${status}_text`, { design })],
    ...(comment !== '' && { quote: comment }),
    button:
      comment === ''
        ? { label: say('open_design'), url: `${origin}/me/assets` }
        : { label: say('review_answer_button'), url: `${origin}/me/assets?review=${event.subjectId}` },
  }))
}

/** Offers a revision that staff propose; a withdrawn, answered or outdated one needs no mail. */
export const designProposed: LetterWriter<'DesignProposed'> = async ({ trx, event, origin, codeKey }) => {
  const { personId, proposalId, name: design, note } = event.payload
  const account = await getAccount(trx, personId)
  if ((await findOpenProposal(trx, event.subjectId)) !== proposalId) return null
  return toAccountByName(account, say => ({
    subject: say('proposed_subject', { design }),
    lines: [say('proposed_text', { design })],
    quote: note,
    button: { label: say('proposed_button'), url: `${origin}${proposalLinkPath(codeKey, proposalId)}` },
    after: [say('proposed_why')],
  }))
}

/**
 * Reports how many visitors answered, without quoting them: mail programs turn any text like an address into a link.
 */
export const previewAnswered: LetterWriter<'PreviewAnswered'> = async ({ trx, event, origin }) => {
  const { personId, name: design, looksGood, comments } = event.payload
  const account = await getAccount(trx, personId)
  return toAccountByName(account, say => ({
    subject: say('preview_answered_subject', { design }),
    lines: [say('preview_answered_text', { design })],
    facts: [
      { label: say('preview_looks_good'), value: String(looksGood) },
      { label: say('preview_comments'), value: String(comments) },
    ],
    button: { label: say('preview_answered_button'), url: `${origin}/me/assets?answers=${event.subjectId}` },
    after: [say('preview_answered_why')],
  }))
}
