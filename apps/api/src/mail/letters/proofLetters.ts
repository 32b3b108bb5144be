import { getAccount } from '../../accounts/index.ts'
import { getOrderToTell } from '../../orders/index.ts'
import { findShownProof } from '../../production/index.ts'
import type { Account } from '../../accounts/index.ts'
import type { AddressedLetter } from './letter.ts'
import { orderedOf } from './orderListing.ts'
import { factsOf, nextOf } from './orderLetters.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'

/** Sends the customer the proof: nobody else can confirm that it is right. */
export const proofLetter: LetterWriter<'ProofSent'> = async context => {
  const { trx, event, origin } = context
  const { number, personId } = event.payload
  const account = await getAccount(trx, personId)
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { language } = account
  return toAccountByName(account, async say => ({
    subject: say('proof_subject', { number }),
    lines: [say('proof_text', { number })],
    facts: await factsOf(order, { say, language }),
    ...nextOf(order, { say, language }),
    button: { label: say('proof_button'), url: `${origin}/me/proof/${event.subjectId}` },
    ordered: await orderedOf(trx, event.subjectId, language),
    after: [say('proof_why')],
  }))
}

/** Tells a staff member the customer's answer. It may have changed by now. */
export async function proofNews(
  { trx, event, shop, settings, origin, now }: MailContext<'StaffMailAsked'>,
  account: Account,
): Promise<AddressedLetter | null> {
  const proof = await findShownProof(trx, event.subjectId)
  if (proof?.state !== 'accepted' && proof?.state !== 'changes') return null
  const order = await getOrderToTell(trx, { id: event.subjectId }, { settings, now })
  const customer = await getAccount(trx, order.ownerId)
  const gaps = { number: order.number, name: `${customer.first_name} ${customer.last_name}` }
  const { state, answer_text: text, wishes, content } = proof
  const wearerOf = (lineId: string): string => {
    const card = content.find(each => each.lineId === lineId)
    return [card?.number ?? '', card?.printed || card?.playerName || card?.design || ''].filter(Boolean).join(' ')
  }
  return toAccountByName(account, say => ({
    subject: say(`staff_proof_${state}_subject`, gaps),
    lines: [say(`staff_proof_${state}_text`, gaps)],
    ...(text !== '' && { quote: text }),
    facts: wishes.map(({ lineId, text: value }) => ({ label: wearerOf(lineId), value })),
    button: { label: say('staff_order_button'), url: `${origin}/office/orders/${event.subjectId}` },
    after: [say('staff_why', { shop })],
  }))
}
