import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError, parseConfig } from './config/index.ts'
import { type Database, migrate, openDatabase, startEmbeddedDatabase } from './database/index.ts'
import {
  buildApp,
  listShops,
  openPost,
  type PrintedAccount,
  seed,
  type Shop,
  startHousekeeping,
} from './entrance/index.ts'
import { openFileStore } from './files/index.ts'
import { keepHeapSmall } from './keepHeapSmall.ts'

const WEB_ROOT = join(import.meta.dirname, '../../web/dist')
/** Between telling the load balancer and refusing connections. */
const NOTICE_MS = 500
/** After this, requests that still run are cut off. */
const LONGEST_DRAIN_MS = 15_000

export interface StartedServer {
  /** Where it can be opened, as `http://localhost:8080`. */
  readonly address: string
  /** The shops by name, each at its own address. */
  readonly shops: readonly Shop[]
  /** The demo accounts this start has made, with passwords that are kept nowhere else. */
  readonly demoAccounts: readonly PrintedAccount[]
  /** Turns readiness off, lets running requests end (at most 15 s), and closes the database. Repeating it waits for the first. */
  close(): Promise<void>
}

/** Migrates, seeds and listens. Without a `databaseUrl` it starts the embedded PostgreSQL, and stops it in the end. */
export async function startServer(config: Config): Promise<StartedServer> {
  if (config.databaseUrl !== undefined) return serve(config, config.databaseUrl)
  const embedded = await startEmbeddedDatabase(config)
  try {
    const server = await serve(config, embedded.databaseUrl)
    return { ...server, close: once(async () => server.close().then(embedded.stop)) }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function serve(config: Config, databaseUrl: string): Promise<StartedServer> {
  keepHeapSmall()
  await migrate(databaseUrl)
  const database = openDatabase({ databaseUrl, maxConnections: config.databasePool })
  const demoAccounts = await seed(database, config)
  let isDraining = false
  const files = openFileStore(config.filesUrl)
  const app = await buildApp({ config, database, files, webRoot: WEB_ROOT, isDraining: () => isDraining })
  const address = await listen(app, config)
  const complain = (error: unknown): void => app.log.error(error)
  const stopHousekeeping = startHousekeeping(database, complain)
  const post =
    config.worker === 'inside'
      ? await openPost({ database, files, getPicture: app.getPicture }, config, complain)
      : undefined
  const close = once(async () => {
    isDraining = true
    stopHousekeeping()
    await wait(NOTICE_MS)
    await post?.close()
    await drain(app, database)
  })
  return { address, shops: await listShops(database, address), demoAccounts, close }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return async () => (done ??= work())
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port })
  const listening = app.server.address()
  return `http://localhost:${typeof listening === 'object' && listening ? listening.port : port}`
}

async function drain(app: FastifyInstance, database: Database): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), LONGEST_DRAIN_MS)
  await app.close()
  clearTimeout(cutOff)
  await database.close()
}

async function main(): Promise<void> {
  const { address, demoAccounts, close } = await startServer(parseConfig(process.env))
  for (const { tenant, host, role, email, password } of demoAccounts) {
    console.log(`${tenant} (${host}) ${role}: ${email} ${password}`)
  }
  console.log(`Kitwright is at ${address}`)
  const stop = () => void close().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  })
}
