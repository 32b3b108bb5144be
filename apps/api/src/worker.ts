import { ConfigError, parseConfig, StartError } from './config/index.ts'
import { announceCells, migrate, openUpkeepOfCells } from './database/index.ts'
import { cellsOf } from './openCells.ts'
import { createLog, createOrigins, openOwnPictures, openTelemetry, startCellWork } from './http/index.ts'
import { openStoreAtStart } from './files/index.ts'
import { waitForTermination } from './terminationSignal.ts'

const LONGEST_CLOSE_MS = 2_000

/** Runs background jobs beside servers with `WORKER=outside`. Needs their `DATABASE_URL`. Several may run. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const end = waitForTermination()
  if (config.databaseUrl === undefined)
    throw new ConfigError('A separate worker needs the DATABASE_URL of its servers.')
  const { databaseUrl } = config
  await migrate(config.databaseDirectUrl ?? databaseUrl)
  const log = createLog(config.logLevel)
  const stopping = new AbortController()
  const complain = (err: unknown, cell: string): void => log.warn({ err, cell }, 'this cell is not there yet')
  const { upkeep, cells, close } = openUpkeepOfCells(
    cellsOf(config, databaseUrl, { complain, signal: stopping.signal }),
  )
  const stopAnnouncing = await announceCells({
    home: cells[0]!.upkeep,
    cells,
    kind: 'the worker',
    complain: error => log.warn({ err: error }, 'nobody heard that this worker runs'),
  })
  const telemetry = await openTelemetry(config, { databases: { upkeep }, probe: upkeep.ping })
  const origins = createOrigins(config, () => config.port)
  const files = await openStoreAtStart(config, sentence => console.log(sentence))
  const { pictures, workers, close: closePictures } = openOwnPictures(upkeep, files)
  const stopWork = await startCellWork(cells, { origins, files, pictures, workers, log }, config)
  console.log('Kitwright’s worker is at work')
  await end
  stopping.abort()
  await stopWork()
  closePictures()
  await stopAnnouncing()
  await close(LONGEST_CLOSE_MS)
  await telemetry.close()
  process.exit(0)
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error)
  process.exit(1)
})
