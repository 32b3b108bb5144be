import { setTimeout as pause } from 'node:timers/promises'
import { type Database, listen, sql } from '../database/index.ts'

export interface WatchContentOptions {
  readonly database: Database
  /** The URL of PostgreSQL itself, past any pooler. If a pooler still stands between, versions are polled instead. */
  readonly databaseUrl: string
  /** Reports that public content of this shop has changed; null if it may be any shop. */
  readonly tell: (tenantId: string | null) => void
  readonly complain: (error: unknown) => void
}

export interface ContentWatch {
  /**
   * To be awaited before a shop is answered from memory: afterwards `tell` has told what had changed {@link STALE_MS} ago. Undefined when
   * it has anyhow. Waits for no database that is slow or away.
   */
  freshen(): Promise<void> | undefined
  stop(): Promise<void>
}

const CHANNEL = 'kitwright_content'
/** Longest time, in ms, until a client of one server sees a change from another, however busy this server is. */
const STALE_MS = 100
const LONGEST_MS = 500
/** Delay before a slow or unreachable database is queried again, so that not every caller does. */
const AGAIN_MS = 1_000
/** Overlap of polls in microseconds: transactions may commit in another order than they took their versions. */
const OVERLAP = 60_000_000

/**
 * Reports changed shops, whichever server changed them: immediately by `NOTIFY`. If notifications are unavailable, as
 * behind a pooler, it polls on request only.
 */
export function watchContent({ database, databaseUrl, tell, complain }: WatchContentOptions): ContentWatch {
  const poll = createPoll(database, tell)
  let isListening = false
  let nextAt = 0
  let looking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    const begun = performance.now()
    const isRead = await Promise.race([poll().then(() => true), pause(LONGEST_MS, false, { ref: false })]).catch(
      complain,
    )
    nextAt = isRead === true ? begun + STALE_MS : performance.now() + AGAIN_MS
    looking = undefined
  }
  const stop = listen({
    databaseUrl,
    channel: CHANNEL,
    hear: tell,
    turn(isOn) {
      isListening = isOn
      tell(null)
    },
    complain,
  })
  return {
    freshen() {
      if (isListening || performance.now() < nextAt) return undefined
      return (looking ??= look())
    },
    async stop() {
      await stop()
      await looking
    },
  }
}

function createPoll(database: Database, tell: WatchContentOptions['tell']): () => Promise<void> {
  const seen = new Map<string, number>()
  let newest: number | undefined
  return async () => {
    const rows = await database.withPlatform(async trx =>
      trx
        .selectFrom('tenants')
        .select(['id', 'content_version', sql<number>`time_number()`.as('now')])
        .where('content_version', '>', (newest ?? 0) - OVERLAP)
        .execute(),
    )
    for (const { id, content_version: version } of rows) {
      if (newest !== undefined && seen.get(id) !== version) tell(id)
      seen.set(id, version)
    }
    // A shop that came from a database with a clock ahead must not hide the other shops' versions.
    const latest = Math.max(newest ?? 0, ...rows.map(({ content_version: version }) => version))
    newest = Math.min(latest, rows[0]?.now ?? latest)
  }
}
