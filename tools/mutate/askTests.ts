import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../test/execute.ts'
import type { TimedTest } from './inTurns.ts'

/** A change that makes the tests run for ever is noticed as well. */
const LONGEST_MS = 300_000
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const hook = pathToFileURL(join(import.meta.dirname, 'hook.mjs')).href
/** What Node loads itself: where Vite loads a source, the hook that puts the mutant in is not asked. */
const PROJECTS = ['--project=pure', '--project=api']

/** Whether these tests, or those of a folder, pass. */
export async function pass(tests: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, [vitest, 'run', '--bail=1', ...PROJECTS, ...tests], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, ...env },
  })
  return new Promise(resolve => {
    const late = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), LONGEST_MS)
    child.once('close', code => {
      clearTimeout(late)
      resolve(code === 0)
    })
  })
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

/** The test files of a folder, the quickest first, with the time each takes. Throws when one does not pass. */
export async function timeTests(
  folder: string,
  { env, report }: { env: NodeJS.ProcessEnv; report: string },
): Promise<TimedTest[]> {
  if (!(await pass(['--reporter=json', `--outputFile=${report}`, `${folder}/`], env)))
    throw new Error(`The tests of ${folder} do not pass as they are.`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime }))
    .toSorted((a, b) => a.ms - b.ms)
}
