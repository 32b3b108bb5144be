import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorkerPool, defineJob, type WorkerPool } from './index.ts'
import type { Order } from './testing/scriptedWorker.ts'

const OBEY = new URL('./testing/scriptedWorker.ts', import.meta.url)
const ANYONE = { tenantId: 'a' }
const jobOf = (limits: { readonly limitMs?: number; readonly limitMb?: number; readonly stillMs?: number }) =>
  defineJob<Order, string>(OBEY, {
    limitMs: 60_000,
    limitMb: 300,
    ...(limits.stillMs === undefined && { clockMs: 120_000 }),
    ...limits,
  })

let pool: WorkerPool
const run = async (order: Order, limits = {}): Promise<string> => pool.run(jobOf(limits), order, ANYONE)
beforeEach(() => {
  pool = createWorkerPool({ size: 1, queueMost: 10, restMs: 60_000 })
})
afterEach(() => pool.close())

it('each task has all of its processor time, system time included', async () => {
  const pid = await run({ does: 'pid' })
  expect(await run({ does: 'burn-system', text: '250' })).toBe('taken')
  expect(await run({ does: 'burn', text: '100' }, { limitMs: 400 })).toBe('taken')
  expect(await run({ does: 'hold', text: '1' }, { limitMb: 300 })).toBe('held 1')
  expect(await run({ does: 'pid' })).toBe(pid)
  await expect(run({ does: 'burn-system', text: '5000' }, { limitMs: 200 })).rejects.toMatchObject({
    reason: 'too-heavy',
  })
  // The process takes some 100 MB.
  await expect(run({ does: 'hold', text: '150' }, { limitMb: 160 })).rejects.toMatchObject({ reason: 'too-heavy' })
})

it('the clock gives up work that stands still, never work that progresses', async () => {
  const patient = { stillMs: 400 }
  expect(defineJob(OBEY, { limitMs: 1, limitMb: 300, ...patient }).clockMs).toBe(Infinity)
  expect(await run({ does: 'starve', text: '2000' }, patient)).toBe('got on')
  // Runs once in the same process, which has already used much, and once in the next one.
  for (let time = 0; time < 2; time += 1)
    await expect(run({ does: 'wait' }, patient)).rejects.toMatchObject({ id: 'not-ready' })
  expect(await run({ does: 'say', text: 'goes on' }, patient)).toBe('goes on')
})
