import { type Database, listen, sql } from '../database/index.ts'

export interface WatchContentOptions {
  readonly database: Database
  /** PostgreSQL itself, past any pooler; where one stands between all the same, versions are looked up instead. */
  readonly databaseUrl: string
  /** Something that the public sees of this shop has changed; null when it may be any. */
  readonly tell: (tenantId: string | null) => void
  readonly complain: (error: unknown) => void
}

const CHANNEL = 'kitwright_content'
/** Whoever asks a server sees within a second what another one has changed, also where this one is busy. */
const POLL_MS = 400
/** Transactions may end in another order than they took their versions in, which are microseconds. */
const OVERLAP = 60_000_000

/** Tells within about a second what of the shops has changed, whichever server changed it: by `NOTIFY`, and while that cannot be heard by polling. Returns how to stop. */
export function watchContent({ database, databaseUrl, tell, complain }: WatchContentOptions): () => Promise<void> {
  const poll = createPoll(database, tell)
  let isListening = false
  let polling = Promise.resolve()
  const timer = setInterval(() => {
    if (!isListening) polling = polling.then(poll).catch(complain)
  }, POLL_MS).unref()
  const stopListening = listen({
    databaseUrl,
    channel: CHANNEL,
    hear: tell,
    turn(isOn) {
      isListening = isOn
      tell(null)
    },
    complain,
  })
  return async () => {
    clearInterval(timer)
    await stopListening()
    await polling
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
    // A shop that came from a database whose clock is ahead must not hide the others' versions.
    const latest = Math.max(newest ?? 0, ...rows.map(({ content_version: version }) => version))
    newest = Math.min(latest, rows[0]?.now ?? latest)
  }
}
