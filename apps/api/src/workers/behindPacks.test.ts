import { afterEach, expect, test, vi } from 'vitest'
import { createWorkerPool, defineJob, type WorkerPool } from './index.ts'
import type { Order } from './testing/scriptedWorker.ts'

const OBEY = new URL('./testing/scriptedWorker.ts', import.meta.url)
/** Jobs like a garment of a pack, the check of an order, and a thumbnail. */
const long = defineJob<Order, string>(OBEY, { limitMs: 600_000, limitMb: 300 })
const short = defineJob<Order, string>(OBEY, { limitMs: 59_000, clockMs: 600_000, limitMb: 300 })
const SAY: Order = { does: 'say', text: 'done' }

let pool: WorkerPool
const hanging: Promise<unknown>[] = []
const hang = (caller: Parameters<WorkerPool['run']>[2]): void =>
  void hanging.push(pool.run(long, { does: 'wait' }, caller).catch(() => undefined))

afterEach(async () => {
  pool.close()
  await Promise.allSettled(hanging.splice(0))
})

test.each([1, 2, 4])('with %d processes taken by packs, a check and a thumbnail begin at once', async size => {
  pool = createWorkerPool({ size, shortMost: Math.max(1, size - 1), queueMost: 20, restMs: 60_000 })
  const pack = { tenantId: 'a', isBackground: true }
  for (let i = 0; i <= size; i += 1) hang(pack)
  expect(await pool.run(long, SAY, { tenantId: 'a' })).toBe('done')
  expect(await pool.run(short, SAY, { tenantId: 'a', accountId: 'staff' })).toBe('done')
  // A thumbnail does not wait behind a long check either. Packs get no process of their own.
  hang({ tenantId: 'a', accountId: 'staff' })
  await vi.waitUntil(() => pool.state().running === size + 1, { timeout: 30_000 })
  expect(await pool.run(short, SAY, { tenantId: 'b' })).toBe('done')
  expect(pool.state()).toEqual({ running: size + 1, waiting: 1 })
})

test('no work of the same account passes a pack that somebody waits for', async () => {
  pool = createWorkerPool({ size: 1, queueMost: 20, restMs: 60_000 })
  hang({ tenantId: 'a', isBackground: true, wanted: AbortSignal.abort() })
  const left = new AbortController()
  const asked = pool.run(short, SAY, { tenantId: 'a', signal: left.signal })
  expect(await pool.run(short, SAY, { tenantId: 'a', accountId: 'other' })).toBe('done')
  left.abort()
  await expect(asked).rejects.toThrow('aborted')
})
