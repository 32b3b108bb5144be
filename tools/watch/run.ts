import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../apps/api/src/database/index.ts'
import { stopOnSignal } from '../start/signals.ts'
import { print, REPO_ROOT } from '../test/execute.ts'
import { checkNear, checkTypes, type AnswerContext } from './runChecks.ts'
import { isTest, ringsAround } from './nearestTests.ts'
import { FOLDERS, isData, isLeft, isSource, readAllImports, readImports } from './readImports.ts'
import { openTypes, type Changes } from './types.ts'
import { watchFiles } from './watchFiles.ts'

// `npm run watch`: after each save, checks the types, lint and import rules of the changed files and runs the nearest
// tests; then checks the types of all other dependents. A new save restarts the run.

/** The interval in ms within which saves count as one: an editor, or a branch switch, writes many files. */
const TOGETHER_MS = 100

/** Reads the current imports of these files, and reports which files were created or deleted. */
function readAgain(paths: readonly string[], imports: Map<string, string[]>): Changes {
  const changes: Changes = { changed: [], created: [], deleted: [] }
  for (const path of paths) {
    const isThere = existsSync(join(REPO_ROOT, path))
    if (!isThere) changes.deleted.push(path)
    else changes[imports.has(path) || isData(path) ? 'changed' : 'created'].push(path)
    // Data files have no imports.
    if (isData(path)) continue
    if (isThere) imports.set(path, readImports(path) ?? imports.get(path) ?? [])
    else imports.delete(path)
  }
  return changes
}

/**
 * Checks the saved files: their importers at once, then all other dependents. Files that are not reached remain for the
 * next run.
 */
async function answer(saved: Set<string>, means: AnswerContext): Promise<void> {
  const { imports, later, signal } = means
  const startedAt = performance.now()
  const say = (isGood: boolean, what: string): void =>
    print(`\n${isGood ? 'good' : 'NOT GOOD'} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${what}`)
  const changed = [...saved]
  const rings = ringsAround(changed, imports)
  for (const path of rings.flat()) later.add(path)
  const near = rings.slice(0, 2).flat()
  const isNearGood = await checkNear(changed, near, means)
  if (signal.aborted) return
  saved.clear()
  say(isNearGood, changed.join(', '))
  const rest = [...later].filter(path => !near.includes(path))
  if (rest.length === 0) return
  const isRestGood = await checkTypes(rest, means)
  if (!signal.aborted) say(isNearGood && isRestGood, `with the types of ${rest.length} files that come to it`)
}

async function startDatabase(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kitwright-watch-'))
  // PostgreSQL's account may enter the folder.
  chmodSync(dataDir, 0o755)
  const { databaseUrl, stop } = await startEmbeddedDatabase({ dataDir, isDurable: false })
  stopOnSignal(async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return databaseUrl
}

async function main(): Promise<void> {
  const imports = readAllImports(FOLDERS)
  const [databaseUrl, types] = await Promise.all([startDatabase(), openTypes()])
  const heard = new Set<string>()
  const saved = new Set<string>()
  const later = new Set<string>()
  let run = new AbortController()
  let running = Promise.resolve()
  const begin = (): void => {
    run.abort()
    run = new AbortController()
    const { signal } = run
    running = running.then(async () => {
      if (signal.aborted) return
      const now = [...heard]
      heard.clear()
      await types.tell(readAgain(now, imports))
      for (const path of now) saved.add(path)
      await answer(saved, { imports, types, databaseUrl, later, signal })
    })
  }
  let soon: NodeJS.Timeout | undefined
  const onSaved = (path: string): void => {
    if (!isSource(path) && !isData(path)) return
    heard.add(path)
    clearTimeout(soon)
    soon = setTimeout(begin, TOGETHER_MS)
  }
  await watchFiles({ root: REPO_ROOT, folders: FOLDERS, isLeft, onSaved })
  print(`Watching ${imports.size} files, of which ${[...imports.keys()].filter(isTest).length} are tests.`)
}

await main()
