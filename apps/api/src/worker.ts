import { ConfigError, parseConfig } from './config/index.ts'
import { openDatabase } from './database/index.ts'
import { openPost } from './entrance/index.ts'
import { openFileStore } from './files/index.ts'

/** Sends mails beside servers that run with `WORKER=outside`; needs their `DATABASE_URL`. Several may run. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (config.databaseUrl === undefined)
    throw new ConfigError('A worker of its own needs the DATABASE_URL of its servers.')
  const database = openDatabase({ databaseUrl: config.databaseUrl, maxConnections: 2 })
  const files = openFileStore(config.filesUrl)
  const post = await openPost({ database, files }, config, error => console.error(error))
  console.log('Kitwright’s worker is at work')
  // Its timers let a process end; a worker waits.
  const awake = setInterval(() => undefined, 60_000)
  const stop = () => {
    clearInterval(awake)
    void post
      .close()
      .then(async () => database.close())
      .then(() => process.exit(0))
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
