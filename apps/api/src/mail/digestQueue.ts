import { dayIn } from '@kitwright/measure'
import { listStaffToTell } from '../accounts/index.ts'
import { type Database, sql, type Transaction } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { ScheduledQueue } from '../jobs/index.ts'
import { parseSettings } from '../tenants/index.ts'
import { readMorning } from './letters/digest/digestLetter.ts'

/** The hour of the shop's own day from which its staff get the morning's mail. */
const FROM_HOUR = 7
/** A server that was down in the morning sends no mail of the morning after this hour. */
const UNTIL_HOUR = 12

/** Returns the hour of a day in a time zone, 0 to 23. */
const hourIn = (instant: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant))

/**
 * Requests the morning's mail for each member of one shop's staff who chose it, once a day, unless nothing waits. Returns the
 * number of mails.
 */
export async function askDigests(trx: Transaction, now: Date): Promise<number> {
  const { settings } = await trx.selectFrom('tenants').select('settings').executeTakeFirstOrThrow()
  const { timeZone } = parseSettings(settings)
  const [hour, day] = [hourIn(now, timeZone), dayIn(now, timeZone)]
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return 0
  const staff = await listStaffToTell(trx, 'digest')
  if (staff.length === 0) return 0
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from events
    where subject_id = any(${staff}::uuid[]) and kind = 'StaffMailAsked' and payload ->> 'day' = ${day}`.execute(trx)
  const asked = new Set(rows.map(({ id }) => id))
  const others = staff.filter(id => !asked.has(id))
  if (others.length === 0 || !(await readMorning(trx, settings, now))) return 0
  for (const accountId of others)
    await recordEvent(trx, {
      kind: 'StaffMailAsked',
      subjectId: accountId,
      payload: { about: 'digest', accountId, day },
    })
  return others.length
}

/** Looks every quarter of an hour for shops whose morning has come, in one of all processes. */
export const digestQueue = ({ database, now }: { database: Database; now: () => Date }): ScheduledQueue => ({
  name: 'staff-digests',
  at: '*/15 * * * *',
  most: 1,
  longestSeconds: 5 * 60,
  tries: 2,
  pauseSeconds: 30,
  longestPauseSeconds: 30,
  act: async ({ log, signal }) => {
    const open = await database.withPlatform(async trx =>
      trx.selectFrom('tenants').select('id').where('presence', '=', 'here').where('suspended_at', 'is', null).execute(),
    )
    let asked = 0
    for (const { id } of open) {
      signal?.throwIfAborted()
      asked += await database.withTenant(id, async trx => askDigests(trx, now()))
    }
    if (asked > 0) log.info({ asked }, 'morning mails for staff')
  },
})
