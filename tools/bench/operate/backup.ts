import { execFile } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { dumpTables, openDatabase, sql, startEmbeddedDatabase } from '../../../apps/api/src/database/index.ts'
import { startServer } from '../load/program.ts'
import { ownEnvironment } from '../../start/ownEnvironment.ts'
import { type BenchOptions, costRow, countRow, type Report } from '../report.ts'

const KIT = join(import.meta.dirname, '../../../apps/api/src/operatorCli/main.ts')
const ROW_KB = 2
const FILE_MB = 1
const LONGEST_S = 300

/**
 * Measures a gigabyte, half rows and half files: backing it up, restoring it into an empty cluster, and starting a
 * server on it.
 */
export async function benchBackup(report: Report, { isShort }: BenchOptions): Promise<void> {
  const megabytes = isShort ? 100 : 1_000
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-operate-'))
  await chmod(folder, 0o755)
  try {
    const here = join(folder, 'here')
    await fill(here, megabytes / 2)
    const backupS = await kit(here, 'backup', '--to', join(folder, 'archives'))
    const [archive] = await readdir(join(folder, 'archives'))
    const there = join(folder, 'there')
    const restoreS = await kit(there, 'restore', join(folder, 'archives', archive!))
    const [before, after] = [await contentsOf(here), await contentsOf(there)]
    // A starting server processes pending work, so it is started afterwards.
    const startS = await start(there)
    const different = [...before].filter(([name, content]) => after.get(name) !== content).map(([name]) => name)
    if (different.length > 0) console.error(`not the same after the restore: ${different.join(', ')}`)
    report(costRow('operate.backup', 's', [backupS, LONGEST_S]))
    report(costRow('operate.restore-and-start', 's', [restoreS + startS, LONGEST_S]))
    report(countRow('operate.different', 'tables, files', [different.length, 0]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const environment = (dataDir: string) => ({ ...ownEnvironment(), DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })

async function kit(dataDir: string, ...args: string[]): Promise<number> {
  const began = performance.now()
  await promisify(execFile)(process.execPath, [KIT, ...args], { env: environment(dataDir) })
  return (performance.now() - began) / 1000
}

async function start(dataDir: string): Promise<number> {
  const began = performance.now()
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
  const seconds = (performance.now() - began) / 1000
  await server.stop()
  return seconds
}

/** Creates both demo shops, and `megabytes` of rows and of files in the first one. */
async function fill(dataDir: string, megabytes: number): Promise<void> {
  await start(dataDir)
  await withDatabase(dataDir, async databaseUrl => {
    const database = openDatabase({
      databaseUrl,
      limits: { statementMs: 600_000, lockMs: 1e4, idleMs: 6e5, turnMs: 1e4 },
    })
    const { id } = await database.withPlatform(async trx =>
      trx.selectFrom('tenants').select('id').where('slug', '=', 'angkor').executeTakeFirstOrThrow(),
    )
    const rows = Math.round((megabytes * 1_000) / ROW_KB)
    await database.withTenant(id, async trx =>
      sql`insert into events (kind, subject_id, payload, told_at)
        select 'OrderPlaced', gen_random_uuid(), jsonb_build_object('n', n, 'text', (
          select string_agg(md5(n::text || part::text), '') from generate_series(1, ${Math.floor((ROW_KB * 1_000) / 32)}::int) part)), now()
        from generate_series(1, ${rows}::int) n`.execute(trx),
    )
    await database.close()
    for (let n = 0; n < megabytes / FILE_MB; n += 1) {
      const file = randomUUID()
      const place = join(dataDir, 'files', id, file.slice(0, 2))
      await mkdir(place, { recursive: true })
      await writeFile(join(place, file), randomBytes(FILE_MB * 1e6))
    }
  })
}

async function withDatabase(dataDir: string, work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const { databaseUrl, stop } = await startEmbeddedDatabase({ dataDir })
  await work(databaseUrl).finally(stop)
}

/** Hashes each table's rows and each file's bytes. A starting server draws pictures. */
async function contentsOf(dataDir: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  await withDatabase(dataDir, async databaseUrl => {
    await dumpTables(databaseUrl, async (table, rows) => void contents.set(table, await sumOf(rows)))
  })
  const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  // Backups omit builds, and servers draw pictures at any time.
  const isKept = ({ parentPath }: { parentPath: string }): boolean => !/\/(pictures|builds)\b/.test(parentPath)
  for (const file of files.filter(entry => entry.isFile() && isKept(entry))) {
    const path = join(file.parentPath, file.name)
    contents.set(path.slice(dataDir.length), await hashOf(createReadStream(path)))
  }
  return contents
}

/** Sums independently of the row order: PostgreSQL may start reading a large table in its middle. */
async function sumOf(rows: Readable): Promise<string> {
  let sum = 0n
  for await (const line of createInterface(rows))
    sum = BigInt.asUintN(64, sum + createHash('sha256').update(line).digest().readBigUInt64BE())
  return sum.toString(16)
}

async function hashOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}
