import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile, type Problem } from '../doors/check.ts'
import { execute, inLane, print, REPO_ROOT, step } from '../test/execute.ts'
import { testsNear, type Imports } from './nearestTests.ts'
import { isSource } from './readImports.ts'
import type { Types } from './types.ts'

/** The inputs of an answer. */
export interface AnswerContext {
  imports: Imports
  types: Types
  databaseUrl: string
  /** The files whose types are unchecked, or were wrong. */
  later: Set<string>
  /** Ends the check because something was saved. */
  signal: AbortSignal
}

/** Checks the types, lint and import rules of the changed files and runs the nearest tests, all in parallel. */
export async function checkNear(
  changed: readonly string[],
  near: readonly string[],
  means: AnswerContext,
): Promise<boolean> {
  const there = changed.filter(path => isSource(path) && existsSync(join(REPO_ROOT, path)))
  const good = await Promise.all([
    inLane(async () => runTests(changed, means)),
    inLane(async () => step('types', async () => checkTypes(near, means))),
    inLane(async () => step('lint and doors', async () => checkDoors(there) && lint(there, means))),
  ])
  return good.every(Boolean)
}

/** Prints the type errors of these files, one after the other, until all are checked or the signal ends it. */
export async function checkTypes(paths: readonly string[], { types, signal, later }: AnswerContext): Promise<boolean> {
  let isGood = true
  for (const path of paths) {
    if (signal.aborted) return false
    const problems = await types.problemsIn(path)
    for (const problem of problems) print(problem)
    if (problems.length === 0) later.delete(path)
    else isGood = false
  }
  return isGood
}

async function runTests(changed: readonly string[], { imports, databaseUrl, signal }: AnswerContext): Promise<boolean> {
  const tests = [...new Set(changed.flatMap(path => testsNear(path, imports)))].filter(path => imports.has(path))
  const args = ['run', '--reporter=dot', ...tests]
  return step(`tests: ${tests.length}`, async () => {
    if (tests.length > 0) return execute('vitest', args, { DATABASE_URL: databaseUrl }, signal)
    print('No test is near.')
    return true
  })
}

/** A half-written file, or one in an unknown module, is reported as a mistake and does not end the watch. */
function problemsOf(path: string): Problem[] {
  try {
    return checkFile(path, readFileSync(join(REPO_ROOT, path), 'utf8'))
  } catch (error) {
    return [{ path, line: 1, message: error instanceof Error ? error.message : String(error) }]
  }
}

function checkDoors(paths: readonly string[]): boolean {
  const problems = paths.flatMap(problemsOf)
  for (const { path, line, message } of problems) print(`${path}:${line} ${message}`)
  return problems.length === 0
}

const lint = async (paths: readonly string[], { signal }: AnswerContext): Promise<boolean> =>
  paths.length === 0 || execute('oxlint', ['--deny-warnings', ...paths], {}, signal)
