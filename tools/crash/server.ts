import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ownEnvironment } from '../start/ownEnvironment.ts'

const program = join(import.meta.dirname, '../../apps/api/src/server.ts')

export interface Victim {
  address: string
  /** Kills the server without warning, and PostgreSQL with it when requested. */
  kill(isWithDatabase: boolean): Promise<void>
  /** Asks the server to stop; resolves when it has stopped. */
  stop(): Promise<void>
}

/** Starts the server as a separate process on the data folder; resolves when it listens. */
export async function startVictim(dataDir: string): Promise<Victim> {
  // Each buyer has a separate address; otherwise the limits would end the run before the kill does.
  const env = {
    ...ownEnvironment(),
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await readAddress(child)
  return {
    address,
    async kill(isWithDatabase) {
      child.kill('SIGKILL')
      if (isWithDatabase) process.kill(readPostmasterPid(dataDir), 'SIGKILL')
      await once(child, 'exit')
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output')
  for await (const line of createInterface(stdout)) {
    const found = /Kitwright is at (\S+)/.exec(line)?.[1]
    if (found === undefined) continue
    stdout.resume()
    return found
  }
  throw new Error('The server ended before it listened')
}

function readPostmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}
