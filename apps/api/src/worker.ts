import { ConfigError, parseConfig, StartError } from './config/index.ts'
import { openUpkeep } from './database/index.ts'
import { createOrigins, startMailWorker } from './entrance/index.ts'
import { requireStore } from './files/index.ts'

const LONGEST_CLOSE_MS = 2_000

/** Sends mails beside servers that run with `WORKER=outside`; needs their `DATABASE_URL`. Several may run. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (config.databaseUrl === undefined)
    throw new ConfigError('A worker of its own needs the DATABASE_URL of its servers.')
  const database = openUpkeep(config.databaseUrl)
  const origins = createOrigins(config, () => config.port)
  const files = await requireStore(config)
  const mailWorker = await startMailWorker({ database, origins, files }, config, error => console.error(error))
  console.log('Kitwright’s worker is at work')
  // Its timers let a process end; a worker waits.
  const awake = setInterval(() => undefined, 60_000)
  const stop = () => {
    clearInterval(awake)
    void mailWorker
      .close()
      .then(async () => database.close(LONGEST_CLOSE_MS))
      .then(() => process.exit(0))
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error)
  process.exit(1)
})
