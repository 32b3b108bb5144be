import { formatUsd } from '@kitwright/measure'
import { overpaidOf } from '@kitwright/pricing'
import { getAccount } from '../../accounts/index.ts'
import type { PayloadOf } from '../../events/index.ts'
import { getOrderToTell } from '../../orders/index.ts'
import { type LetterWriter, toAccountByName } from './mailContext.ts'
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
    ...(await payOf(order, { say, language: account.language, settings })),
    button: { label: say('see_order'), url: linkTo(context) },
  }))
}
