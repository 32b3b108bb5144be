import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The installed programs, with this very Node in front of them. */
const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(':')

/** Runs a program in the root with its output on the terminal; true when it ends with 0. */
export async function execute(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0
  } catch (error) {
    console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** Prints a heading, does the step, and says how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  console.log(`\n── ${name}`)
  const result = await work()
  console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return result
}
