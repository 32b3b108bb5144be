import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../../apps/api/src/database/index.ts'
import { type Buyer, createBuyer } from '../load/buyer.ts'
import { type Load, percentile, runLoad } from '../load/load.ts'
import { type RunningProgram, startServer } from '../load/program.ts'
import { ownEnvironment } from '../../start/ownEnvironment.ts'
import { type BenchOptions, costRow, countRow, type Report } from '../report.ts'
import { fillShop, sizeOf } from './fill.ts'

const KIT = join(import.meta.dirname, '../../../apps/api/src/operatorCli/main.ts')
const LINES = 14
const BUYERS = 4
/**
 * About twenty orders a second: the busiest minute of any shop, and the most a machine of two cores can copy alongside.
 */
const BETWEEN_MS = 200
const LONGEST_FREEZE_S = 5
const LONGEST_ANSWER_MS = 200

/** Moves a shop of a hundred thousand orders to another PostgreSQL during orders, then kills that PostgreSQL. */
export async function benchCells(report: Report, { isShort }: BenchOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-cells-'))
  await chmod(folder, 0o755)
  const [home, other] = [await startIn(folder, 'home'), await startIn(folder, 'b')]
  // A server with other cells makes no demo shops.
  const alone = { DATABASE_URL: home.databaseUrl, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }
  await (await startServer(alone)).stop()
  const env = { DATABASE_URL: home.databaseUrl, DATABASE_CELLS: `b=${other.databaseUrl}`, DATA_DIR: folder }
  const server = await startServer({ ...env, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  try {
    await fillShop(home.databaseUrl, 'angkor', sizeOf(isShort ? 1 : 100))
    await benchMove(report, { server, env, targetUrl: other.databaseUrl })
    await benchKilled(report, { server, kill: other.stop })
  } finally {
    await server.stop()
    await home.stop()
    await other.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startIn(folder: string, name: string) {
  const dataDir = join(folder, name)
  return startEmbeddedDatabase({ dataDir })
}

interface MoveBench {
  readonly server: RunningProgram
  readonly env: Readonly<Record<string, string>>
  readonly targetUrl: string
}

async function benchMove(report: Report, { server, env, targetUrl }: MoveBench): Promise<void> {
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => createBuyer(server.address, { lines: LINES })),
  )
  const end = new AbortController()
  const all = Promise.all(buyers.map(async buyer => keepOrdering(server.address, buyer, end.signal)))
  const began = performance.now()
  await promisify(execFile)(process.execPath, [KIT, 'shop', 'move', 'angkor', '--to', 'b'], {
    env: { ...ownEnvironment(), ...env },
  })
  const wholeS = (performance.now() - began) / 1000
  end.abort()
  const answers = (await all).flat()
  const numbers = answers.flatMap(({ number }) => (number === undefined ? [] : [number]))
  const client = new pg.Client({ connectionString: targetUrl })
  await client.connect()
  await client.query(`select set_config('kitwright.tenant', id::text, false) from tenants where slug = 'angkor'`)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from orders where number = any($1)', [
    numbers,
  ])
  const { rows: sizes } = await client.query<{ mb: number }>(
    'select pg_database_size(current_database())::float8 / 1e6 as mb',
  )
  await client.end()
  report(countRow('operate.move.lost', 'orders', [numbers.length - rows[0]!.n, 0]))
  report(countRow('operate.move.refused', 'orders', [answers.length - numbers.length, 0]))
  report(countRow('operate.move.taken', 'orders meanwhile', [numbers.length, 0]))
  report(costRow('operate.move.longest-wait', 's', [Math.max(...answers.map(({ ms }) => ms)) / 1000, LONGEST_FREEZE_S]))
  report(countRow('operate.move.whole', 's', [wholeS, 0]))
  report(countRow('operate.move.size', 'MB in the target', [sizes[0]!.mb, 0]))
}

interface Answer {
  readonly ms: number
  /** Number of the order; undefined if it was refused. */
  readonly number: string | undefined
}

async function keepOrdering(address: string, { token, body }: Buyer, signal: AbortSignal): Promise<Answer[]> {
  const answers: Answer[] = []
  while (!signal.aborted) {
    const at = performance.now()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/orders`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    })
    const { number } = (await answer.json()) as { number?: string }
    answers.push({ ms: performance.now() - at, number })
    await wait(BETWEEN_MS)
  }
  return answers
}

async function benchKilled(
  report: Report,
  { server, kill }: { readonly server: RunningProgram; readonly kill: () => Promise<void> },
): Promise<void> {
  const { address } = server
  const host = `mekong.${new URL(address).host}`
  const ask = async (): Promise<Load> => {
    const load: Load = { rates: [], latenciesMs: [] }
    const next = () => ({ method: 'GET', path: '/api/pricing', headers: { host } }) as const
    await runLoad({ address, status: 200, next }, { clients: 2, seconds: 5 }, load)
    return load
  }
  const before = await ask()
  await kill()
  const after = await ask()
  const { status } = await fetch(`${address}/api/templates`)
  report(costRow('operate.killed.others.p99', 'ms', [percentile(after, 99), percentile(before, 99)]))
  report(costRow('operate.killed.others.p99.promised', 'ms', [percentile(after, 99), LONGEST_ANSWER_MS]))
  report(countRow('operate.killed.own', 'status', [status, 503]))
}
