import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  pluralise,
  type Config,
  ConfigError,
  diskFullLine,
  explainDatabase,
  explainPort,
  parseConfig,
  requireFolders,
  StartError,
} from './config/index.ts'
import { startBackups } from './backup/index.ts'
import { cellsOf } from './openCells.ts'
import { announceCells, migrate, openPools, startEmbeddedDatabase } from './database/index.ts'
import {
  buildApp,
  createHostCheck,
  createOrigins,
  type FrontDoor,
  listShops,
  listenEarly,
  loadFactorKey,
  openTelemetry,
  type PrintedAccount,
  seed,
  type Shop,
  startCellWork,
} from './http/index.ts'
import { type FileStore, openStoreAtStart } from './files/index.ts'
import { limitHeapGrowth } from './limitHeapGrowth.ts'
import { type Attempt, retryStart } from './retryStart.ts'
import { waitForTermination } from './terminationSignal.ts'

export type { PrintedAccount }

const WEB_ROOT = join(import.meta.dirname, '../../web/dist')
/** Interval between notifying the load balancer and refusing requests. */
const NOTICE_MS = 500
/** After this time, running requests are cut off; with the later steps it is less than the promised 15 s. */
const LONGEST_DRAIN_MS = 12_000
const LONGEST_DATABASE_MS = 1_000

const NO_SHOP =
  'There is no open shop yet, and every address answers so. Make one: npm run kit -- shop add <slug> --name … --host … --admin …'

export interface StartedServer {
  /** Address at which it can be opened, such as `http://localhost:8080`. */
  readonly address: string
  /** The shops by name, each at its own address. */
  readonly shops: readonly Shop[]
  /** The demo accounts that this start has created, with passwords that are stored nowhere else. */
  readonly demoAccounts: readonly PrintedAccount[]
  /** The address of the database, also of the embedded one. */
  readonly databaseUrl: string
  /** Turns readiness off, lets running requests end (at most 15 s), and closes the database. Repeating it waits for the first. */
  close(): Promise<void>
}

export interface StartOptions {
  /**
   * Work that must be done before the start and may take minutes. During it, callers receive the answer that the shop
   * is starting.
   */
  readonly prepare?: () => Promise<unknown>
  /** Called with a line for each step. */
  readonly tell?: (line: string) => void
  /**
   * Called with the demo accounts as soon as they are created, whatever fails afterwards: their passwords are stored
   * nowhere else.
   */
  readonly tellAccounts?: (accounts: readonly PrintedAccount[]) => void
  /** Aborts a start that waits for a lost database. */
  readonly signal?: AbortSignal
  /** Time in ms during which a database that has never answered is tried again, for use without a supervisor. */
  readonly patienceMs?: number
}

/**
 * Takes the port, migrates, seeds and lets callers in, who have waited for it. Without a `databaseUrl` it starts the embedded PostgreSQL, and stops it in the
 * end. Throws a {@link StartError} with a plain sentence, and nothing is seeded, when the port, the folder or the database is amiss.
 */
export async function startServer(
  config: Config,
  { prepare, tell = () => undefined, tellAccounts, signal, patienceMs }: StartOptions = {},
): Promise<StartedServer> {
  const door = await listenEarly(config).catch((error: unknown) => {
    throw explainPort(error, config)
  })
  try {
    requireFoldersOrRoom(config, tell)
    const files = await openStoreAtStart(config, tell)
    const { noteLack } = door
    const entrance = { door, noteLack, tell, tellAccounts, files, signal, patienceMs, dataDir: config.dataDir }
    if (prepare) await door.refuseDuring(retryStart(prepare, entrance))
    return await openDatabaseAndServe(config, entrance)
  } catch (error) {
    await door.close(0)
    throw explainDatabase(error, config.databaseUrl)
  }
}

/** Does the same as {@link requireFolders}, but only tells of a full disk. The steps that need room wait for it. */
function requireFoldersOrRoom(config: Config, tell: (line: string) => void): void {
  try {
    requireFolders(config)
  } catch (error) {
    if (diskFullLine(error) === undefined) throw error
    tell((error as Error).message)
  }
}

interface Entrance {
  readonly dataDir: string
  readonly noteLack: FrontDoor['noteLack']
  readonly door: FrontDoor
  readonly tell: (line: string) => void
  readonly tellAccounts: StartOptions['tellAccounts']
  readonly files: FileStore
  readonly signal: AbortSignal | undefined
  readonly patienceMs: number | undefined
}

