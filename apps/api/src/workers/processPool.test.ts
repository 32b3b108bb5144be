import { afterEach, expect, it, vi } from 'vitest'
import { createWorkerPool, defineJob, type WorkerPool, works, type WorkTimes } from './index.ts'
import { createProcessReserve } from './testing/processReserve.ts'
import type { Order } from './testing/scriptedWorker.ts'

const OBEY = new URL('./testing/scriptedWorker.ts', import.meta.url)
const obey = defineJob<Order, string, string>(OBEY, { limitMs: 60_000, limitMb: 300 })
const ANYONE = { tenantId: 'a' }

const isAlive = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

const open: WorkerPool[] = []
function createPool(size = 1): WorkerPool {
  const pool = createWorkerPool({ size, queueMost: 10, restMs: 60_000 })
  open.push(pool)
  return pool
}
afterEach(() => {
  for (const pool of open.splice(0)) pool.close()
})

it('a job without its own limit may take ten times its processor time', () => {
  const limits = { limitMs: 7, limitMb: 300 }
  expect(defineJob(OBEY, limits)).toEqual({ module: OBEY.href, ...limits, clockMs: 70 })
  expect(defineJob(OBEY, { ...limits, clockMs: 8 }).clockMs).toBe(8)
})

it('each piece of work reports its waiting and running times, and its outcome', async () => {
  const told: WorkTimes[] = []
  const hear = (times: unknown): void => void told.push(times as WorkTimes)
  works.subscribe(hear)
  const pool = createPool()
  const begun = performance.now()
  const both = [pool.run(obey, { does: 'say' }, ANYONE), pool.run(obey, { does: 'throw' }, ANYONE)]
  expect(pool.state()).toEqual({ running: 1, waiting: 1 })
  await Promise.allSettled(both)
  works.unsubscribe(hear)
  const passed = performance.now() - begun
  expect(told.map(({ job, isDone }) => [job, isDone])).toEqual([
    ['scriptedWorker', true],
    ['scriptedWorker', false],
  ])
  const [first, second] = told as [WorkTimes, WorkTimes]
  expect(first.waitMs).toBeLessThan(first.runMs)
  expect(second.waitMs).toBeGreaterThanOrEqual(first.runMs)
  expect(second.waitMs + second.runMs).toBeLessThanOrEqual(passed)
  await pool.run(obey, { does: 'say' }, ANYONE)
  expect(told).toHaveLength(2)
  expect(pool.state()).toEqual({ running: 0, waiting: 0 })
})

it('a process knows where programs and folders are, and that it has one thread', async () => {
  const names = (await createPool().run(obey, { does: 'environment' }, ANYONE)).split(' ')
  expect(names).toEqual(expect.arrayContaining(['PATH', 'HOME', 'VIPS_CONCURRENCY']))
})

it('whoever stops the service means the server: its processes go on', async () => {
  const pool = createPool()
  const pid = await pool.run(obey, { does: 'pid' }, ANYONE)
  process.kill(Number(pid), 'SIGTERM')
  process.kill(Number(pid), 'SIGINT')
  expect(await pool.run(obey, { does: 'pid' }, ANYONE)).toBe(pid)
})

it('a process that ends by itself is no fault of its work', async () => {
  const pool = createPool()
  const pid = await pool.run(obey, { does: 'pid' }, ANYONE)
  await expect(pool.run(obey, { does: 'leave' }, ANYONE)).rejects.toMatchObject({ id: 'not-ready', retryAfter: 2 })
  expect(await pool.run(obey, { does: 'pid' }, ANYONE)).not.toBe(pid)
})

it('work under way reports progress and accepts a stop; the next hears nothing', async () => {
  const pool = createPool()
  const told: string[] = []
  const tell = async (text: string, { isEnough }: { readonly isEnough: boolean }): Promise<string> => {
    const enough = new AbortController()
    if (isEnough) enough.abort()
    const onTold = (said: string): void => {
      told.push(said)
      enough.abort()
    }
    return pool.run(obey, { does: 'tell', text }, { ...ANYONE, onTold, enough: enough.signal })
  }
  expect(await tell('first', { isEnough: true })).toBe('first will do')
  expect(await tell('second', { isEnough: false })).toBe('second will do')
  expect(told).toEqual(['first', 'second'])
  const hearing = new AbortController()
  const over = pool.run(obey, { does: 'say', text: 'third' }, { ...ANYONE, enough: hearing.signal })
  expect(await over).toBe('third')
  hearing.abort()
  expect(await tell('fourth', { isEnough: false })).toBe('fourth will do')
})

it('who rested last works next, so that others come to their end', async () => {
  const pool = createPool(2)
  const ask = async (): Promise<string> => pool.run(obey, { does: 'pid' }, ANYONE)
  const order: string[] = []
  await Promise.all([ask(), ask()].map(async asked => order.push(await asked)))
  expect(new Set(order).size).toBe(2)
  expect([await ask(), await ask()]).toEqual([order[1], order[1]])
})

it('a process whose rest is over ends, and no other with it', async () => {
  const pool = createPool(2)
  const ask = async (): Promise<string> => pool.run(obey, { does: 'pid' }, ANYONE)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const order: string[] = []
  await Promise.all([ask(), ask()].map(async asked => order.push(await asked)))
  vi.advanceTimersByTime(40_000)
  const later = await ask()
  vi.advanceTimersByTime(20_000)
  const last = await ask()
  vi.useRealTimers()
  expect([later, last]).toEqual([order[1], order[1]])
})

