import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopEmbeddedDatabase } from '../embeddedPostgres/embeddedDatabase.ts'
import { isAlive } from '../embeddedPostgres/processes.ts'
import { existsSync } from 'node:fs'

const PREFIX = 'kitwright-test-'
const OTHER_SERVER = 'other-'

/** Returns the folder of a server by its programs. */
export const otherServer = (postgresBin: string): string => OTHER_SERVER + postgresBin.replaceAll(/\W+/g, '-')

/**
 * Prepares a folder for the run's PostgreSQL, which the first test file that needs it starts. Returns a function that
 * stops and removes it.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await sweep()
  const dataDir = join(tmpdir(), `${PREFIX}${process.pid}`)
  mkdirSync(dataDir, { recursive: true })
  process.env.KITWRIGHT_TEST_DATA_DIR = dataDir
  return async () => discard(dataDir)
}

/** Stops and removes servers that killed runs have left. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN
    if (Number.isInteger(pid) && !isAlive({ pid, startedAt: '' })) await discard(join(tmpdir(), name)).catch(() => {})
  }
}

async function discard(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return
  const others = readdirSync(dataDir).filter(name => name.startsWith(OTHER_SERVER))
  for (const folder of [dataDir, ...others.map(name => join(dataDir, name))])
    if (existsSync(join(folder, 'database'))) await stopEmbeddedDatabase(folder)
  rmSync(dataDir, { recursive: true, force: true })
}
