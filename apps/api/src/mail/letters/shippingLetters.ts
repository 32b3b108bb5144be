import { formatCount, formatUsd } from '@kitwright/measure'
import { writeDay } from '@kitwright/words'
import { getAccount } from '../../accounts/index.ts'
import { findClaim, getOrderToTell, listParcels, writeParcelToken } from '../../orders/index.ts'
import { type LetterWriter, toAccountByName } from './mailContext.ts'
import { orderedOf } from './orderListing.ts'
import { factsOf, linkTo, nextOf, payOf } from './orderLetters.ts'

/** Tells the customer that the promised day moved, with the staff's reason if there is one. */
export const promiseLetter: LetterWriter<'PromiseChanged'> = async context => {
  const { trx, event } = context
  const { personId, was, on, reason } = event.payload
  const account = await getAccount(trx, personId)
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { number } = order
  const { language } = account
  const gaps = { number, date: writeDay(on, language), was: writeDay(was, language) }
  return toAccountByName(account, async say => ({
    subject: say('promise_subject', { number }),
    lines: [say(on > was ? 'promise_text' : 'promise_earlier_text', gaps)],
    ...(reason !== '' && { quote: reason }),
    facts: await factsOf(order, { say, language }),
    ...nextOf(order, { say, language }),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}

/** Tells the customer which pieces were sent, how to follow them, and asks for a word when they have come. */
export const parcelLetter: LetterWriter<'ParcelSent'> = async context => {
  const { trx, event, settings, origin, codeKey } = context
  const { personId, parcelId } = event.payload
  const account = await getAccount(trx, personId)
  const { items, left } = await listParcels(trx, event.subjectId)
  const parcel = items.find(({ id }) => id === parcelId)
  if (!parcel) return null
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { number } = order
  const count = formatCount(parcel.lines.reduce((sum, { qty }) => sum + qty, 0))
  const { language } = account
  return toAccountByName(account, async say => ({
    subject: say('parcel_subject', { number }),
    lines: [say('parcel_text', { number, count }), ...(left.length > 0 ? [say('parcel_rest')] : [])],
    facts: [
      ...[
        { label: say('parcel_carrier'), value: parcel.carrier },
        { label: say('parcel_tracking'), value: parcel.tracking },
        { label: say('parcel_link'), value: parcel.trackingUrl },
      ].filter(({ value }) => value !== ''),
      ...((await factsOf(order, { say, language })) ?? []),
    ],
    ...(await payOf(order, { language, settings })),
    // In the URL fragment, so that neither proxies nor other sites see it.
    button: {
      label: say('parcel_button'),
      url: `${origin}/received#${writeParcelToken(codeKey, parcelId)}`,
    },
    ordered: await orderedOf(trx, event.subjectId, language, { head: say('parcel_items'), lines: parcel.lines }),
    after: [say('parcel_why')],
  }))
}

/** Tells the customer how the shop answers a claim. */
export const claimLetter: LetterWriter<'ClaimAnswered'> = async context => {
  const { trx, event } = context
  const { personId, claimId, number } = event.payload
  const account = await getAccount(trx, personId)
  const claim = await findClaim(trx, claimId)
  if (!claim || claim.state === 'waiting') return null
  const { state } = claim
  const amount = formatUsd(claim.refund_cents ?? 0)
  return toAccountByName(account, say => ({
    subject: say('claim_subject', { number }),
    lines: [say(`claim_${state}_text`, { amount })],
    ...(claim.answer !== '' && { quote: claim.answer }),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}