it('a process keeps its kind of work, and another kind begins beside it', async () => {
  const pool = createPool(2)
  const of = (kin?: string) => defineJob<Order, string>(OBEY, { limitMs: 60_000, limitMb: 300, ...(kin && { kin }) })
  const ask = async (kin?: string): Promise<string> => pool.run(of(kin), { does: 'pid' }, ANYONE)
  const anyones = await ask()
  const garments = await ask('garments')
  expect([garments, await ask()]).toEqual([anyones, anyones])
  const papers = await ask('papers')
  expect(papers).not.toBe(garments)
  expect([await ask('garments'), await ask('papers'), await ask('garments')]).toEqual([garments, papers, garments])
  // There is no capacity for a third process, so the one idle last is reused.
  expect(await ask('proofs')).toBe(garments)
})

it('a process goes on resting while another works, but one that holds much', async () => {
  const pool = createPool(2)
  const of = (kin: string) => defineJob<Order, string, string>(OBEY, { limitMs: 60_000, limitMb: 1_600, kin })
  const ask = async (kin: string, order: Order = { does: 'pid' }) => pool.run(of(kin), order, ANYONE)
  const restsBeside = async (order: Order): Promise<boolean> => {
    const enough = new AbortController()
    const before = await ask('papers', order)
    const telling = Promise.withResolvers<string>()
    const working = pool.run(
      of('garments'),
      { does: 'tell', text: 'begun' },
      { ...ANYONE, enough: enough.signal, onTold: telling.resolve },
    )
    await telling.promise
    vi.advanceTimersByTime(70_000)
    const isSame = (await ask('papers')) === before
    enough.abort()
    await working
    return isSame
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const seen = [await restsBeside({ does: 'pid' }), await restsBeside({ does: 'keep', text: '600' })]
  vi.useRealTimers()
  expect(seen).toEqual([true, false])
})

it('a process with much memory does what fits, else gives way', async () => {
  const pool = createPool()
  const within = (limitMb: number) => defineJob<Order, string>(OBEY, { limitMs: 60_000, limitMb })
  const large = await pool.run(within(1_600), { does: 'keep', text: '500' }, ANYONE)
  expect(await pool.run(within(1_600), { does: 'pid' }, ANYONE)).toBe(large)
  const small = await pool.run(within(500), { does: 'pid' }, ANYONE)
  expect(small).not.toBe(large)
  await expect.poll(() => isAlive(large), { timeout: 30_000 }).toBe(false)
  expect(await pool.run(within(1_600), { does: 'pid' }, ANYONE)).toBe(small)
})

it('of idle processes the last one with enough room works, the larger rests', async () => {
  const pool = createPool(2)
  const within = (limitMb: number) => defineJob<Order, string>(OBEY, { limitMs: 60_000, limitMb })
  const both = [
    pool.run(within(1_600), { does: 'keep', text: '1' }, ANYONE),
    pool.run(within(1_600), { does: 'keep', text: '500' }, ANYONE),
  ]
  const [small, large] = (await Promise.all(both)) as [string, string]
  expect(await pool.run(within(500), { does: 'pid' }, ANYONE)).toBe(small)
  const again = [0, 1].map(async () => pool.run(within(1_600), { does: 'pid' }, ANYONE))
  expect(new Set(await Promise.all(again))).toEqual(new Set([small, large]))
})

it('a process that holds much rests half of the time', async () => {
  const pool = createPool()
  const heavy = defineJob<Order, string>(OBEY, { limitMs: 60_000, limitMb: 1_600 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const restedFor = async (ms: number, order: Order): Promise<boolean> => {
    const pid = await pool.run(heavy, order, ANYONE)
    vi.advanceTimersByTime(ms)
    return (await pool.run(heavy, { does: 'pid' }, ANYONE)) === pid
  }
  const seen = [
    await restedFor(50_000, { does: 'pid' }),
    await restedFor(29_000, { does: 'keep', text: '600' }),
    await restedFor(31_000, { does: 'pid' }),
  ]
  vi.useRealTimers()
  expect(seen).toEqual([true, true, false])
})

it('what is in the background and wanted already goes before what is not', async () => {
  const pool = createPool()
  const order: string[] = []
  const run = async (text: string, caller: object): Promise<void> =>
    void order.push(await pool.run(obey, { does: 'say', text }, { ...ANYONE, ...caller }))
  await Promise.all([
    run('first', {}),
    run('seeding', { isBackground: true }),
    run('wanted', { isBackground: true, wanted: AbortSignal.abort() }),
  ])
  expect(order).toEqual(['first', 'wanted', 'seeding'])
})

it('a closing pool hands on its idle process and ends a working one', async () => {
  const reserve = createProcessReserve()
  const openNext = (): WorkerPool => {
    const pool = createWorkerPool({ size: 1, queueMost: 10, restMs: 60_000, reserve })
    open.push(pool)
    return pool
  }
  const first = openNext()
  const pid = await first.run(obey, { does: 'pid' }, ANYONE)
  first.close()
  const next = openNext()
  expect(await next.run(obey, { does: 'pid' }, ANYONE)).toBe(pid)
  const hanging = next.run(obey, { does: 'hang' }, ANYONE)
  next.close()
  await expect(hanging).rejects.toMatchObject({ id: 'not-ready' })
  expect(await openNext().run(obey, { does: 'pid' }, ANYONE)).not.toBe(pid)
})