async function openDatabaseAndServe(config: Config, entrance: Entrance): Promise<StartedServer> {
  const { databaseUrl } = config
  if (databaseUrl !== undefined)
    return retryStart(async attempt => serve(config, databaseUrl, { ...entrance, ...attempt }), entrance)
  entrance.tell(`Starting PostgreSQL in ${config.dataDir} …`)
  const embedded = await retryStart(
    async () => startEmbeddedDatabase({ ...config, tellOfKeeping: entrance.tell }),
    entrance,
  )
  try {
    const server = await retryStart(
      async attempt => {
        attempt.noteAnswer()
        return serve(config, embedded.databaseUrl, { ...entrance, ...attempt })
      },
      { ...entrance, timesLost: embedded.timesLost },
    )
    return { ...server, close: once(async () => server.close().then(embedded.stop)) }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

interface RunningEntrance extends Entrance, Attempt {}

/** Migrates the database and opens the connection pools of all cells. */
async function openCells(config: Config, databaseUrl: string, { tell, opened, noteAnswer }: RunningEntrance) {
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const applied = await migrate(directUrl, { noteAnswer })
  if (applied.length > 0) tell(`The database was brought up to date (${pluralise(applied.length, 'step')}).`)
  const stopping = new AbortController()
  opened.push(async () => stopping.abort())
  const awayCell = (error: unknown, cell: string): void => tell(`The cell ${cell} is not there yet: ${String(error)}`)
  const cells = cellsOf(config, databaseUrl, { complain: awayCell, signal: stopping.signal })
  const pools = openPools({ ...config, cells })
  opened.push(async () => pools.close(0))
  const complaints = { tell: (error: unknown): void => tell(String(error)) }
  const stopAnnouncing = await announceCells({
    home: pools.cells[0]!.upkeep,
    cells,
    kind: 'the server',
    complain: error => complaints.tell(error),
  })
  opened.push(stopAnnouncing)
  return { pools, complaints, stopAnnouncing, stopping }
}

async function serve(config: Config, databaseUrl: string, serving: RunningEntrance): Promise<StartedServer> {
  const { door, tell, tellAccounts, files, opened } = serving
  limitHeapGrowth()
  const { pools, complaints, stopAnnouncing, stopping } = await openCells(config, databaseUrl, serving)
  let isDraining = false
  const demoAccounts = await seed(pools.upkeep, config, tellAccounts)
  const origins = createOrigins(config, () => door.port)
  const { shop, office, upkeep, watch } = pools
  const databases = { shop, office, upkeep, watch }
  const telemetry = await openTelemetry(config, { databases, probe: watch.ping, knowsHost: createHostCheck(watch) })
  opened.push(telemetry.close)
  const app = await buildApp({
    ...telemetry,
    config,
    pools,
    files,
    origins,
    webRoot: WEB_ROOT,
    hearsChanges: true,
    drawsAhead: true,
    keepsBuilds: true,
    isDraining: () => isDraining,
    stopping: stopping.signal,
  })
  opened.push(async () => app.close())
  await app.ready()
  door.letIn((request, response) => app.routing(request, response))
  opened.push(async () => door.shutOut())
  const complain = (complaints.tell = error => app.log.error(error))
  const closePanel = await startOperatorPanel(config, { pools, complain })
  opened.push(closePanel)
  const stopBackups = startBackups(config, { pools, files, complain, tell: sentence => app.log.warn(sentence) })
  opened.push(async () => stopBackups())
  const parts = { origins, files, pictures: app.pictures, workers: app.workers, log: app.log }
  const stopWork = config.worker === 'inside' ? await startCellWork(pools.cells, parts, config) : undefined
  opened.push(async () => stopWork?.())
  const close = once(async () => {
    isDraining = true
    stopping.abort()
    stopBackups()
    await closePanel()
    // Work stops immediately: no balancer distributes jobs, and no renderer draws for them any more.
    await Promise.all([stopWork?.(), wait(NOTICE_MS).then(async () => door.close(LONGEST_DRAIN_MS))])
    await app.close()
    await telemetry.close()
    await stopAnnouncing()
    await pools.close(LONGEST_DATABASE_MS)
  })
  const shops = await listShops(pools.upkeep, origins)
  if (shops.length === 0) tell(NO_SHOP)
  return { address: `http://localhost:${door.port}`, shops, demoAccounts, databaseUrl, close }
}

/** Serves the operator's panel where a port is set. Its code is loaded only then. */
async function startOperatorPanel(
  { operator, factorKeys, trustProxy }: Config,
  { pools, complain }: { readonly pools: ReturnType<typeof openPools>; readonly complain: (error: unknown) => void },
): Promise<() => Promise<void>> {
  if (!operator) return async () => undefined
  const { startPanel } = await import('./operatorPanel/index.ts')
  const key = await pools.upkeep.withPlatform(async trx => loadFactorKey(trx, factorKeys))
  const { upkeep: database, cells } = pools
  return startPanel(operator, { database, cells, key, origin: operator.origin, trustProxy, complain })
}

/** Returns a line for each account for the terminal; a password from the settings is not repeated. */
export const describeAccounts = (
  accounts: readonly PrintedAccount[],
  { demoPassword }: Pick<Config, 'demoPassword'>,
): string[] =>
  accounts.map(
    ({ tenant, host, role, email, password }) =>
      `${tenant} (${host}) ${role}: ${email} ${demoPassword === undefined ? password : '(DEMO_PASSWORD)'}`,
  )

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return async () => (done ??= work())
}

async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const end = waitForTermination()
  const tell = (line: string): void => console.log(line)
  const tellAccounts = (accounts: readonly PrintedAccount[]): void => describeAccounts(accounts, config).forEach(tell)
  const stopping = new AbortController()
  void end.then(() => stopping.abort())
  const { address, close } = await startServer(config, { tell, tellAccounts, signal: stopping.signal })
  console.log(`Kitwright is at ${address}`)
  await end
  await close()
  process.exit(0)
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error)
    process.exit(1)
  })
}
