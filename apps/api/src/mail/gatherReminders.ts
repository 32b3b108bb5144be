import { sql, type Transaction } from '../database/index.ts'
import { getEvent, type RecordedEvent } from '../events/index.ts'

type Reminder = RecordedEvent<'PaymentOverdue'> | RecordedEvent<'CustomerReminded'>
type EventRef = Pick<RecordedEvent, 'id' | 'kind' | 'payload'>

/** A reminder that another one reports is noticed within this. */
const POLL_SECONDS = 30

/** Whether the event reminds of money; a reminder of a proof has a mail of its own. */
const isPaymentReminder = (event: EventRef): event is Reminder =>
  event.kind === 'PaymentOverdue' ||
  (event.kind === 'CustomerReminded' && (event.payload as { readonly about?: string }).about !== 'proof')

/** Lists the reminders of money to the same customer that no mail has reported and that cannot be undone, earliest first. */
async function listDue(trx: Transaction, { payload }: Reminder, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from events
    where kind in ('PaymentOverdue', 'CustomerReminded') and told_at is null and failed_at is null
      and payload ->> 'personId' = ${payload.personId} and coalesce(payload ->> 'about', '') <> 'proof'
      and coalesce((payload ->> 'heldUntil')::timestamptz, ${now}) <= ${now}
    order by id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Returns the seconds after which a reminder of money is looked at again; 0 when its mail is due. The earliest one's
 * mail reports all reminders to its customer, and the others wait for it.
 */
export async function secondsToGatherReminders(trx: Transaction, eventId: string, now: Date): Promise<number> {
  const event = await getEvent(trx, eventId)
  if (!isPaymentReminder(event)) return 0
  const [first] = await listDue(trx, event, now)
  return first === undefined || first === eventId ? 0 : POLL_SECONDS
}

/** Lists the other reminders of money to the same customer that the mail of this one includes. */
export async function listOtherReminders(trx: Transaction, event: EventRef, now: Date): Promise<Reminder[]> {
  if (!isPaymentReminder(event)) return []
  const others: Reminder[] = []
  for (const id of await listDue(trx, event, now)) {
    const other = id === event.id ? event : await getEvent(trx, id)
    if (other.id !== event.id && isPaymentReminder(other)) others.push(other)
  }
  return others
}
