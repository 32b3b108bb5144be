import { formatCount, formatUsd } from '@kitwright/measure'
import { overpaidOf } from '@kitwright/pricing'
import { type Account, getAccount } from '../../accounts/index.ts'
import type { PayloadOf } from '../../events/index.ts'
import { type EditToTell, getEditToTell, getOrderToTell } from '../../orders/index.ts'
import type { AddressedLetter } from './letter.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'
import { factsOf, linkTo, payOf } from './orderLetters.ts'
import type { MailTexts } from './texts/mailTexts.ts'

type Correction = PayloadOf<'LineCorrected'>

/** Net change of one line over all its corrections. Amounts are whole cents. */
interface LineChange {
  readonly lineId: string | undefined
  readonly was: string
  readonly is: string
  readonly chargedCents: number
  readonly waivedCents: number
}

const changeOf = ({ lineId, was, is, price }: Correction): LineChange => ({
  lineId,
  was,
  is,
  chargedCents: price?.choice === 'charge' ? price.differenceCents : 0,
  waivedCents: price?.choice === 'keep' ? price.differenceCents : 0,
})

/** Merges the corrections of a line. Leaves out a line that ends as it began, at the same price. */
export function mergeCorrections(corrections: readonly Correction[]): LineChange[] {
  const merged: LineChange[] = []
  for (const change of corrections.map(changeOf)) {
    const at = merged.findLastIndex(({ lineId }) => lineId !== undefined && lineId === change.lineId)
    const before = merged[at]
    if (!before) merged.push(change)
    else
      merged[at] = {
        ...before,
        is: change.is,
        chargedCents: before.chargedCents + change.chargedCents,
        waivedCents: before.waivedCents + change.waivedCents,
      }
  }
  return merged.filter(({ was, is, chargedCents }) => was !== is || chargedCents !== 0)
}

type PriceKey = 'charged' | 'credited' | 'kept'
function priceKeyOf({ chargedCents, waivedCents }: LineChange): PriceKey | null {
  if (chargedCents !== 0) return chargedCents > 0 ? 'charged' : 'credited'
  return waivedCents === 0 ? null : 'kept'
}

function sayOne(change: LineChange, number: string, say: MailTexts): string[] {
  const { was, is, chargedCents, waivedCents } = change
  const key = priceKeyOf(change)
  const text = say('corrected_text', { number, was, is })
  return key === null
    ? [text]
    : [text, say(`corrected_${key}`, { amount: formatUsd(Math.abs(chargedCents || waivedCents)) })]
}

function sayInList(change: LineChange, say: MailTexts): string {
  const { was, is, chargedCents } = change
  const key = priceKeyOf(change)
  return key === null
    ? say('corrected_line', { was, is })
    : say(`corrected_line_${key}`, { was, is, amount: formatUsd(Math.abs(chargedCents)) })
}

/** Writes the letter about an order's corrections by staff that no mail has reported, and their effect on the price. */
export const correctionLetter: LetterWriter<'LineCorrected'> = async context => {
  const { trx, event, laterCorrections = [], settings } = context
  const account = await getAccount(trx, event.payload.personId)
  const changes = mergeCorrections([event, ...laterCorrections].map(({ payload }) => payload))
  const [first] = changes
  if (!first) return null
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { number } = order
  const isOne = changes.length === 1
  const gaps = { number, count: String(changes.length) }
  return toAccountByName(account, async say => ({
    subject: say(isOne ? 'corrected_subject' : 'corrected_many_subject', gaps),
    lines: [
      ...(isOne
        ? sayOne(first, number, say)
        : [say('corrected_many_text', gaps), ...changes.map(change => sayInList(change, say))]),
      ...(overpaidOf(order) > 0 ? [say('corrected_refund', { amount: formatUsd(overpaidOf(order)) })] : []),
    ],
    facts: await factsOf(order, { say, language: account.language }),
    ...(await payOf(order, { language: account.language, settings })),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}

/** Changes that a mail lists; the page of the order has all of them. */
const LISTED = 12

function sayChanges({ changes, reason }: EditToTell, say: MailTexts): string[] {
  const listed = changes.slice(0, LISTED).map(({ was, is }) => {
    if (was === null) return say('edit_added', { piece: is ?? '' })
    return is === null ? say('edit_removed', { piece: was }) : say('edit_changed', { was, is })
  })
  const more = changes.length - listed.length
  return [
    say('edit_reason', { reason }),
    ...listed,
    ...(more > 0 ? [say('edit_more', { count: formatCount(more) })] : []),
  ]
}

const gapsOf = (number: string, { beforeCents, afterCents }: EditToTell) => ({
  number,
  before: formatUsd(beforeCents),
  after: formatUsd(afterCents),
})

/** Asks the customer of an order to agree to an edit that costs more; null once it was answered. */
export const editSentLetter: LetterWriter<'OrderEditSent'> = async context => {
  const { trx, event } = context
  const { personId, number, editId } = event.payload
  const account = await getAccount(trx, personId)
  const edit = await getEditToTell(trx, editId)
  if (account.removed_at || edit.state !== 'waiting') return null
  const gaps = gapsOf(number, edit)
  return toAccountByName(account, say => ({
    subject: say('edit_sent_subject', gaps),
    lines: [say('edit_sent_text', gaps), ...sayChanges(edit, say)],
    button: { label: say('edit_sent_button'), url: linkTo(context) },
  }))
}

/** Tells the customer of an order what was changed, what it costs now, and what is due or given back. */
export const editLetter: LetterWriter<'OrderEdited'> = async context => {
  const { trx, event, settings } = context
  const account = await getAccount(trx, event.payload.personId)
  if (account.removed_at) return null
  const edit = await getEditToTell(trx, event.payload.editId)
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { language } = account
  const gaps = gapsOf(order.number, edit)
  const { splitNumber } = event.payload
  return toAccountByName(account, async say => ({
    subject: say('edited_subject', gaps),
    lines: [
      ...(splitNumber === undefined ? [] : [say('split_text', { ...gaps, other: splitNumber })]),
      say(edit.beforeCents === edit.afterCents ? 'edited_same_text' : 'edited_text', gaps),
      ...sayChanges(edit, say),
      ...(overpaidOf(order) > 0 ? [say('corrected_refund', { amount: formatUsd(overpaidOf(order)) })] : []),
    ],
    facts: await factsOf(order, { say, language }),
    ...(await payOf(order, { language, settings })),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}

/** Tells a member of the staff how a customer answered an edit. */
export async function editNews(
  context: MailContext<'StaffMailAsked'>,
  account: Account,
): Promise<AddressedLetter | null> {
  const { trx, event, shop, origin } = context
  const edit = await getEditToTell(trx, event.payload.editId ?? '')
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  const { first_name, last_name, email } = await getAccount(trx, order.ownerId)
  const gaps = { ...gapsOf(order.number, edit), name: `${first_name} ${last_name}`.trim() || email }
  const about = edit.state === 'declined' ? 'declined' : 'accepted'
  return toAccountByName(account, say => ({
    subject: say(`staff_edit_${about}_subject`, gaps),
    lines: [say(`staff_edit_${about}_text`, gaps), ...sayChanges(edit, say)],
    ...(edit.declineReason !== '' && { quote: edit.declineReason }),
    button: { label: say('staff_order_button'), url: `${origin}/office/orders/${event.subjectId}` },
    after: [say('staff_why', { shop })],
  }))
}
