import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDesign, createTextLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { enterAsOwner, sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { type FileStore, openFileStore, StoreError } from '../../files/index.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { defineJob, type WorkerPool } from '../../workers/index.ts'
import type { GarmentToMake } from '../rendering/garmentFiles/job.ts'
import { createDrawnBefore } from './sharedDrawings.ts'
import { createOffice } from './office.ts'

type Endless = { readonly does: 'hang' }
const OBEY = new URL('../../workers/testing/scriptedWorker.ts', import.meta.url)
// A process that has drawn before uses some 450 MB when it gets the next work.
export const endless = defineJob<Endless, never>(OBEY, { limitMs: 600_000, limitMb: 1_600 })
export const tooLong = defineJob<Endless, never>(OBEY, { limitMs: 500, limitMb: 1_600, clockMs: 120_000 })

export const PLAYERS = [
  { playerName: 'Sok Dara', printName: 'សុខ ដារ៉ា', number: 10, size: 'M' },
  { playerName: 'Vanna', number: 7, size: 'S' },
] as const

/** A test's controls over the drawing processes. */
export interface Hand {
  isFull: boolean
  /** Changes the input of a job before it draws. */
  before: (job: string, input: GarmentToMake) => Promise<GarmentToMake> | GarmentToMake
  /** Replaces the first, second, … requested drawing of its name by one that never ends. */
  instead: (job: string, at: number) => typeof endless | undefined
}

function watched(shop: TestShop, hand: Hand) {
  const asked: string[] = []
  const countOf = (wanted: string): number => asked.filter(name => name === wanted).length
  const draw = createDrawnBefore(shop.app.workers)
  const workers: Pick<WorkerPool, 'run'> = {
    async run(job, input, caller) {
      const name = /(preflight|make|check|views|pixels|colours|lay)Worker/.exec(job.module)?.[1] ?? 'papers'
      asked.push(name)
      const other = hand.instead(name, countOf(name))
      if (other) return shop.app.workers.run(other, { does: 'hang' }, caller)
      const given = typeof input === 'function' ? await (input as () => unknown)() : input
      return draw(job, (await hand.before(name, given as GarmentToMake)) as never, caller)
    },
  }
  return { asked, countOf, workers }
}

async function createOrder(shop: TestShop, players: readonly object[]) {
  const buyer = await createBuyer(shop)
  const garment = getGarment('tshirt')
  const plain = createDesign('tshirt')
  const text = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
  const neon = { fill: { kind: 'solid' as const, colour: '#00ff88' }, pattern: null, span: 'piece' as const }
  const designId = await buyer.saveDesign('Away', { ...plain, parts: { ...plain.parts, base: neon }, layers: [text] })
  const line = { ...lineOf(designId), productType: 'TSHIRT', qty: 1 }
  return buyer.order({ lines: players.map(player => ({ ...line, ...player })) })
}

/** Opens a shop whose print files are made under the test's control, by the usual processes. */
export async function openPressRoom() {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-packs-'))
  const store = openFileStore(pathToFileURL(folder).href)
  const hand = {} as Hand
  const files: FileStore = {
    ...store,
    put: async (...given) => (hand.isFull ? Promise.reject(new StoreError('full', 'full')) : store.put(...given)),
  }
  const shop = await createTestShop({ files })
  const tenantId = await shop.tenantId('angkor')
  const inShop = async (query: ReturnType<typeof sql>) =>
    shop.database.withTenant(tenantId, async trx => query.execute(trx))
  await inShop(sql`update price_rules set minimum_qty = 1`)
  const { asked, countOf, workers } = watched(shop, hand)
  const openServer = async () =>
    shop.openJobs({ workers, sender: { send: async () => undefined, close: () => undefined } })
  const jobs = await openServer()
  const office = await createOffice(shop)
  return {
    shop,
    jobs,
    /** Opens another server that works the same queues. */
    openServer,
    hand,
    tenantId,
    inShop,
    ...office,
    /** Requests to the drawing processes: the shop's own processes serve them after `hand` has intervened. */
    asked,
    countOf,
    /**
     * Papers are made beside the garments; an earlier order of the same design may already have stored their pictures.
     */
    askedOfGarments: () => asked.filter(name => name === 'make' || name === 'check'),
    /** No request changes an order's lines; the operator may. */
    byOwner: async (query: ReturnType<typeof sql>) =>
      shop.database.withPlatform(async trx => {
        await enterAsOwner(trx, tenantId)
        await query.execute(trx)
      }),
    createOrder: async (players: readonly object[] = PLAYERS) => createOrder(shop, players),
    async createApproved(players: readonly object[] = PLAYERS) {
      const order = await createOrder(shop, players)
      await inShop(
        sql`update orders set status = 'APPROVED', approved_at = '2026-11-24T08:00:00Z' where id = ${order.id}`,
      )
      return order
    },
    /** Resets all hooks before each test. */
    begin(): void {
      asked.length = 0
      hand.isFull = false
      hand.before = (_, input) => input
      hand.instead = () => undefined
    },
    /** Requests print files and runs the jobs. */
    async make(orderId: string) {
      await office.ask(orderId)
      await jobs.drain()
      return office.latest(orderId)
    },
    async close(): Promise<void> {
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type PressRoom = Awaited<ReturnType<typeof openPressRoom>>
