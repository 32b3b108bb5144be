import { deleteExpiredCredentials, forgetSessions } from '../../accounts/index.ts'
import { publishDuePages } from '../../content/index.ts'
import { compactTallies, type Database, type Transaction } from '../../database/index.ts'
import { tellOfAnswers } from '../../designs/index.ts'
import { forgetHearings, deleteDispatchedEvents } from '../../events/index.ts'
import { type FileStore, forgetUnused, sweepFiles, type SweepResult } from '../../files/index.ts'
import type { ScheduledQueue } from '../../jobs/index.ts'
import { forgetDeliveries } from '../../mail/index.ts'
import {
  forgetBulkChanges,
  forgetOldAnswers,
  autoReceiveDelivered,
  moveLatePromises,
  releaseUnpaid,
  remindUnpaid,
  sweepCarts,
  warnExpiring,
} from '../../orders/index.ts'
import { forgetAnswers } from '../../partners/index.ts'
import { expirePacks, sweepProofs } from '../../production/index.ts'
import { clearPicturesOfErased, expireExports } from '../../privacy/index.ts'
import { sweepProfiles } from '../../suppliers/index.ts'
import { forgetCalls } from '../limits/sharedLimits.ts'
import { forgetTelegram } from '../../telegram/index.ts'
import { listTenants } from '../../tenants/index.ts'

/** Tasks with possibly many rows run in pieces, so that nobody waits for one long transaction. */
const PIECEWISE: readonly ((trx: Transaction, now: Date) => Promise<number>)[] = [
  deleteDispatchedEvents,
  forgetSessions,
  compactTallies,
]
/** The rest waits for the next time. */
const MAX_PIECES = 500

/** Removes what nobody can ask for any more, takes long delivered parcels as received, reminds of deposits whose deadline has passed, cancels unpaid orders after a warning, moves promised days that cannot be kept, reminds of quotes that end soon and tells of answers that no mail told of yet, in every tenant; returns how many rows it changed. */
export async function deleteExpiredRows(database: Database, now: Date, signal?: AbortSignal): Promise<number> {
  let changed = 0
  for (const { id } of await listTenants(database)) {
    signal?.throwIfAborted()
    changed += await database.withTenant(
      id,
      async trx =>
        (await forgetOldAnswers(trx, now)) +
        (await deleteExpiredCredentials(trx, now)) +
        (await forgetHearings(trx, now)) +
        (await forgetDeliveries(trx, now)) +
        (await forgetTelegram(trx, now)) +
        (await autoReceiveDelivered(trx, now)) +
        (await remindUnpaid(trx, now)) +
        (await releaseUnpaid(trx, now)) +
        (await moveLatePromises(trx, now)) +
        (await sweepCarts(trx, now)) +
        (await warnExpiring(trx, now)) +
        (await forgetBulkChanges(trx, now)) +
        (await tellOfAnswers(trx, now)) +
        (await forgetAnswers(trx, now)) +
        (await forgetCalls(trx)),
    )
    for (const piece of PIECEWISE)
      changed += await doPieces(async () => database.withTenant(id, async trx => piece(trx, now)))
  }
  return changed
}

async function doPieces(doPiece: () => Promise<number>): Promise<number> {
  let changed = 0
  for (let i = 0; i < MAX_PIECES; i += 1) {
    const some = await doPiece()
    if (some === 0) break
    changed += some
  }
  return changed
}

/** Removes pictures that nothing has shown for long, and from the disk what ended uploads have left, old print files, pictures of proofs and colour profiles that were replaced, in every tenant. */
export async function deleteExpiredFiles(
  files: FileStore,
  database: Database,
  now: Date,
): Promise<SweepResult & Readonly<Record<'printed' | 'proofs' | 'profiles' | 'unused', number>>> {
  const tenantIds = (await listTenants(database)).map(({ id }) => id)
  await clearPicturesOfErased(files, { database, tenantIds, now })
  await expireExports({ files, database, tenantIds, now })
  let unused = 0
  for (const id of tenantIds)
    unused += await doPieces(async () => database.withTenant(id, async trx => forgetUnused(trx, now)))
  const printed = await expirePacks({ files, database, tenantIds, now })
  const proofs = await sweepProofs({ files, database, tenantIds, now })
  const profiles = await sweepProfiles({ files, database, tenantIds, now })
  return { ...(await sweepFiles(files, { database, tenantIds, now })), printed, proofs, profiles, unused }
}

interface Dependencies {
  readonly database: Database
  readonly files: FileStore
}

const PATIENCE = {
  most: 1,
  longestSeconds: 30 * 60,
  tries: 2,
  pauseSeconds: 60,
  longestPauseSeconds: 60,
} as const

/** Tidies up in one of all processes: rows every hour, the store of files each day, since all that is in it is listed for that. Publishes planned pages every minute. */
export const tidyQueues = ({ database, files }: Dependencies): ScheduledQueue[] => [
  {
    ...PATIENCE,
    name: 'tidy',
    at: '17 * * * *',
    act: async ({ log, signal }) => {
      const changed = await deleteExpiredRows(database, new Date(), signal)
      log.info({ changed }, 'tidied')
    },
  },
  {
    ...PATIENCE,
    name: 'tidy-files',
    at: '37 19 * * *',
    act: async ({ log }) => {
      const { missing, altered, drawn, rowless, printed, proofs, profiles, unused } = await deleteExpiredFiles(
        files,
        database,
        new Date(),
      )
      log.info({ drawn, rowless, printed, proofs, profiles, unused }, 'files tidied')
      if (missing.length > 0) log.error({ missing: missing.slice(0, 10) }, `${missing.length} pictures have no bytes`)
      if (altered.length > 0)
        log.error({ altered: altered.slice(0, 10) }, `${altered.length} pictures are not what was uploaded`)
    },
  },
  {
    ...PATIENCE,
    name: 'publish-pages',
    at: '* * * * *',
    act: async ({ log }) => {
      const published = await publishDuePages(database, new Date())
      if (published > 0) log.info({ published }, 'planned pages published')
    },
  },
]
