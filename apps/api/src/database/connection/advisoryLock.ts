import { connectOnce } from './pool.ts'

/**
 * The tasks that only one process on a database runs at a time. Any number will do, as long as every version uses the
 * same.
 */
const LOCKS = { operator: 7_120_044, backup: 7_120_045 } as const

/**
 * Runs `work` under an advisory lock; returns undefined if another process on this database holds it. The lock is
 * released however this process ends. It belongs to the session, so `databaseUrl` must bypass any connection pooler.
 */
export async function tryWithAdvisoryLock<T>(
  databaseUrl: string,
  at: keyof typeof LOCKS,
  work: () => Promise<T>,
): Promise<{ readonly done: T } | undefined> {
  const client = await connectOnce(databaseUrl)
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCKS[at]])
    return rows[0]!.got ? { done: await work() } : undefined
  } finally {
    await client.end()
  }
}
