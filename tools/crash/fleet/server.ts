import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ownEnvironment } from '../../start/ownEnvironment.ts'

const program = join(import.meta.dirname, '../../../apps/api/src/server.ts')

export interface FleetServer {
  readonly address: string
  kill(): Promise<void>
  stop(): Promise<void>
  /** Returns the ids of the mails written by this server, with repeats. */
  mails(): string[]
}

/** Starts a server as on a separate machine: it has a separate folder and shares only what the settings name. */
export async function startServer(dataDir: string, env: Readonly<Record<string, string>>): Promise<FleetServer> {
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(process.execPath, [program], {
    env: { ...ownEnvironment(), ...env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    address: await readAddress(child),
    kill: async () => end('SIGKILL'),
    stop: async () => end('SIGTERM'),
    mails: () => readMails(join(dataDir, 'mail')),
  }
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdout!)) {
    const found = /Kitwright is at (\S+)/.exec(line)?.[1]
    if (found === undefined) continue
    stdout!.resume()
    return found
  }
  throw new Error('A server ended before it listened')
}

function readMails(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.eml'))
  return names.map(name => /^Message-ID: <([^@]+)@/im.exec(readFileSync(join(folder, name), 'latin1'))?.[1] ?? '')
}
