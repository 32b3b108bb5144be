import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProblemError } from '../endpoint/index.ts'
import { createWorkerPool, defineJob, type WorkerPool } from './index.ts'
import type { Order } from './testing/scriptedWorker.ts'

const OBEY = new URL('./testing/scriptedWorker.ts', import.meta.url)
const obey = defineJob<Order, string>(OBEY, { limitMs: 60_000, limitMb: 200 })
// Work that the processor limit ends here is not ended by the clock limit, however busy the machine.
const obeyShortly = defineJob<Order, string>(OBEY, { limitMs: 500, limitMb: 300, clockMs: 120_000 })
const obeySoon = defineJob<Order, string>(OBEY, { limitMs: 60_000, limitMb: 300, clockMs: 500 })

const open: WorkerPool[] = []

function createPool({ size = 1, shortMost = 4, queueMost = 10, restMs = 60_000 } = {}): WorkerPool {
  const pool = createWorkerPool({ size, shortMost, queueMost, restMs })
  open.push(pool)
  return pool
}

afterEach(() => {
  for (const pool of open.splice(0)) pool.close()
})

const ANYONE = { tenantId: 'a' }

const isAlive = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

describe('what is done', () => {
  it('comes back, also of an input that is made when its turn has come', async () => {
    const pool = createPool()
    expect(await pool.run(obey, { does: 'say', text: 'ភាសាខ្មែរ' }, ANYONE)).toBe('ភាសាខ្មែរ')
    expect(await pool.run(obey, async () => ({ does: 'say', text: 'made' }), ANYONE)).toBe('made')
  })

  it('says why work failed: a refusal, a fault, or an unsendable input', async () => {
    const pool = createPool()
    await expect(pool.run(obey, { does: 'refuse' }, ANYONE)).rejects.toEqual(
      new ProblemError('image-unreadable', [{ path: 'file', id: 'image-unreadable' }]),
    )
    await expect(pool.run(obey, { does: 'throw', text: 'no such thing' }, ANYONE)).rejects.toMatchObject({
      reason: 'broken',
      message: expect.stringContaining('no such thing') as string,
    })
    const fail = async (): Promise<Order> => Promise.reject(new RangeError('lost'))
    await expect(pool.run(obey, fail, ANYONE)).rejects.toThrow(RangeError)
    expect(await pool.run(obey, { does: 'say', text: 'goes on' }, ANYONE)).toBe('goes on')
  })

  it('sees none of the server’s secrets', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://secret')
    const names = await createPool().run(obey, { does: 'environment' }, ANYONE)
    vi.unstubAllEnvs()
    expect(names).not.toContain('DATABASE_URL')
  })
})

describe('what takes too much', () => {
  it('ends work that takes too much processor time, and does the next', async () => {
    const pool = createPool()
    const [hanging, next] = [
      pool.run(obeyShortly, { does: 'hang' }, ANYONE),
      pool.run(obeyShortly, { does: 'say', text: 'next' }, ANYONE),
    ]
    await expect(hanging).rejects.toMatchObject({ name: 'WorkerError', reason: 'too-heavy' })
    expect(await next).toBe('next')
  })

  it('is ended when it takes too much memory', async () => {
    await expect(createPool().run(obey, { does: 'grow' }, ANYONE)).rejects.toMatchObject({ reason: 'too-heavy' })
  })

  it('gives up work that was killed twice, the second time alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kitwright-die-'))
    const pool = createPool({ size: 2 })
    const order: string[] = []
    const run = async (name: string, job: typeof obey, task: Order): Promise<void> => {
      order.push(`${name} ${await pool.run(job, task, ANYONE).catch(() => 'too long')}`)
    }
    await Promise.all([
      run('killed once', obey, { does: 'die-once', text: join(folder, 'died') }),
      run('beside it', obeyShortly, { does: 'hang' }),
      run('after it', obey, { does: 'say', text: 'done' }),
    ])
    await rm(folder, { recursive: true })
    expect(order.toSorted()).toEqual(['after it done', 'beside it too long', 'killed once done'])
    expect(order.at(-1)).toBe('killed once done')
    await expect(pool.run(obey, { does: 'die' }, ANYONE)).rejects.toMatchObject({
      reason: 'too-heavy',
      message: 'the worker ended with SIGKILL',
    })
    expect(await pool.run(obey, { does: 'say', text: 'goes on' }, ANYONE)).toBe('goes on')
  })

  it('is not blamed for waiting: that ends by the clock', async () => {
    await expect(createPool().run(obeySoon, { does: 'wait' }, ANYONE)).rejects.toMatchObject({ id: 'not-ready' })
  })
})

