import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { createClient, type Product } from '@kitwright/contract'
import { createBuyer, type Buyer } from '../load/buyer.ts'
import { compareLoads, perSecond, percentile, runLoad, type Target } from '../load/load.ts'
import { type RunningProgram, startProgram } from '../load/program.ts'
import { withServer } from '../load/shop.ts'
import { costRow, rateRow, type Report } from '../report.ts'

const CLIENTS = 8
const LINES = 14
const ROUNDS = { clients: CLIENTS, seconds: 2, rounds: 7 }
const FLOOR = join(import.meta.dirname, '../floor/server.ts')

/**
 * Compares orders and the product list of the real server with bare fastify and pg on the same PostgreSQL, in turns.
 */
export async function bench(report: Report): Promise<void> {
  await withServer(async (server, databaseUrl) => {
    const buyers = await Promise.all(
      Array.from({ length: CLIENTS }, async () => createBuyer(server.address, { lines: LINES })),
    )
    const products = await listProducts(server.address)
    const floor = await startProgram(FLOOR, { DATABASE_URL: databaseUrl, ...goods(products, buyers) })
    try {
      await compareOrders({ server, floor, buyers, databaseUrl }, report)
      await compareLists({ server, floor }, report)
    } finally {
      await floor.stop()
    }
  })
}

async function listProducts(address: string): Promise<Product[]> {
  const answer = await createClient({ baseUrl: address, send: fetch })('GET /api/products', {})
  if (!answer.ok) throw new Error(`Listing products failed: ${answer.error.id}`)
  return answer.value.items
}

/** Returns the same goods for the baseline server. */
function goods(products: readonly Product[], buyers: readonly Buyer[]): Record<string, string> {
  const priced = products.flatMap(({ type, fabrics }) => fabrics.map(fabric => ({ ...fabric, type })))
  const fabrics = new Map(
    priced.map(({ id, name }, position) => [id, { id, name_en: name.en, name_kh: name.kh, position }]),
  )
  const prices = priced.map(({ type, id, priceCents }) => ({ product_type: type, fabric: id, cents: priceCents }))
  return {
    FLOOR_FABRICS: JSON.stringify([...fabrics.values()]),
    FLOOR_PRICES: JSON.stringify(prices),
    FLOOR_DESIGNS: JSON.stringify(buyers.map(({ designId }) => designId)),
  }
}

interface Servers {
  readonly server: RunningProgram
  readonly floor: RunningProgram
}

async function compareOrders(
  { server, floor, buyers, databaseUrl }: Servers & { buyers: readonly Buyer[]; databaseUrl: string },
  report: Report,
): Promise<void> {
  const buyer = (client: number): Buyer => buyers[client]!
  const own: Target = {
    address: server.address,
    status: 201,
    next: client => ({
      method: 'POST',
      path: '/api/orders',
      headers: { authorization: `Bearer ${buyer(client).token}`, 'idempotency-key': randomUUID() },
      body: buyer(client).body,
    }),
  }
  const bare: Target = {
    address: floor.address,
    status: 201,
    next: client => ({ method: 'POST', path: '/orders', body: buyer(client).body }),
  }
  for (const target of [own, bare])
    await runLoad(target, { clients: CLIENTS, seconds: 2 }, { rates: [], latenciesMs: [] })
  await analyze(databaseUrl)
  const loads = await compareLoads(own, bare, ROUNDS)
  report(rateRow('orders.place', 'orders/s', [perSecond(loads[0]), perSecond(loads[1])]))
  report(costRow('orders.place.p99', 'ms', [percentile(loads[0], 99), percentile(loads[1], 99)]))
}

/**
 * Analyses the tables, as PostgreSQL does automatically within a minute or two. In tables that were empty a moment ago
 * it does not know which index is better, and foreign keys are looked up among all of a shop's orders until then.
 */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

async function compareLists({ server, floor }: Servers, report: Report): Promise<void> {
  const own: Target = { address: server.address, status: 200, next: () => ({ method: 'GET', path: '/api/products' }) }
  const bare: Target = { address: floor.address, status: 200, next: () => ({ method: 'GET', path: '/products' }) }
  const loads = await compareLoads(own, bare, ROUNDS)
  report(rateRow('catalogue.list', 'requests/s', [perSecond(loads[0]), perSecond(loads[1])]))
  report(costRow('catalogue.list.p99', 'ms', [percentile(loads[0], 99), percentile(loads[1], 99)]))
}

if (import.meta.main) await bench(row => console.log(JSON.stringify(row)))
