import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectOnce } from '../connection/pool.ts'
import { isAlive, isWorkingIn, processesIn } from './processes.ts'

/** A PostgreSQL server as described by its `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
}

/** Returns the contents of `postmaster.pid`; undefined if it is missing or has no port yet. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether the server of that file is alive. Its pid may belong to another process by now, but a server's working folder
 * is always its cluster.
 */
export function isRunning(cluster: string, { pid }: Postmaster): boolean {
  // A running shop asks twice a second: it looks at no other process.
  return isAlive({ pid, startedAt: '' }) && (isWorkingIn(cluster, pid) ?? true)
}

/**
 * Removes the remains of a killed server, after its children have ended, which still write. PostgreSQL does so itself,
 * except for a dead server that is still a zombie, or a pid that another process has by now.
 */
export async function clearRemains(cluster: string): Promise<void> {
  const remains = readPostmaster(cluster)
  if (remains === undefined || isRunning(cluster, remains)) return
  if (processesIn(cluster) === undefined) return
  const deadline = Date.now() + 30_000
  while (processesIn(cluster)?.length) {
    if (Date.now() > deadline) throw new Error(`Processes of a killed PostgreSQL are still at work in ${cluster}`)
    await pause(50)
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * Waits until the server at `databaseUrl` answers and proves to be this cluster's. Returns false if `isGivenUp` returns
 * true.
 */
export async function waitUntilReady(databaseUrl: string, cluster: string, isGivenUp: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 60_000
  while (!isGivenUp()) {
    const found = await findCluster(databaseUrl)
    if (found === cluster) return true
    if (found !== undefined || Date.now() > deadline) return false
    await pause(40)
  }
  return false
}

/** Returns the cluster that answers; undefined if none does yet. */
async function findCluster(databaseUrl: string): Promise<string | undefined> {
  try {
    const client = await connectOnce(databaseUrl, 5_000)
    try {
      const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
      return rows[0]?.folder
    } finally {
      await client.end()
    }
  } catch (error) {
    // 28P01: wrong password, so the server belongs to another cluster.
    return (error as { code?: string }).code === '28P01' ? '' : undefined
  }
}

/** Stops the server in order and rolls back its clients' transactions. Returns when its files are at rest. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster)
  if (postmaster === undefined || !isRunning(cluster, postmaster)) return
  // SIGINT requests a "fast" shutdown.
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + 30_000
  while (isRunning(cluster, postmaster)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (${postmaster.pid}) did not stop within 30 s`)
    await pause(20)
  }
}
