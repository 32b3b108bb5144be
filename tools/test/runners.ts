import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuilt } from '../start/buildWeb.ts'
import { ensureChromium } from './chromium.ts'
import { execute, print, root, step } from './execute.ts'
import { nothing, type Tally, tallyPlaywright, tallyVitest, withExit } from './tally.ts'

const results = join(root, 'test-results')

/** The tests beside the code. */
export async function runUnitTests(args: string[] = []): Promise<Tally> {
  const report = join(results, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return step('unit tests', async () =>
    tallyOf(report, tallyVitest, async () => execute('vitest', ['run', ...reporters, ...args])),
  )
}

/** The walks through the whole house in a browser, on a web app built from these sources. Fails when there is no browser. */
export async function runWalks(args: string[] = []): Promise<Tally> {
  return step('walks in a browser', async () => {
    const chromium = await ensureChromium()
    if (chromium === undefined) return { ...nothing, failed: 1 }
    await ensureWebBuilt()
    return inFreshFolder(async dataDir => {
      const env = { CHROMIUM: chromium, E2E_DATA_DIR: dataDir }
      const command = ['test', '--config', 'e2e/playwright.config.ts', ...args]
      return tallyOf(join(results, 'e2e.json'), tallyPlaywright, async () => execute('playwright', command, env))
    })
  })
}

/** A data folder that begins empty and is gone afterwards; PostgreSQL's account may enter it. */
async function inFreshFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-e2e-'))
  chmodSync(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs, then reads the report; an old report never stands in for a missing one. */
async function tallyOf(path: string, read: (report: unknown) => Tally, run: () => Promise<boolean>): Promise<Tally> {
  mkdirSync(results, { recursive: true })
  rmSync(path, { force: true })
  const hasSucceeded = await run()
  return withExit(readReport(path, read), hasSucceeded)
}

function readReport(path: string, read: (report: unknown) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    print(`There is no report in ${path}: ${error instanceof Error ? error.message : String(error)}`)
    return { ...nothing, failed: 1 }
  }
}
