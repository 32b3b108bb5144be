import { forgetMailings } from '../accounts/index.ts'
import type { Database } from '../database/index.ts'
import { type FileStore, sweepFiles, type Swept } from '../files/index.ts'
import { forgetOldAnswers, receiveDelivered } from '../orders/index.ts'
import { forgetCalls } from './sharedLimits.ts'
import { listTenants } from '../tenants/index.ts'

const EVERY_MS = 60 * 60 * 1000

/** Removes what nobody can ask for any more, and takes long delivered parcels as received, in every tenant; returns how many rows it changed. */
export async function tidyUp(database: Database, now: Date): Promise<number> {
  let changed = 0
  for (const { id } of await listTenants(database)) {
    changed += await database.withTenant(
      id,
      async trx =>
        (await forgetOldAnswers(trx, now)) +
        (await forgetMailings(trx, now)) +
        (await receiveDelivered(trx, now)) +
        (await forgetCalls(trx)),
    )
  }
  return changed
}

/** Removes from the disk what ended uploads have left, in every tenant. */
export async function tidyFiles(files: FileStore, database: Database, now: Date): Promise<Swept> {
  const tenantIds = (await listTenants(database)).map(({ id }) => id)
  return sweepFiles(files, { database, tenantIds, now })
}

/** Tidies up every hour; a failure is told and tried again the next time. Returns how to stop it. */
export function startHousekeeping(
  { database, files }: { database: Database; files: FileStore },
  tell: (error: unknown) => void,
): () => void {
  const tidy = async (): Promise<void> => {
    await tidyUp(database, new Date()).catch(tell)
    const { missing } = await tidyFiles(files, database, new Date())
    if (missing.length > 0)
      tell(new Error(`${missing.length} pictures have no bytes: ${missing.slice(0, 10).join(', ')}`))
  }
  const timer = setInterval(() => void tidy().catch(tell), EVERY_MS).unref()
  return () => clearInterval(timer)
}
