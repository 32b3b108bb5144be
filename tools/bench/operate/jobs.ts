import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { ownEnvironment } from '../../start/ownEnvironment.ts'
import { type Database, openDatabase, sql, startEmbeddedDatabase } from '../../../apps/api/src/database/index.ts'
import { costRow, countRow, type BenchOptions, type Report } from '../report.ts'
import { type MailSink, openMailSink, SILENT } from './mailSink.ts'

const API = join(import.meta.dirname, '../../../apps/api/src')
/** The budgets. */
const MAX_AT_REST = 5
const LONGEST_MAIL_S = 5
const LONGEST_STOP_S = 15

interface Scene {
  readonly database: Database
  readonly sink: MailSink
  readonly shops: readonly string[]
  readonly start: (file: string) => Promise<ChildProcess>
}

/**
 * Measures a server and two workers on a thousand shops: their queries at rest, and their behaviour while a shop's
 * mails hang.
 */
export async function benchJobs(report: Report, { isShort }: BenchOptions): Promise<void> {
  await withScene(isShort ? 20 : 1_000, async scene => {
    const { database, shops } = scene
    const server = await scene.start('server.ts')
    const workers = [await scene.start('worker.ts'), await scene.start('worker.ts')]
    // The start-up work of a server is done by then.
    await wait(isShort ? 5_000 : 45_000)
    const rate = await transactionsPerSecond(database, isShort ? 10 : 30)
    report(costRow('operate.jobs.at-rest', 'tx/s', [rate, MAX_AT_REST]))
    for (const worker of workers) await stop(worker)

    await fill(database, shops[0]!, { count: isShort ? 500 : 20_000, email: `customer@${SILENT}` })
    await poison(database, shops[1]!, isShort ? 100 : 2_000)
    while (scene.sink.hanging() === 0) await wait(100)
    const times: number[] = []
    for (const shop of shops.slice(2, 7)) times.push(await timeMail(scene, shop))
    report(costRow('operate.jobs.other-shop.max', 's', [Math.max(...times), LONGEST_MAIL_S]))
    const { seconds, code } = await stop(server)
    report(costRow('operate.jobs.sigterm', 's', [seconds, LONGEST_STOP_S]))
    report(countRow('operate.jobs.exit-code', '', [code ?? 1, 0]))
  })
}

async function withScene(count: number, work: (scene: Scene) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kitwright-jobs-'))
  chmodSync(dataDir, 0o755)
  const { databaseUrl, stop: stopDatabase } = await startEmbeddedDatabase({ dataDir })
  const sink = await openMailSink()
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const children: ChildProcess[] = []
  const start = async (file: string): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [join(API, file)], {
      env: { ...ownEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    for await (const line of createInterface(child.stdout)) if (/ at (http|work)/.test(line)) break
    child.stdout.resume()
    return child
  }
  const first = await start('server.ts')
  await stop(first)
  const database = openDatabase({ databaseUrl, maxConnections: 1 })
  try {
    await work({ database, sink, start, shops: await makeShops(database, count) })
  } finally {
    for (const child of children) await stop(child)
    await database.close()
    await stopDatabase()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Creates shops without products, each with its host. */
async function makeShops(database: Database, count: number): Promise<string[]> {
  return database.withPlatform(async trx => {
    const { rows } = await sql<{ id: string }>`
      with made as (insert into tenants (slug, name, product_types)
        select 'shop-' || n, 'Shop ' || n, '{}' from generate_series(1, ${count}) n returning id, slug),
      named as (insert into tenant_hosts (host, tenant_id) select slug || '.example', id from made)
      select id from made order by slug`.execute(trx)
    return rows.map(({ id }) => id)
  })
}

/** Counts commits and rollbacks, as reported by PostgreSQL with up to a second's delay. */
async function transactionsPerSecond(database: Database, seconds: number): Promise<number> {
  const count = async (): Promise<number> =>
    database.withPlatform(async trx => {
      const { rows } = await sql<{ count: number }>`select xact_commit + xact_rollback as count
        from pg_stat_database where datname = current_database()`.execute(trx)
      return rows[0]!.count
    })
  const before = await count()
  await wait(seconds * 1_000)
  // The first count is itself one transaction.
  return ((await count()) - before - 1) / seconds
}

/** Creates mails to one customer of the shop. */
const fill = async (database: Database, shop: string, { count, email }: { count: number; email: string }) =>
  database.withTenant(shop, async trx =>
    sql`with someone as (insert into accounts (email, role, first_name, last_name) values (${email}, 'CUSTOMER', 'Sok', 'Dara')
        returning id)
      insert into events (kind, subject_id, payload) select 'AccountRegistered', id, '{}' from someone, generate_series(1, ${count})`.execute(
      trx,
    ),
  )

/** Creates events of non-existent accounts. */
const poison = async (database: Database, shop: string, count: number) =>
  database.withTenant(shop, async trx =>
    sql`insert into events (kind, subject_id, payload) select 'AccountRegistered', gen_random_uuid(), '{}'
      from generate_series(1, ${count})`.execute(trx),
  )

/** Returns the seconds from the commit to the mail server. */
async function timeMail({ database, sink }: Scene, shop: string): Promise<number> {
  const email = `${shop}@prompt.example`
  await fill(database, shop, { count: 1, email })
  const at = performance.now()
  while (!sink.reached.has(email)) await wait(20)
  return (performance.now() - at) / 1_000
}

async function stop(child: ChildProcess): Promise<{ seconds: number; code: number | null }> {
  const at = performance.now()
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { seconds: (performance.now() - at) / 1_000, code: child.exitCode }
}
