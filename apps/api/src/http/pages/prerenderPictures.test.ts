import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createPictures, type GetPicture } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { openFileStore } from '../../files/index.ts'
import { createTenantDirectory } from '../../tenants/index.ts'
import { createWorkerPool, type WorkerPool } from '../../workers/index.ts'
import { processReserve } from '../../workers/testing/processReserve.ts'
import { prerenderPictures } from './prerenderPictures.ts'
import { createTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
let folder: string
let workers: WorkerPool
/** Each picture is drawn, and those of one garment and one template prove as much as all. */
const SHOWN = 1
beforeAll(async () => {
  shop = await createTestShop()
  await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    sql`update templates set deleted_at = now() where position > ${SHOWN}`.execute(trx),
  )
  folder = await mkdtemp(join(tmpdir(), 'kitwright-ahead-'))
  workers = createWorkerPool({ size: 2, queueMost: 10, restMs: 60_000, reserve: processReserve })
})
afterAll(async () => {
  workers.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the shop with the first of its garments alone. */
async function findShop(): Promise<TenantContext> {
  const tees = (await createTenantDirectory(shop.database).find('mekong.localhost'))!
  return { ...tees, productTypes: tees.productTypes.slice(0, 1) }
}

test('a new shop’s pictures are there before they are asked for', async () => {
  const tasks: boolean[] = []
  const run: WorkerPool['run'] = async (job, input, caller) => {
    tasks.push(caller.isBackground === true && caller.wanted?.aborted === false)
    return workers.run(job, input, caller)
  }
  const getPicture = createPictures({
    files: openFileStore(pathToFileURL(folder).href),
    workers: { run },
    loadOwnFonts: async () => [],
    readUploads: async () => [],
    packaged: null,
  })
  const tees = await findShop()
  const count = await prerenderPictures({ database: shop.database, getPicture }, tees)
  expect(count).toBeGreaterThan(1)
  expect(tasks).toEqual(Array.from({ length: count }, () => true))
  await prerenderPictures({ database: shop.database, getPicture }, tees)
  expect(tasks).toHaveLength(count)
})

test('a design that cannot be drawn holds up no other', async () => {
  const asked: string[] = []
  const getPicture: GetPicture = async ({ documentHash }) => {
    asked.push(documentHash)
    throw new ProblemError('picture-too-heavy')
  }
  const tees = await findShop()
  expect(await prerenderPictures({ database: shop.database, getPicture }, tees)).toBe(asked.length)
})
