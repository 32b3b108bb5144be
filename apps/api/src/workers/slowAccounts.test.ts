import { afterEach, expect, test } from 'vitest'
import { createWorkerPool, defineJob, type WorkerPool } from './index.ts'
import type { Order } from './testing/scriptedWorker.ts'

const short = defineJob<Order, string>(new URL('./testing/scriptedWorker.ts', import.meta.url), {
  limitMs: 59_000,
  clockMs: 600_000,
  limitMb: 300,
})
const heavy = { ...short, limitMs: 200 }
const SAY: Order = { does: 'say', text: 'done' }

let pool: WorkerPool | undefined
const hanging: Promise<unknown>[] = []

afterEach(async () => {
  pool?.close()
  await Promise.allSettled(hanging.splice(0))
})

/** Creates a pool in which one account of shop `a` waits for three tasks that never end. */
function createBusyPool(size: number, shortMost: number): WorkerPool {
  const busy = (pool = createWorkerPool({ size, shortMost, queueMost: 20, restMs: 60_000 }))
  for (let i = 0; i < 3; i += 1)
    hanging.push(busy.run(short, { does: 'hang' }, { tenantId: 'a', accountId: 'slow' }).catch(() => undefined))
  return busy
}

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
])('with %d processes, %d for short work, slow uploads of one account pass others', async (size, most) => {
  const busy = createBusyPool(size, most)
  const others = [{ tenantId: 'a', accountId: 'other' }, { tenantId: 'b', accountId: 'slow' }, { tenantId: 'a' }]
  expect(await Promise.all(others.map(async caller => busy.run(short, SAY, caller)))).toEqual(['done', 'done', 'done'])
  // No task has passed another of its own account.
  expect(busy.state().running).toBeLessThanOrEqual(most)
})

test('slow uploads of one account let others pass after it overloaded the shop', async () => {
  const busy = createBusyPool(2, 2)
  await expect(busy.run(heavy, { does: 'hang' }, { tenantId: 'a', accountId: 'third' })).rejects.toMatchObject({
    reason: 'too-heavy',
  })
  expect(await busy.run(short, SAY, { tenantId: 'a', accountId: 'other' })).toBe('done')
})

test('slow work lets nothing pass that nobody waits for', async () => {
  const busy = createBusyPool(1, 1)
  const left = new AbortController()
  const seeding = busy.run(short, SAY, { tenantId: 'b', isBackground: true, signal: left.signal })
  expect(await busy.run(short, SAY, { tenantId: 'b' })).toBe('done')
  expect(busy.state()).toEqual({ running: 1, waiting: 3 })
  left.abort()
  await expect(seeding).rejects.toThrow('aborted')
})
