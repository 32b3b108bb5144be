import { resolve } from 'node:path'
import { serverAccount } from './embedded/account.ts'
import { binariesIn, prepareBinaries } from './embedded/binaries.ts'
import { BORROWED_LOCALE, ensureCluster } from './embedded/initialise.ts'
import { ensureRunning, ownerUrl } from './embedded/launch.ts'
import { withLock } from './embedded/lock.ts'
import { ensureOwner } from './embedded/owner.ts'
import { type Placement, placeData } from './embedded/placement.ts'
import { stopPostmaster } from './embedded/postmaster.ts'
import { signIn, signOut } from './embedded/users.ts'

export interface EmbeddedDatabase {
  databaseUrl: string
  /** Stops the server when no other living process uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  /** Default true: every commit is on the disk before it is acknowledged. False only for tests. */
  isDurable?: boolean
  /** Default false. True leaves the server running until {@link stopEmbeddedDatabase}; for tests, whose processes come and go. */
  isLingering?: boolean
  /** The folder of another PostgreSQL's `initdb` and `postgres`, 15 or newer. Default: the packaged one. For tests and benchmarks. */
  postgresBin?: string | undefined
}

/**
 * Starts PostgreSQL 18 on the data folder, or joins the one that runs there: any number of processes may, at the same moment. It
 * outlives a killed process, whose successor joins it. Throws with the reason, and the end of its log, when it does not start.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = serverAccount()
  const place = placeData(resolve(options.dataDir), account)
  return withLock(place.lock, async () => {
    const { postgresBin } = options
    const { initdb, postgres } = postgresBin ? binariesIn(postgresBin) : prepareBinaries(account)
    const password = await ensureCluster(place, account, initdb, postgresBin ? BORROWED_LOCALE : undefined)
    const port = await ensureRunning({ place, account, postgres, password, isDurable: options.isDurable ?? true })
    const databaseUrl = await ensureOwner(ownerUrl(port, password), password)
    const user = options.isLingering ? undefined : signIn(place.users)
    return { databaseUrl, stop: async () => (user === undefined ? undefined : leave(place, user)) }
  })
}

async function leave(place: Placement, user: string): Promise<void> {
  await withLock(place.lock, async () => {
    if (signOut(place.users, user) === 0) await stopPostmaster(place.cluster)
  })
}

/** Stops the data folder's server whoever started it. */
export async function stopEmbeddedDatabase(dataDir: string): Promise<void> {
  const place = placeData(resolve(dataDir), serverAccount())
  await withLock(place.lock, async () => stopPostmaster(place.cluster))
}
