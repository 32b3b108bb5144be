import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureWebBuilt } from '../../start/buildWeb.ts'
import { ownEnvironment } from '../../start/ownEnvironment.ts'

const SERVER = join(import.meta.dirname, '../../../apps/api/src/server.ts')

export interface RunningProgram {
  readonly address: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts the project's server and first builds its web app if it is missing. Throws the build's output on failure. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<RunningProgram> {
  // Standard output is reserved for figures.
  await ensureWebBuilt(console.error)
  return startProgram(SERVER, env)
}

/** Starts one of the project's programs as a process. Resolves when it prints its address. */
export async function startProgram(path: string, env: Readonly<Record<string, string>>): Promise<RunningProgram> {
  const child = spawn(process.execPath, [path], {
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for await (const line of createInterface(child.stdout)) {
    const address = / at (http\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    child.stdout.resume()
    return { address, pid: child.pid!, stop }
  }
  throw new Error(`${path} ended before it listened`)
}
