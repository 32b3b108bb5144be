import { forgetMailings } from '../accounts/index.ts'
import type { Database } from '../database/index.ts'
import { forgetOldAnswers, receiveDelivered } from '../orders/index.ts'
import { listTenants } from '../tenants/index.ts'

const EVERY_MS = 60 * 60 * 1000

/** Removes what nobody can ask for any more, and takes long delivered parcels as received, in every tenant; returns how many rows it changed. */
export async function tidyUp(database: Database, now: Date): Promise<number> {
  let changed = 0
  for (const { id } of await listTenants(database)) {
    changed += await database.withTenant(
      id,
      async trx =>
        (await forgetOldAnswers(trx, now)) + (await forgetMailings(trx, now)) + (await receiveDelivered(trx, now)),
    )
  }
  return changed
}

/** Tidies up every hour; a failure is told and tried again the next time. Returns how to stop it. */
export function startHousekeeping(database: Database, tell: (error: unknown) => void): () => void {
  const timer = setInterval(() => void tidyUp(database, new Date()).catch(tell), EVERY_MS).unref()
  return () => clearInterval(timer)
}
