import type { Config } from '../../apps/api/src/config/index.ts'
import { startEmbeddedDatabase } from '../../apps/api/src/database/index.ts'

export interface StartedDatabase {
  databaseUrl: string
  stop(): Promise<void>
}

/** The database the config names, or the embedded one, which is started and in the end stopped. */
export async function startDatabase({ databaseUrl, dataDir }: Config): Promise<StartedDatabase> {
  if (databaseUrl !== undefined) return { databaseUrl, stop: async () => {} }
  return startEmbeddedDatabase({ dataDir })
}
