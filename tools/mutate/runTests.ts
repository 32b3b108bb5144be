import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { REPO_ROOT } from '../test/execute.ts'
import type { TimedTest } from './testOrder.ts'

/** The multiple of the tests' usual time after which a mutant counts as running for ever, which counts as detected. */
const LONGEST = 6
/** The allowance for start-up before the tests: processes, and a database filled with the mutant. */
const BEGINNING_MS = 60_000
const vitest = join(REPO_ROOT, 'node_modules/vitest/vitest.mjs')
const hook = pathToFileURL(join(import.meta.dirname, 'hook.mjs')).href
/** The projects that Node loads itself: sources loaded by Vite bypass the hook that inserts the mutant. */
const PROJECTS = ['--project=pure', '--project=api']

interface TestRunOptions {
  readonly env: NodeJS.ProcessEnv
  /** The time limit of the tests. */
  readonly maxMs: number
}

/** Returns whether these tests, or those of a folder, pass. */
export async function doTestsPass(
  tests: readonly string[],
  { env, maxMs }: TestRunOptions,
): Promise<'yes' | 'no' | 'never ends'> {
  const child = spawn(process.execPath, [vitest, 'run', '--bail=1', ...PROJECTS, ...tests], {
    cwd: REPO_ROOT,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, ...env },
  })
  return new Promise(resolve => {
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      process.kill(-child.pid!, 'SIGKILL')
    }, maxMs)
    child.once('close', code => {
      clearTimeout(late)
      resolve(isLate ? 'never ends' : code === 0 ? 'yes' : 'no')
    })
  })
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

/** Returns the time limit of these tests. The nearest tests usually detect an endless mutant, and they are quick. */
export const longestOf = (files: readonly string[], tests: readonly TimedTest[]): number =>
  BEGINNING_MS + LONGEST * tests.reduce((sum, { file, ms }) => sum + (files.includes(file) ? ms : 0), 0)

/**
 * Returns the test files of these folders with the duration of each, the quickest first. Throws when one does not pass.
 */
export async function timeTests(
  asked: readonly string[],
  { env, report }: { env: NodeJS.ProcessEnv; report: string },
): Promise<TimedTest[]> {
  const asJson = ['--reporter=json', `--outputFile=${report}`]
  if ((await doTestsPass([...asJson, ...asked], { env, maxMs: 900_000 })) !== 'yes')
    throw new Error(`The tests of ${asked.join(', ')} do not pass as they are.`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const tests = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(REPO_ROOT, name),
    ms: endTime - startTime,
  }))
  return tests.toSorted((a, b) => a.ms - b.ms)
}
