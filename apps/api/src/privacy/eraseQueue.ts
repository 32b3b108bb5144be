import { getAccount } from '../accounts/index.ts'
import { type Database, enterAsOwner, sql } from '../database/index.ts'
import type { FileStore } from '../files/index.ts'
import type { EventJob, EventQueue, JobPostponement } from '../jobs/index.ts'
import { countOpenOrders } from '../orders/index.ts'
import { eraseFiles } from './eraseFiles.ts'
import { type ErasedPerson, erasePerson } from './erasePerson.ts'

interface Dependencies {
  /** Connected as the owner of the tables: the servers may not delete what the books need. */
  readonly database: Database
  readonly files: FileStore
  readonly now: () => Date
}

/** The last mail is waited for no longer than this, since its server may be away. */
const LONGEST_WAIT_MS = 60 * 60_000
const AGAIN_SECONDS = 15

/** Erases accounts that their customers have closed, once the mail that says so is sent. */
export const eraseQueue = ({ database, files, now }: Dependencies): EventQueue => ({
  name: 'erase-accounts',
  hears: ['AccountClosed'],
  most: 1,
  maxPerShop: 1,
  longestSeconds: 10 * 60,
  tries: 10,
  pauseSeconds: 30,
  longestPauseSeconds: 60 * 60,
  act: async job => {
    const outcome = await erase(job, database, now())
    if (outcome === null) return
    if ('afterSeconds' in outcome) return outcome
    await eraseFiles(outcome, { database, files, tenantId: job.tenantId, now: now() })
  },
})

/** Returns null if the account is erased already, and when to try again if it cannot be erased yet. */
async function erase(
  { tenantId, eventId }: EventJob,
  database: Database,
  now: Date,
): Promise<ErasedPerson | JobPostponement | null> {
  return database.withPlatform(async trx => {
    await enterAsOwner(trx, tenantId)
    const { rows } = await sql<{ account: string; is_waiting: boolean }>`
      select subject_id as account, told_at is null and failed_at is null and happened_at > ${new Date(now.getTime() - LONGEST_WAIT_MS)} as is_waiting
      from events where tenant_id = current_tenant_id() and id = ${eventId}`.execute(trx)
    const [event] = rows
    if (!event) return null
    // An order that was placed while the account was closing needs the address first.
    if (event.is_waiting || (await countOpenOrders(trx, event.account)) > 0)
      return { afterSeconds: AGAIN_SECONDS, isIdle: true }
    const erased = await erasePerson(trx, await getAccount(trx, event.account), now)
    await sql`insert into erasures (erased_at, kept_orders) values (${now}, ${erased.orders})`.execute(trx)
    return erased
  })
}
