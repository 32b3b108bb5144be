import type { Installation } from '../backup/index.ts'
import { type Config, explainDatabase, requireFolders } from '../config/index.ts'
import { startEmbeddedDatabase } from '../database/index.ts'
import { requireStore } from '../files/index.ts'

/**
 * Runs `work` on the installation of the server's own settings. Joins the embedded PostgreSQL if it runs, and otherwise
 * starts it for this work.
 */
export async function withInstallation<T>(
  config: Config,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  requireFolders(config)
  const files = await requireStore(config)
  const embedded = config.databaseUrl === undefined ? await startEmbeddedDatabase(config) : undefined
  // Without the pooler, which would hold our locks after we have ended.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl ?? embedded!.databaseUrl
  try {
    return await work({ databaseUrl, files })
  } catch (error) {
    throw explainDatabase(error, config.databaseUrl)
  } finally {
    await embedded?.stop()
  }
}
