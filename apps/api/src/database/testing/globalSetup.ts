import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopEmbeddedDatabase } from '../embedded.ts'
import { isAlive } from '../embedded/processes.ts'
import { existsSync } from 'node:fs'

const PREFIX = 'kitwright-test-'

/** Prepares a folder for the run's PostgreSQL; the first test file that asks starts it. Returns what ends and removes it. */
export default async function prepare(): Promise<() => Promise<void>> {
  await sweep()
  const dataDir = join(tmpdir(), `${PREFIX}${process.pid}`)
  mkdirSync(dataDir, { recursive: true })
  process.env.KITWRIGHT_TEST_DATA_DIR = dataDir
  return async () => discard(dataDir)
}

/** Ends and removes what killed runs left. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN
    if (Number.isInteger(pid) && !isAlive({ pid, startedAt: '' })) await discard(join(tmpdir(), name)).catch(() => {})
  }
}

async function discard(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'database'))) await stopEmbeddedDatabase(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}
