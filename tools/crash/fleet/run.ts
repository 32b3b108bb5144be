import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../../../apps/api/src/database/index.ts'
import { inspectDatabase, listMailIds } from '../inspect.ts'
import { changeBrand, guess, refreshAtAll, uploadEverywhere } from './checks.ts'
import { createCustomer, type Customer } from './customer.ts'
import { startPooler } from './pooler.ts'
import { type FleetServer, startServer } from './server.ts'
import { startS3Server } from './testing.ts'

const SERVERS = 4
/** Number of servers with a direct database connection, which receive notifications; the others poll. */
const HEARING = 2
const ORDERS = 200
const CUSTOMERS = 8
const PASSWORD = 'the password of the fleet’s staff'
/** The job of a killed server is handed out again after its time limit. */
const LONGEST_MAILS_MS = 600_000
const MAX_BRAND_MS = 1_000
/** The number of wrong passwords that one server reads: two are free, then it is a second, two, four, eight. */
const MAX_WRONG = 6

/** The observed value, beside the required one. */
type Row = readonly [what: string, seen: number | string, wanted: number | string]

/**
 * Starts four servers at once on an empty database, behind PgBouncer where there is one, with their files in a bucket;
 * checks whether they act as one.
 */
export async function runFleet(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-fleet-'))
  chmodSync(folder, 0o755)
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database') })
  const pooler = await startPooler(database.databaseUrl)
  const bucket = await startS3Server()
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket.s3
  const env = {
    DATABASE_URL: pooler?.databaseUrl ?? database.databaseUrl,
    FILES_URL: bucket.filesUrl,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    DEMO_PASSWORD: PASSWORD,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
  }
  console.log(
    `${SERVERS} servers, ${pooler ? 'behind PgBouncer' : 'without a pooler (no pgbouncer here)'}, files in a bucket`,
  )
  const names = Array.from({ length: SERVERS }, (_, at) => `machine-${at + 1}`)
  const hearing = { ...env, DATABASE_DIRECT_URL: database.databaseUrl }
  const servers = await Promise.all(
    names.map(async (name, at) => startServer(join(folder, name), at < HEARING ? hearing : env)),
  )
  try {
    const rows = await check(servers, database.databaseUrl)
    for (const [what, seen, wanted] of rows) console.log(`${what.padEnd(72)} ${String(seen).padStart(8)}  (${wanted})`)
    const wrong = rows.filter(([, seen, wanted]) =>
      typeof wanted === 'string' ? Number(seen) > Number.parseFloat(wanted.slice(2)) : seen !== wanted,
    )
    console.log(wrong.length === 0 ? 'all hold' : `${wrong.length} do not hold`)
    return wrong.length === 0 ? 0 : 1
  } finally {
    await Promise.all(servers.map(async server => server.stop()))
    await bucket.close()
    pooler?.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function check(servers: readonly FleetServer[], databaseUrl: string): Promise<Row[]> {
  const addresses = servers.map(({ address }) => address)
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async (_, index) => createCustomer(rotate(addresses, index), index)),
  )
  const rows: Row[] = [
    ['one refresh token at all four at once: different answers', await refreshAtAll(addresses, customers[0]!), 1],
    ['wrong passwords over all four until the pause is long', await guess(addresses, customers[1]!), MAX_WRONG],
    ['an upload at one, read at the others: equal', await uploadEverywhere(addresses, customers[2]!), SERVERS],
  ]
  const alive = new Set(servers)
  const ids: string[] = []
  const there = (): readonly string[] => [...alive].map(({ address }) => address)
  const atRestMs = await changeBrand(addresses, PASSWORD)
  const brandSeen = new AbortController()
  const load = placeAll(customers, { there, ids, isEnough: () => brandSeen.signal.aborted, pauseMs: 500 })
  const brandMs = await changeBrand(addresses, PASSWORD).finally(() => brandSeen.abort())
  await load
  const before = ids.length
  const orders = placeAll(customers, { there, ids, isEnough: () => ids.length >= before + ORDERS })
  for (const [at, victim] of [servers[1]!, servers[3]!].entries()) {
    while (ids.length < before + ((at + 1) * ORDERS) / 3) await pause(20)
    alive.delete(victim)
    await victim.kill()
  }
  await orders
  const wanted = `≤ ${MAX_BRAND_MS}`
  for (const [when, longest] of [['', atRestMs] as const, [', while orders come in', brandMs] as const]) {
    const most = (from: number, to: number): number => Math.round(Math.max(...longest.slice(from, to)))
    rows.push([`a brand changed ten times${when}, heard: longest ms`, most(0, HEARING), wanted])
    rows.push([`the same, looked up behind the pooler: longest ms`, most(HEARING, SERVERS), wanted])
  }
  rows.push(...(await countAll(servers, { ids, databaseUrl })))
  return rows
}

const rotate = <T>(all: readonly T[], by: number): T[] => all.map((_, at) => all[(at + by) % all.length]!)

interface PlacingOptions {
  readonly there: () => readonly string[]
  readonly ids: string[]
  readonly isEnough: () => boolean
  /** The pause between two orders of a customer. */
  readonly pauseMs?: number
}

async function placeAll(
  customers: readonly Customer[],
  { there, ids, isEnough, pauseMs = 0 }: PlacingOptions,
): Promise<void> {
  const work = async (customer: Customer): Promise<void> => {
    while (!isEnough()) {
      ids.push(await customer.order(there))
      await pause(pauseMs)
    }
  }
  await Promise.all(customers.map(work))
}

/** Counts the mails in the folders of all servers, including the killed ones. */
async function countAll(
  servers: readonly FleetServer[],
  { ids, databaseUrl }: { readonly ids: readonly string[]; readonly databaseUrl: string },
): Promise<Row[]> {
  const placed = new Set(ids).size
  const until = Date.now() + LONGEST_MAILS_MS
  const read = async (): Promise<string[]> => {
    const wanted = new Set(await listMailIds(databaseUrl))
    return servers.flatMap(server => server.mails()).filter(id => wanted.has(id))
  }
  while (new Set(await read()).size < placed && Date.now() < until) await pause(1_000)
  const mails = await read()
  const { orders, halves, strayKeys, numbers } = await inspectDatabase(databaseUrl)
  return [
    [`orders answered, ${ORDERS} of them while two servers are killed`, placed, ids.length],
    ['orders in the database', orders, placed],
    ['numbers', numbers, placed],
    ['orders in part, keys of no order', halves + strayKeys, 0],
    ['mails of them', new Set(mails).size, placed],
    ['mails that went twice', mails.length - new Set(mails).size, 0],
  ]
}
