import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import type { Account } from './serverAccount.ts'
import { identity } from './initialise.ts'
import type { Placement } from './dataPlacement.ts'
import { clearRemains, isRunning, readPostmaster, waitUntilReady } from './postmaster.ts'

const LARGEST_LOG = 10_000_000

export interface Launch {
  place: Placement
  account: Account
  postgres: string
  password: string
  /** False for tests: a power cut may then cost data. */
  isDurable: boolean
  /** Allows only this port, because existing connections will reconnect to it. */
  port?: number
}

/** Returns the port of the cluster's running server, starting it if necessary. Call it under the launcher's lock. */
export async function ensureRunning(launch: Launch): Promise<number> {
  const { cluster } = launch.place
  const running = readPostmaster(cluster)
  if (running !== undefined && isRunning(cluster, running)) {
    const url = ownerUrl(running.port, launch.password)
    const isReady = await waitUntilReady(url, cluster, () => !isRunning(cluster, running))
    if (isReady) return running.port
    if (isRunning(cluster, running))
      throw new Error(`PostgreSQL (${running.pid}) runs in ${cluster} but does not answer`)
  }
  await clearRemains(cluster)
  return start(launch)
}

/** Returns the address of the server's maintenance database, for its superuser. */
export function ownerUrl(port: number, password: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** Tries the last port first, then another if the port has been taken. */
async function start(launch: Launch): Promise<number> {
  const remembered = readPort(launch.place.port)
  const candidates = launch.port ? [launch.port] : [remembered, 0, 0, 0].filter(port => port !== undefined)
  for (const candidate of candidates) {
    const port = candidate === 0 ? await findFreePort() : candidate
    if (await startOn(launch, port)) {
      // On a full disk, rewriting the file would empty it.
      if (port !== remembered) writeFileSync(launch.place.port, String(port))
      return port
    }
  }
  throw new Error(`PostgreSQL did not start. Its log (${launch.place.log}) ends:\n${tailOf(launch.place.log)}`)
}

function readPort(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Runs the server in its own session, so that Ctrl-C at the terminal reaches us first and we stop it in order. */
async function startOn({ place, account, postgres, password, isDurable }: Launch, port: number): Promise<boolean> {
  const log = openLog(place.log, account)
  const child = spawn(postgres, ['-D', place.cluster, ...settings(port, isDurable)], {
    ...identity(account),
    cwd: place.home,
    env: { TMPDIR: tmpdir() },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let hasEnded = false
  child.once('error', () => (hasEnded = true)).once('exit', () => (hasEnded = true))
  child.unref()
  const isReady = await waitUntilReady(ownerUrl(port, password), place.cluster, () => hasEnded)
  if (!isReady && !hasEnded) child.kill('SIGINT')
  return isReady
}

function settings(port: number, isDurable: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    // No socket file, because its path has a length limit and an owner.
    unix_socket_directories: '',
    max_connections: 100,
    // Just-in-time compilation costs more than it saves on queries of a few rows.
    jit: 'off',
    log_min_messages: 'warning',
    lc_messages: 'C',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function openLog(path: string, account: Account): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(path, `${path}.old`)
  const log = openSync(path, 'a', 0o600)
  if (account.isOther) chownSync(path, account.uid, account.gid)
  return log
}

function tailOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(-15).join('\n')
  } catch {
    return '(there is none)'
  }
}
