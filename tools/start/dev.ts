import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseConfig, type Config } from '../../apps/api/src/config/index.ts'
import { stopOnSignal } from './signals.ts'
import { printFailure } from './printStatus.ts'
import { startEmbeddedDatabase } from '../../apps/api/src/database/index.ts'

interface StartedDatabase {
  databaseUrl: string
  stop(): Promise<void>
}

/** Starts the embedded database, which is stopped at the end, or uses the one named by the config. */
async function startDatabase({ databaseUrl, dataDir }: Config): Promise<StartedDatabase> {
  if (databaseUrl !== undefined) return { databaseUrl, stop: async () => {} }
  return startEmbeddedDatabase({ dataDir })
}

const REPO_ROOT = join(import.meta.dirname, '../..')

/** `npm run dev`: the API, restarted at each change, behind vite, which refreshes the browser. */
async function develop(): Promise<void> {
  const config = parseConfig(process.env)
  const database = await startDatabase(config)
  const apiPort = config.port + 1
  // Links lead to vite, not to the API behind it.
  const env = { PUBLIC_ORIGIN: `http://*:${config.port}`, ...process.env, DATABASE_URL: database.databaseUrl }
  const api = run(['--watch', 'src/server.ts'], 'apps/api', { ...env, PORT: String(apiPort), DATA_DIR: config.dataDir })
  const vite = join(REPO_ROOT, 'node_modules/vite/bin/vite.js')
  // vite.config.ts reads API_URL and passes on everything that is not the app's own.
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const web = run([vite, '--port', String(config.port), '--strictPort'], 'apps/web', { ...env, API_URL: apiUrl })
  const stop = async () => {
    await Promise.all([api, web].map(end))
    await database.stop()
  }
  stopOnSignal(stop)
  // The exit of either process ends both: the other alone would only confuse.
  await Promise.race([once(api, 'exit'), once(web, 'exit')])
  await stop()
  process.exit(1)
}

function run(args: string[], folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: join(REPO_ROOT, folder), env, stdio: 'inherit' })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

await develop().catch(printFailure)
