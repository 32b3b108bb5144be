import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../../../apps/api/src/config/index.ts'
import { createTestDatabase, type TestDatabase } from '../../../apps/api/src/database/testing.ts'
import { type StartedServer, startServer } from '../../../apps/api/src/server.ts'
import { BUSY_ORDERS } from './busyOrders.ts'
import { signIn, valueOf } from './demoClient.ts'
import { fillDemoShop } from './fillDemoShop.ts'

let own: TestDatabase
let dataDir: string
let server: StartedServer
beforeAll(async () => {
  own = await createTestDatabase('empty')
  dataDir = await mkdtemp(join(tmpdir(), 'kitwright-demo-'))
  const given = { DEMO: 'full', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: own.databaseUrl }
  server = await startServer(parseConfig({ ...given, LOG_LEVEL: 'silent' }))
})
afterAll(async () => {
  await server.close()
  await own.drop()
  await rm(dataDir, { recursive: true })
})

/** The first of each status. */
const ORDERS = [...new Map(BUSY_ORDERS.toReversed().map(order => [order.status, order])).values()]

const daysSince = (moment: string): number => Math.round((Date.now() - Date.parse(moment)) / 86_400_000)

test('a full demo shop has orders of each status, placed on the planned days', async () => {
  const accounts = server.demoAccounts
  await fillDemoShop({ ...server, accounts, orders: ORDERS, tell: () => undefined })
  const office = await signIn(
    server.address,
    accounts.find(({ role, tenant }) => role === 'ADMIN' && tenant === 'Angkor Kits')!,
  )
  const { items } = valueOf(await office('GET /api/office/orders', {})).value
  const seen = items.map(({ status, placedAt, paidCents }) => [status, daysSince(placedAt), paidCents > 0])
  const { value: inbox } = valueOf(await office('GET /api/office/inbox', {}))
  expect(inbox, 'the inbox').toMatchObject({ open: 5, unread: 5 })
  expect(seen.toSorted()).toEqual(ORDERS.map(({ status, placed, paid }) => [status, placed, paid > 0]).toSorted())
})
