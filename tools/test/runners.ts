import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuilt } from '../start/buildWeb.ts'
import { ensureChromium, findHeadlessShell } from './chromium.ts'
import { execute, print, REPO_ROOT, step } from './execute.ts'
import type { Failure } from './results/failures.ts'
import { scratchFolder } from './scratchFolder.ts'
import { type Tally, tallyCheck, tallyPlaywright, tallyVitest, withExit } from './results/tally.ts'

const results = join(REPO_ROOT, 'test-results')

/** Runs the unit tests that need no browser; with `isQuick`, without the slow ones. */
export const runUnitTests = async ({ isQuick = false } = {}): Promise<Tally> =>
  runVitest('unit tests', 'unit.json', ['pure', 'screens', 'api'], isQuick ? { LEAVE_SLOW_TESTS: '1' } : {})

/** Runs the unit tests in a browser. They run one page at a time, so they leave most of a machine to others. */
export const runBrowserTests = async (): Promise<Tally> =>
  runVitest('tests in a browser', 'browser.json', ['browser', 'tabs'])

async function runVitest(
  name: string,
  file: string,
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const report = join(results, file)
  const unhandled = join(results, `unhandled-${file}`)
  const reporters = ['default', 'json', './tools/test/results/unhandledReporter.ts'].map(each => `--reporter=${each}`)
  const chosen = projects.map(project => `--project=${project}`)
  const args = ['run', ...reporters, `--outputFile.json=${report}`, ...chosen]
  rmSync(unhandled, { force: true })
  return step(name, async () => {
    const run = async (): Promise<boolean> => execute('vitest', args, { ...env, UNHANDLED_ERRORS: unhandled })
    const tally = await tallyOf(name, report, tallyVitest, run)
    return { ...tally, failures: [...tally.failures, ...readUnhandled(name, unhandled)] }
  })
}

/** Names the errors outside all tests: each of them lets the run end badly, and counts as one failure at most. */
function readUnhandled(runner: string, path: string): Failure[] {
  if (!existsSync(path)) return []
  const errors = JSON.parse(readFileSync(path, 'utf8')) as string[]
  return errors.map(reason => ({ title: `${runner}: error outside a test`, reason }))
}

/** Builds the web app that the walks load, before they begin; they report its faults themselves. */
export const buildWeb = async (): Promise<boolean> =>
  step('web app', async () => execute('node', ['tools/start/build.ts']))

/** Runs the end-to-end tests in a browser, on a web app built from these sources. Fails when there is no browser. */
export async function runWalks(args: string[] = []): Promise<Tally> {
  return step('walks in a browser', async () => {
    const chromium = await ensureChromium()
    if (chromium === undefined) return tallyCheck('walks: there is no browser', false)
    await ensureWebBuilt()
    return inFreshFolder(async dataDir => {
      const env = {
        CHROMIUM: chromium,
        CHROMIUM_HEADLESS_SHELL: findHeadlessShell() ?? chromium,
        E2E_DATA_DIR: dataDir,
      }
      const command = ['test', '--config', 'e2e/playwright.config.ts', ...args]
      return tallyOf('walks', join(results, 'e2e.json'), tallyPlaywright, async () =>
        execute('playwright', command, env),
      )
    })
  })
}

/** Runs the work with an empty data folder that is removed afterwards; PostgreSQL's account may enter it. */
async function inFreshFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(scratchFolder(), 'kitwright-e2e-'))
  chmodSync(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs, then reads the report; an old report never replaces a missing one. */
async function tallyOf(
  runner: string,
  path: string,
  read: (report: unknown) => Tally,
  run: () => Promise<boolean>,
): Promise<Tally> {
  mkdirSync(results, { recursive: true })
  rmSync(path, { force: true })
  const hasSucceeded = await run()
  return withExit(readReport(runner, path, read), hasSucceeded, runner)
}

function readReport(runner: string, path: string, read: (report: unknown) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    print(`There is no report in ${path}: ${error instanceof Error ? error.message : String(error)}`)
    return tallyCheck(`${runner}: there is no report`, false)
  }
}
