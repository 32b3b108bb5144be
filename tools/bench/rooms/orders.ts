import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Product } from '@kitwright/contract'
import { createDesign } from '@kitwright/design'
import { startEmbeddedDatabase } from '../../../apps/api/src/database/index.ts'
import { duel, perSecond, percentile, type Target } from '../load/load.ts'
import { type Running, startProgram } from '../load/program.ts'
import { costRow, rateRow, type Report } from '../report.ts'

const CLIENTS = 8
const LINES = 14
const ROUNDS = { clients: CLIENTS, seconds: 2, rounds: 7 }
const programs = {
  server: join(import.meta.dirname, '../../../apps/api/src/server.ts'),
  floor: join(import.meta.dirname, '../floor/server.ts'),
}

/** Orders and the product list of the real server, beside bare fastify and pg on the same PostgreSQL, in turns. */
export async function bench(report: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kitwright-bench-'))
  chmodSync(dataDir, 0o755)
  const database = await startEmbeddedDatabase({ dataDir })
  const running: Running[] = []
  try {
    const env = {
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    }
    const server = await startProgram(programs.server, env)
    running.push(server)
    const buyers = await Promise.all(Array.from({ length: CLIENTS }, async () => createBuyer(server.address)))
    const products = await listProducts(server.address)
    const floor = await startProgram(programs.floor, { DATABASE_URL: database.databaseUrl, ...goods(products, buyers) })
    running.push(floor)
    await compareOrders({ server, floor, buyers }, report)
    await compareLists({ server, floor }, report)
  } finally {
    for (const one of running) await one.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Buyer {
  readonly token: string
  readonly designId: string
  /** The JSON of one order. */
  readonly body: string
}

async function createBuyer(address: string): Promise<Buyer> {
  let token = ''
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (token !== '') headers.set('authorization', `Bearer ${token}`)
    return fetch(url, { ...init, headers })
  }
  const call = createClient({ baseUrl: address, send })
  const person = { firstName: 'Sok', lastName: 'Dara', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const signedUp = await call('POST /api/accounts/register', { body: person })
  if (!signedUp.ok) throw new Error(`Signing up failed: ${signedUp.error.id}`)
  if (!('access_token' in signedUp.value)) throw new Error('The server wants a mailed code: run it without SMTP_URL')
  token = signedUp.value.access_token
  const designId = randomUUID()
  const saved = await call('POST /api/designs', {
    body: { id: designId, name: 'Home kit', document: createDesign('soccer') },
  })
  if (!saved.ok) throw new Error(`Saving a design failed: ${saved.error.id}`)
  return { token, designId, body: JSON.stringify(orderOf(designId)) }
}

function orderOf(designId: string): object {
  const lines = Array.from({ length: LINES }, (_, i) => ({
    designId,
    productType: 'SOCCER_KIT',
    fabric: 'interlock',
    size: ['S', 'M', 'L', 'XL', 'XXXL'][i % 5],
    sleeve: i % 7 === 0 ? 'long' : 'short',
    qty: 1,
    playerName: `Player ${i}`,
    printName: `PLAYER ${i}`,
    number: i,
    version: i === 0 ? 'goalkeeper' : 'player',
  }))
  return {
    lines,
    address: 'House 12, Street 271, Phnom Penh',
    phone: '012 345 678',
    note: 'Please call before delivery',
  }
}

async function listProducts(address: string): Promise<Product[]> {
  const answer = await createClient({ baseUrl: address, send: fetch })('GET /api/products', {})
  if (!answer.ok) throw new Error(`Listing products failed: ${answer.error.id}`)
  return answer.value.items
}

/** The same goods for the floor. */
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
  readonly server: Running
  readonly floor: Running
}

async function compareOrders(
  { server, floor, buyers }: Servers & { buyers: readonly Buyer[] },
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
  const loads = await duel(own, bare, ROUNDS)
  report(rateRow('orders.place', 'orders/s', [perSecond(loads[0]), perSecond(loads[1])]))
  report(costRow('orders.place.p99', 'ms', [percentile(loads[0], 99), percentile(loads[1], 99)]))
}

async function compareLists({ server, floor }: Servers, report: Report): Promise<void> {
  const own: Target = { address: server.address, status: 200, next: () => ({ method: 'GET', path: '/api/products' }) }
  const bare: Target = { address: floor.address, status: 200, next: () => ({ method: 'GET', path: '/products' }) }
  const loads = await duel(own, bare, ROUNDS)
  report(rateRow('catalogue.list', 'requests/s', [perSecond(loads[0]), perSecond(loads[1])]))
  report(costRow('catalogue.list.p99', 'ms', [percentile(loads[0], 99), percentile(loads[1], 99)]))
}

if (import.meta.main) await bench(row => console.log(JSON.stringify(row)))