describe('who waits', () => {
  it('is served in turn, and what nobody asked for comes last', async () => {
    const pool = createPool()
    const order: string[] = []
    const run = async (tenantId: string, text: string, isBackground = false): Promise<void> => {
      order.push(await pool.run(obey, { does: 'say', text }, { tenantId, isBackground }))
    }
    await Promise.all([
      run('z', 'seeding', true),
      run('z', 'seeding too', true),
      run('a', 'a1'),
      run('a', 'a2'),
      run('a', 'a3'),
      run('b', 'b1'),
    ])
    expect(order).toEqual(['seeding', 'a1', 'b1', 'a2', 'a3', 'seeding too'])
  })

  it('finds a process free of a shop that has just brought something too heavy', async () => {
    const pool = createPool({ size: 2 })
    const hang = async (job: typeof obey): Promise<string> => pool.run(job, { does: 'hang' }, { tenantId: 'a' })
    await expect(hang(obeyShortly)).rejects.toMatchObject({ reason: 'too-heavy' })
    const further = Promise.allSettled([hang(obey), hang(obey)])
    expect(await pool.run(obey, { does: 'say', text: 'done' }, { tenantId: 'b' })).toBe('done')
    pool.close()
    await further
  })

  it('leaves processes to short work while it is busy', async () => {
    const pool = createPool({ size: 2, shortMost: 1 })
    const pid = async (job: typeof obey): Promise<string> => pool.run(job, { does: 'pid' }, ANYONE)
    const short = [pid(obeyShortly), pid(obeyShortly), pid(obeyShortly)]
    expect(pool.state()).toEqual({ running: 1, waiting: 2 })
    const long = [pid(obey), pid(obey)]
    expect(pool.state()).toEqual({ running: 2, waiting: 3 })
    await Promise.all([...short, ...long])
    const both = [pid(obey), pid(obey)]
    expect(pool.state()).toEqual({ running: 2, waiting: 0 })
    expect(new Set(await Promise.all(both)).size).toBe(2)
  })

  it('does not wait behind short work of a shop that just overloaded it', async () => {
    const pool = createPool({ size: 2, shortMost: 1 })
    const hang = async (): Promise<string> => pool.run(obeyShortly, { does: 'hang' }, { tenantId: 'a' })
    await expect(hang()).rejects.toMatchObject({ reason: 'too-heavy' })
    const further = Promise.allSettled([hang(), hang()])
    const done = pool.run(obeyShortly, { does: 'say', text: 'done' }, { tenantId: 'b' })
    expect(pool.state()).toEqual({ running: 2, waiting: 1 })
    expect(await done).toBe('done')
    pool.close()
    await further
  })

  it('comes forward when what nobody asked for is wanted after all', async () => {
    const pool = createPool()
    const order: string[] = []
    const wanted = new AbortController()
    const run = async (text: string, caller: object): Promise<void> => {
      order.push(await pool.run(obey, { does: 'say', text }, { ...ANYONE, ...caller }))
    }
    const all = [
      run('first', {}),
      run('seeding', { isBackground: true }),
      run('seeding, wanted', { isBackground: true, wanted: wanted.signal }),
    ]
    wanted.abort()
    await Promise.all([...all, run('last', {})])
    expect(order).toEqual(['first', 'seeding, wanted', 'last', 'seeding'])
  })

  it('refuses when full: the shop with most work, and background work first', async () => {
    const pool = createPool({ queueMost: 3 })
    const say = async (tenantId: string, isBackground = false): Promise<string> =>
      pool
        .run(obey, { does: 'say', text: 'done' }, { tenantId, isBackground })
        .catch((error: ProblemError) => `${error.id} ${error.retryAfter}`)
    const answers = [say('a'), say('a'), say('b', true), say('a'), say('a'), say('b')]
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'not-ready 2', 'done', 'not-ready 2', 'done'])
  })

  it('takes its task along when it leaves', async () => {
    const pool = createPool()
    const leaving = new AbortController()
    const made = vi.fn<() => Order>(() => ({ does: 'say' }))
    const first = pool.run(obey, { does: 'say', text: 'first' }, ANYONE)
    const left = pool.run(obey, made, { ...ANYONE, signal: leaving.signal })
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    await first
    await expect(pool.run(obey, made, { ...ANYONE, signal: leaving.signal })).rejects.toThrow('aborted')
    expect(made).not.toHaveBeenCalled()
  })

  it('ends work under way and its process when nobody waits for it', async () => {
    const pool = createPool()
    const pid = await pool.run(obey, { does: 'pid' }, ANYONE)
    const leaving = new AbortController()
    const caller = { ...ANYONE, signal: leaving.signal, takesAlong: true }
    const hanging = pool.run(obey, { does: 'hang' }, caller)
    const next = pool.run(obey, { does: 'say', text: 'next' }, ANYONE)
    await vi.waitUntil(() => pool.state().running === 1, { timeout: 30_000 })
    leaving.abort()
    await expect(hanging).rejects.toThrow('aborted')
    await vi.waitUntil(() => !isAlive(pid), { timeout: 30_000 })
    expect(await next).toBe('next')
    // A caller that aborts after its work is done does not affect the process.
    expect(await pool.run(obey, { does: 'pid' }, ANYONE)).toBe(await pool.run(obey, { does: 'pid' }, ANYONE))
  })

  it('leaves while its input is made: nothing begins', async () => {
    const pool = createPool()
    const leaving = new AbortController()
    const leave = async (): Promise<Order> => {
      leaving.abort()
      return { does: 'hang' }
    }
    const left = pool.run(obey, leave, { ...ANYONE, signal: leaving.signal, takesAlong: true })
    await expect(left).rejects.toThrow('aborted')
    expect(await pool.run(obey, { does: 'say', text: 'goes on' }, ANYONE)).toBe('goes on')
  })

  it('gets what is under way all the same, so that it can be kept', async () => {
    const pool = createPool()
    const leaving = new AbortController()
    const begun = pool.run(obey, { does: 'say', text: 'done' }, { ...ANYONE, signal: leaving.signal })
    leaving.abort()
    expect(await begun).toBe('done')
  })
})

