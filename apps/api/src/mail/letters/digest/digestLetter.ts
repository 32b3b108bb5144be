import { writeDay } from '@kitwright/words'
import type { Account } from '../../../accounts/index.ts'
import { readWaitingMessages } from '../../../conversations/index.ts'
import type { Transaction } from '../../../database/index.ts'
import { countToReview } from '../../../designs/index.ts'
import { type Digest, type DigestOrders, readDigest } from '../../../orders/index.ts'
import type { AddressedLetter, Letter } from '../letter.ts'
import { type MailContext, toAccountByName } from '../mailContext.ts'
import type { MailTexts } from '../texts/mailTexts.ts'

interface ShopMorning extends Digest {
  readonly designs: number
  /** Messages, wishes, claims and quotes without an answer. */
  readonly unanswered: number
}

/** Reads what waits for the shop's staff this morning; null if nothing does. */
export async function readMorning(
  trx: Transaction,
  settings: MailContext['settings'],
  now: Date,
): Promise<ShopMorning | null> {
  const digest = await readDigest(trx, { settings }, now)
  const designs = await countToReview(trx)
  const { total } = await readWaitingMessages(trx, 1)
  const unanswered = total + digest.talk
  const { late, deposits, balances, slips, dueSoon } = digest
  const waiting = late.total + deposits.total + balances.total + slips + designs + unanswered + dueSoon
  return waiting === 0 ? null : { ...digest, designs, unanswered }
}

type Fact = NonNullable<Letter['facts']>[number]

/** Writes the number of orders, and below it the first of them by number and customer. */
const writeOrders = ({ total, isTotalExact, first }: DigestOrders): string =>
  [isTotalExact ? `${total}` : `${total}+`, ...first.map(({ number, name }) => `${number} ${name}`.trim())].join('\n')

/** Lists the parts of the morning in which something waits, each with the page that shows it. */
function factsIn(morning: ShopMorning, say: MailTexts, origin: string): Fact[] {
  const { today, weekEnd, late, deposits, balances, slips, designs, unanswered, dueSoon } = morning
  const office = `${origin}/office`
  const part = (count: number, label: Parameters<MailTexts>[0], value: string, path: string): Fact[] =>
    count === 0 ? [] : [{ label: say(label), value, url: `${office}${path}` }]
  return [
    ...part(late.total, 'digest_late', writeOrders(late), '/orders?urgency=late&sort=due'),
    ...part(slips, 'digest_slips', `${slips}`, ''),
    ...part(deposits.total, 'digest_deposits', writeOrders(deposits), '/orders?status=deposit-due'),
    ...part(balances.total, 'digest_balances', writeOrders(balances), '/orders?status=balance-due'),
    ...part(designs, 'digest_designs', `${designs}`, '/review'),
    ...part(unanswered, 'digest_unanswered', `${unanswered}`, ''),
    ...part(dueSoon, 'digest_due', `${dueSoon}`, `/orders?dueFrom=${today}&dueTo=${weekEnd}`),
  ]
}

/** Writes the morning's mail to a member of the staff; null if nothing waits any more. */
export async function digestNews(
  { trx, shop, settings, origin, now }: MailContext<'StaffMailAsked'>,
  account: Account,
): Promise<AddressedLetter | null> {
  const morning = await readMorning(trx, settings, now)
  if (!morning) return null
  const gaps = { shop, date: writeDay(morning.today, account.language) }
  return toAccountByName(account, say => ({
    subject: say('digest_subject', gaps),
    lines: [say('digest_text', gaps)],
    facts: factsIn(morning, say, origin),
    button: { label: say('digest_button'), url: `${origin}/office` },
    after: [say('staff_why', { shop })],
  }))
}
