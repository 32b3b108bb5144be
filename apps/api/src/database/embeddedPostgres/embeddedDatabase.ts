import { resolve } from 'node:path'
import { serverAccount } from './serverAccount.ts'
import { binariesIn, prepareBinaries } from './binaries.ts'
import { BORROWED_LOCALE, ensureCluster } from './initialise.ts'
import { keepRunning } from './keep.ts'
import { ensureRunning, type Launch, ownerUrl } from './launch.ts'
import { withLock } from './lock.ts'
import { ensureOwner } from './owner.ts'
import { type Placement, placeData } from './dataPlacement.ts'
import { isRunning, readPostmaster, stopPostmaster } from './postmaster.ts'
import { signIn, signOut } from './clientRegistry.ts'

export interface EmbeddedDatabase {
  databaseUrl: string
  /** Stops the server if no other living process uses it. */
  stop(): Promise<void>
  /** Returns how often the server has ended unexpectedly and was restarted, or is being restarted. */
  timesLost(): number
}

export interface EmbeddedOptions {
  dataDir: string
  /** Default true: every commit is on the disk before it is acknowledged. False only for tests. */
  isDurable?: boolean
  /** Default false. True leaves the server running until {@link stopEmbeddedDatabase}; for tests, whose processes come and go. */
  isLingering?: boolean
  /**
   * Folder of another PostgreSQL's `initdb` and `postgres`, 15 or newer. Default: the packaged one. For tests and
   * benchmarks.
   */
  postgresBin?: string | undefined
  /**
   * If given, a server that ends unexpectedly is restarted until `stop`, and this function receives the messages.
   * Otherwise it stays down.
   */
  tellOfKeeping?: ((line: string) => void) | undefined
}

/**
 * Starts PostgreSQL 18 on the data folder, or joins the server that runs there. Any number of processes may call it at
 * the same moment. The server outlives a killed process, whose successor joins it. If it does not start, throws with
 * the reason and the end of its log.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = serverAccount()
  const place = placeData(resolve(options.dataDir), account)
  return withLock(place.lock, async () => {
    const { postgresBin } = options
    const { initdb, postgres } = postgresBin ? binariesIn(postgresBin) : prepareBinaries(account)
    const password = await ensureCluster(place, account, initdb, postgresBin ? BORROWED_LOCALE : undefined)
    const launch = { place, account, postgres, password, isDurable: options.isDurable ?? true }
    const { port, databaseUrl } = await launchWithOwner(launch)
    const user = options.isLingering ? undefined : await signInOrStop(place)
    const keeping = options.tellOfKeeping && keep({ ...launch, port }, options.tellOfKeeping)
    const stop = async (): Promise<void> => {
      await keeping?.end()
      if (user !== undefined) await leave(place, user)
    }
    return { databaseUrl, stop, timesLost: () => keeping?.timesLost() ?? 0 }
  })
}

const MOST_LAUNCHES = 5

/** Restarts a server that is killed in between. */
async function launchWithOwner(launch: Launch, launches = 1): Promise<{ port: number; databaseUrl: string }> {
  const port = await ensureRunning(launch)
  try {
    return { port, databaseUrl: await ensureOwner(ownerUrl(port, launch.password), launch.password) }
  } catch (error) {
    const postmaster = readPostmaster(launch.place.cluster)
    const isThere = postmaster !== undefined && isRunning(launch.place.cluster, postmaster)
    if (isThere || launches === MOST_LAUNCHES) throw error
    return launchWithOwner(launch, launches + 1)
  }
}

/** Restarts the server whenever it ends unexpectedly, until stopped. */
function keep(launch: Launch, tell: (line: string) => void) {
  let timesLost = 0
  const ending = new AbortController()
  const { cluster, lock } = launch.place
  const relaunch = async (): Promise<void> => {
    timesLost += 1
    await withLock(lock, async () => {
      if (!ending.signal.aborted) await ensureRunning(launch)
    })
  }
  const keeping = keepRunning({ cluster, relaunch, tell, signal: ending.signal })
  return {
    timesLost: () => timesLost,
    async end(): Promise<void> {
      ending.abort()
      await keeping
    },
  }
}

/** Stops a server that nobody else uses if this process cannot record its use, as on a full disk. */
async function signInOrStop(place: Placement): Promise<string> {
  try {
    return signIn(place.users)
  } catch (error) {
    if (signOut(place.users) === 0) await stopPostmaster(place.cluster)
    throw error
  }
}

async function leave(place: Placement, user: string): Promise<void> {
  await withLock(place.lock, async () => {
    if (signOut(place.users, user) === 0) await stopPostmaster(place.cluster)
  })
}

/** Stops the data folder's server, whichever process started it. */
export async function stopEmbeddedDatabase(dataDir: string): Promise<void> {
  const place = placeData(resolve(dataDir), serverAccount())
  await withLock(place.lock, async () => stopPostmaster(place.cluster))
}
