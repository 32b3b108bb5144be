import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

export const REPO_ROOT = join(import.meta.dirname, '../..')

/** The PATH for installed programs, with this process's Node first. */
const path = [dirname(process.execPath), join(REPO_ROOT, 'node_modules/.bin'), process.env.PATH].join(':')

/** The output of a lane since its last step ended. */
const lane = new AsyncLocalStorage<string[]>()

/** Runs the work beside other work; the output of each step is printed as a block at its end. */
export const inLane = async <T>(work: () => Promise<T>): Promise<T> => lane.run([], work)

function write(text: string): void {
  const kept = lane.getStore()
  if (kept) kept.push(text)
  else process.stdout.write(text)
}

/** Prints a line, in its lane if there is one. */
export const print = (line: string): void => write(`${line}\n`)

/**
 * Runs a program in the root; returns true when it exits with 0. Its output goes to the terminal or its lane. `signal`
 * ends it early.
 */
export async function execute(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<boolean> {
  if (signal?.aborted) return false
  const isInLane = lane.getStore() !== undefined
  const stdio = isInLane ? (['ignore', 'pipe', 'pipe'] as const) : ('inherit' as const)
  const child = spawn(command, args, {
    cwd: REPO_ROOT,
    stdio: stdio as 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  for (const stream of [child.stdout, child.stderr] as (Readable | null)[])
    stream?.on(
      'data',
      AsyncLocalStorage.bind((chunk: Buffer) => write(String(chunk))),
    )
  try {
    const ended = signal ? [once(signal, 'abort')] : []
    const [code] = (await Promise.race([once(child, 'close'), ...ended])) as [number | null]
    if (signal?.aborted) child.kill()
    return code === 0
  } catch (error) {
    print(`${command}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** Prints a heading, runs the step, and prints its duration. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  print(`\n── ${name}`)
  try {
    return await work()
  } finally {
    print(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    process.stdout.write((lane.getStore() ?? []).splice(0).join(''))
  }
}
