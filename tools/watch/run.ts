import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { startEmbeddedDatabase } from '../../apps/api/src/database/index.ts'
import { checkFile } from '../doors/check.ts'
import { stopOnSignal } from '../start/signals.ts'
import { execute, inLane, print, root, step } from '../test/execute.ts'
import { checkTypes } from '../test/static.ts'
import { isTest, testsNear } from './nearest.ts'
import { FOLDERS, isSource, readAllImports, readImports } from './readImports.ts'

// `npm run watch`: after each save the types, the lint and the doors of what was changed, and the tests nearest to it.

/** Saves that come this close are one: an editor, or a branch, writes many files. */
const TOGETHER_MS = 100

const imports = readAllImports(FOLDERS)

function readAgain(path: string): void {
  const targets = readImports(path)
  if (targets) imports.set(path, targets)
  else imports.delete(path)
}

function checkDoors(paths: readonly string[]): boolean {
  const problems = paths.flatMap(path => checkFile(path, readFileSync(join(root, path), 'utf8')))
  for (const { path, line, message } of problems) print(`${path}:${line} ${message}`)
  return problems.length === 0
}

const projectsOf = (paths: readonly string[]): ('node' | 'web')[] => [
  ...(paths.some(path => !path.startsWith('apps/web/')) ? (['node'] as const) : []),
  ...(paths.some(path => /^(?:apps\/web|packages)\//.test(path)) ? (['web'] as const) : []),
]

async function runTests(tests: readonly string[], databaseUrl: string): Promise<boolean> {
  if (tests.length === 0) {
    print('No test is near.')
    return true
  }
  return execute('vitest', ['run', '--reporter=dot', ...tests], { DATABASE_URL: databaseUrl })
}

async function answer(changed: readonly string[], databaseUrl: string): Promise<void> {
  const startedAt = performance.now()
  for (const path of changed) readAgain(path)
  const there = changed.filter(path => existsSync(join(root, path)))
  const tests = [...new Set(changed.flatMap(path => testsNear(path, imports)))].filter(path => imports.has(path))
  const isGood = await Promise.all([
    inLane(async () => step(`tests: ${tests.length}`, async () => runTests(tests, databaseUrl))),
    inLane(async () => {
      const types = await Promise.all(projectsOf(changed).map(async project => checkTypes(project)))
      return types.every(Boolean)
    }),
    inLane(async () => step('lint and doors', async () => checkDoors(there) && lint(there))),
  ])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(`\n${isGood.every(Boolean) ? 'good' : 'NOT GOOD'} after ${seconds} s: ${changed.join(', ')}`)
}

const lint = async (paths: readonly string[]): Promise<boolean> =>
  paths.length === 0 || execute('oxlint', ['--deny-warnings', ...paths])

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kitwright-watch-'))
  // PostgreSQL's account may enter it.
  chmodSync(dataDir, 0o755)
  const { databaseUrl, stop } = await startEmbeddedDatabase({ dataDir, isDurable: false })
  stopOnSignal(async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  print(`Watching ${imports.size} files, of which ${[...imports.keys()].filter(isTest).length} are tests.`)
  const changed = new Set<string>()
  let isBusy = false
  const go = async (): Promise<void> => {
    if (isBusy || changed.size === 0) return
    isBusy = true
    const now = [...changed]
    changed.clear()
    await answer(now, databaseUrl)
    isBusy = false
    await go()
  }
  for (const folder of FOLDERS)
    watch(join(root, folder), { recursive: true }, (_, name) => {
      const path = `${folder}/${(name ?? '').split(sep).join('/')}`
      if (!isSource(path)) return
      changed.add(path)
      setTimeout(() => void go(), TOGETHER_MS)
    })
}

await main()
