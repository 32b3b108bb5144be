import { findWhereabouts } from '../content/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { secondsHeld } from '../events/index.ts'
import type { JobPostponement, EventJob, EventQueue } from '../jobs/index.ts'
import type { Origins } from '../tenants/index.ts'
import { composeMail, type AddressedMail } from './layout/composeMail.ts'
import {
  markDeliveryDead,
  dropMail,
  expectMails,
  LONGEST_SECONDS,
  markSent,
  noteDelivery,
  noteFailure,
  claimDelivery,
} from './delivery/deliveryStore.ts'
import { deferIfSuspended } from './deferForSuspendedShop.ts'
import type { PictureSource } from './layout/inlinePictures.ts'
import { listKits } from './layout/mailKits.ts'
import { listLaterCorrections, secondsToGather } from './gatherCorrections.ts'
import { listOtherReminders, secondsToGatherReminders } from './gatherReminders.ts'
import { failureOf } from './delivery/deliveryFailure.ts'
import type { MailSender } from './delivery/sender.ts'
import { openContext } from './letters/mailContext.ts'
import { LETTER_KINDS, writeLetter } from './letters/writeLetter.ts'

export interface MailQueueDependencies extends Omit<PictureSource, 'tenantId'> {
  readonly database: Database
  readonly origins: Origins
  readonly sender: MailSender
  readonly codeKey: Uint8Array
  /** The sender address of mails. By default it is on the shop's own host. */
  readonly mailFrom: string | undefined
  /** The address that answers to the inbox go to, with a star in place of the token. By default none comes in. */
  readonly replyAddress?: string | undefined
  readonly now: () => Date
  /** How long a mail waits for its pictures to be drawn. After that it is sent without them. */
  readonly aheadMs?: number
}

const AHEAD_MS = 15_000
const MAIL = 'mail'
/** Kinds of events whose change may be taken back for some seconds. */
const MAY_BE_HELD: ReadonlySet<string> = new Set([
  'DesignReviewed',
  'DesignProposed',
  'OrderStatusChanged',
  'OrderCanceled',
  'PromiseChanged',
  'PaymentNoted',
  'CustomerWritten',
  'CustomerReminded',
  'ConversationReplied',
  'SupplierAsked',
  'ParcelSent',
])

/** Kinds of events of which one mail reports several. */
const REMINDERS: ReadonlySet<string> = new Set(['CustomerReminded', 'PaymentOverdue'])

/** Sends the mails for events: at most one for each, tried ten times within some days. */
export const mailQueue = (mailing: MailQueueDependencies): EventQueue => ({
  name: MAIL,
  hears: LETTER_KINDS,
  most: 12,
  // A shop whose mails are stuck, for example at its customers' mail server, leaves places for the other shops.
  maxPerShop: 2,
  longestSeconds: LONGEST_SECONDS,
  tries: 10,
  pauseSeconds: 30,
  longestPauseSeconds: 12 * 60 * 60,
  expect: expectMails,
  act: async job => sendMail(mailing, job),
  bury: async ({ tenantId, ...job }) =>
    mailing.database.withTenant(tenantId, async trx => markDeliveryDead(trx, { ...job, now: mailing.now() })),
})

/**
 * Sends the mail of one event. One transaction composes it, another records that it was sent. It is sent between them.
 */
async function sendMail(mailing: MailQueueDependencies, job: EventJob): Promise<JobPostponement | void> {
  const { database, now, sender } = mailing
  const { tenantId, eventId, kind, isEarly, signal } = job
  const run = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => database.withTenant(tenantId, work)
  if (kind === 'LineCorrected' && !isEarly) {
    const afterSeconds = await run(async trx => secondsToGather(trx, { eventId, now: now() }))
    if (afterSeconds > 0) return { afterSeconds, isIdle: true }
  }
  if (MAY_BE_HELD.has(kind)) {
    const afterSeconds = await run(async trx => secondsHeld(trx, { eventId, now: now() }))
    if (afterSeconds > 0) return { afterSeconds, isIdle: true }
  }
  if (REMINDERS.has(kind)) {
    const afterSeconds = await run(async trx => secondsToGatherReminders(trx, eventId, now()))
    if (afterSeconds > 0) return { afterSeconds, isIdle: true }
  }
  const isTaken = await run(
    async trx => !(await deferIfSuspended(trx, { eventId, queue: MAIL })) && (await claimDelivery(trx, eventId, now())),
  )
  if (!isTaken) return
  let others: Pick<GatheredMail, 'droppedIds' | 'sentIds'> = { droppedIds: [], sentIds: [] }
  try {
    const written = await run(async trx => write(trx, { eventId, tenantId }, mailing))
    if (!written) return
    others = written
    const source = { ...mailing, tenantId }
    const mail = await composeMail(written, { ...mailing, source, withinMs: mailing.aheadMs ?? AHEAD_MS })
    await sender.send(mail, signal)
  } catch (error) {
    const failure = failureOf(error)
    await run(async trx => noteFailure(trx, { eventId, kind, failure, now: now() }))
    throw error
  }
  await run(async trx => {
    for (const id of [eventId, ...others.sentIds]) await markSent(trx, id, now())
    for (const id of others.droppedIds) await dropMail(trx, id, now())
  })
}

interface GatheredMail extends AddressedMail {
  /** Further events of the same order that the mail reports. They get no mail of their own. */
  readonly droppedIds: readonly string[]
  /** Further events, of other orders, that the mail reports: for each order it counts as sent. */
  readonly sentIds: readonly string[]
}

/** Returns null if nobody wants the mail. */
async function write(
  trx: Transaction,
  { eventId, tenantId }: Pick<EventJob, 'eventId' | 'tenantId'>,
  mailing: MailQueueDependencies,
): Promise<GatheredMail | null> {
  const now = mailing.now()
  const { host, ...opened } = await openContext(trx, { eventId, tenantId, now }, mailing)
  const { event, shop, settings, origin } = opened
  const laterCorrections = await listLaterCorrections(trx, event)
  const droppedIds = laterCorrections.map(({ id }) => id)
  const otherReminders = await listOtherReminders(trx, event, now)
  const context = { ...opened, laterCorrections, otherReminders }
  const addressed = await writeLetter(context)
  if (!addressed) {
    for (const { id } of [event, ...laterCorrections, ...otherReminders]) await dropMail(trx, id, now)
    return null
  }
  const deliveryId = await noteDelivery(trx, event, { addressed, now })
  for (const other of otherReminders) await noteDelivery(trx, other, { addressed, now })
  const kits = await listKits(trx, event)
  const whereabouts = await findWhereabouts(trx, { language: addressed.language, shop })
  const sentIds = otherReminders.map(({ id }) => id)
  return { ...addressed, deliveryId, shop, host, origin, settings, whereabouts, kits, droppedIds, sentIds }
}
