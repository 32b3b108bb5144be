import type { Installation } from '../backup/index.ts'
import { type Config, explainDatabase, requireFolders } from '../config/index.ts'
import { startEmbeddedDatabase } from '../database/index.ts'
import { requireStore } from '../files/index.ts'

/** Works on what the server's own settings name. The embedded PostgreSQL is joined where it runs, and started for this work where not. */
export async function withInstallation<T>(
  config: Config,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  requireFolders(config)
  const files = await requireStore(config)
  const embedded = config.databaseUrl === undefined ? await startEmbeddedDatabase(config) : undefined
  // Past a pooler, which would keep our locks when we are gone.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl ?? embedded!.databaseUrl
  try {
    return await work({ databaseUrl, files })
  } catch (error) {
    throw explainDatabase(error, config.databaseUrl)
  } finally {
    await embedded?.stop()
  }
}
