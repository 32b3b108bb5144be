import { ConfigError, parseConfig, StartError } from './config/index.ts'
import { migrate, openUpkeep } from './database/index.ts'
import { createLog, createOrigins, openOwnPictures, openTelemetry, openWork } from './entrance/index.ts'
import { requireStore } from './files/index.ts'

const LONGEST_CLOSE_MS = 2_000

/** Does the jobs beside servers that run with `WORKER=outside`; needs their `DATABASE_URL`. Several may run. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (config.databaseUrl === undefined)
    throw new ConfigError('A worker of its own needs the DATABASE_URL of its servers.')
  const { databaseUrl } = config
  await migrate(config.databaseDirectUrl ?? databaseUrl)
  const database = openUpkeep(databaseUrl)
  const telemetry = await openTelemetry(config, { databases: { upkeep: database }, probe: database.ping })
  const origins = createOrigins(config, () => config.port)
  const files = await requireStore(config)
  const { pictures, close: closePictures } = openOwnPictures(database, files)
  const parts = { database, databaseUrl, origins, files, pictures, log: createLog(config.logLevel) }
  const work = await openWork(parts, config)
  work.start()
  console.log('Kitwright’s worker is at work')
  // Its timers let a process end; a worker waits.
  const awake = setInterval(() => undefined, 60_000)
  const stop = () => {
    clearInterval(awake)
    void work
      .close()
      .then(closePictures)
      .then(async () => database.close(LONGEST_CLOSE_MS))
      .then(telemetry.close)
      .then(() => process.exit(0))
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error)
  process.exit(1)
})