describe('the processes', () => {
  it('are at most as many as allowed, and are used again', async () => {
    const pool = createPool({ size: 2 })
    const ask = async (): Promise<string> => pool.run(obey, { does: 'pid' }, ANYONE)
    const pids = new Set(await Promise.all([ask(), ask(), ask(), ask(), ask()]))
    expect(pids.size).toBeLessThanOrEqual(2)
    expect(pids).toContain(await ask())
  })

  it('end after a rest, and others begin', async () => {
    const pool = createPool({ restMs: 1 })
    const pid = await pool.run(obey, { does: 'pid' }, ANYONE)
    await vi.waitUntil(() => !isAlive(pid), { timeout: 30_000 })
    expect(await pool.run(obey, { does: 'pid' }, ANYONE)).not.toBe(pid)
  })

  it('run nicer than the server, and end with it in every way', async () => {
    const script = `
      import { createWorkerPool, defineJob } from '${new URL('./index.ts', import.meta.url).href}'
      const pool = createWorkerPool({ size: 1, queueMost: 1, restMs: 60_000 })
      const obey = defineJob(new URL('${OBEY.href}'), { limitMs: 60_000, limitMb: 300 })
      console.log(await pool.run(obey, { does: 'pid' }, { tenantId: 'a' }))
      await pool.run(obey, { does: 'hang' }, { tenantId: 'a' })`
    const server = spawn('nice', ['-n', '5', process.execPath, '--input-type=module', '-e', script])
    const [pid] = (await once(server.stdout, 'data')) as [Buffer]
    expect(isAlive(String(pid))).toBe(true)
    // The threads include those of the garbage collector.
    const threads = await readdir(`/proc/${String(pid).trim()}/task`)
    expect(threads.length).toBeGreaterThan(1)
    expect(Math.min(...threads.map(thread => getPriority(Number(thread))))).toBeGreaterThan(getPriority(server.pid))
    server.kill('SIGKILL')
    await vi.waitUntil(() => !isAlive(String(pid)), { timeout: 30_000 })
  })

  it('end what is under way before the server closes, and send away the rest', async () => {
    const pool = createPool()
    const [underWay, waiting] = [1, 2].map(async () => pool.run(obey, { does: 'say', text: 'done' }, ANYONE))
    pool.drain()
    await expect(waiting).rejects.toThrow('not-ready')
    expect(await underWay).toBe('done')
  })

  it('end at once with the pool, also one that hears nobody', async () => {
    const pool = createPool({ size: 2 })
    const pid = await pool.run(obey, { does: 'pid' }, ANYONE)
    const answers = Promise.allSettled([
      pool.run(obey, { does: 'hang' }, ANYONE),
      pool.run(obey, { does: 'hang' }, ANYONE),
      pool.run(obey, { does: 'say' }, ANYONE),
    ])
    pool.close()
    const reasons = (await answers).map(one => one.status === 'rejected' && (one.reason as ProblemError).id)
    expect(reasons).toEqual(['not-ready', 'not-ready', 'not-ready'])
    await vi.waitUntil(() => !isAlive(pid), { timeout: 30_000 })
    await expect(pool.run(obey, { does: 'say' }, ANYONE)).rejects.toThrow('not-ready')
  })
})
