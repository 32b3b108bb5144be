import type { Job } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type QueueLane, newRound } from './queueLane.ts'
import type { EventJob, Log } from './queueTypes.ts'
import { runJob, type JobRuntime } from './runJob.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const EVENT = {
  tenantId: 'a shop',
  eventId: 'an event',
  kind: 'AccountRegistered',
  subjectId: 'a person',
  requestId: null,
  traceParent: null,
}
const laneOf = (more: Partial<QueueLane>): QueueLane => ({
  name: 'mail',
  most: 1,
  longestSeconds: 60,
  act: async () => undefined,
  running: new Set(),
  round: newRound(),
  ...more,
})

/** Runs one job and returns the messages to pg-boss and the log; `refuses` are pg-boss's calls that fail. */
async function run(
  lane: Partial<QueueLane>,
  {
    data = EVENT,
    refuses = [],
    ending = new AbortController(),
    stopping = new AbortController(),
  }: {
    data?: object | null
    refuses?: readonly string[]
    ending?: AbortController
    stopping?: AbortController
  } = {},
) {
  const told: unknown[][] = []
  const said: [facts: object, text: string][] = []
  const answer =
    (call: string) =>
    async (queue: string, { id }: Job, more?: object) => {
      told.push([call, queue, id, ...(more ? [more] : [])])
      if (refuses.includes(call)) throw new Error('no database')
    }
  const logOf = (facts: object): Log => {
    const write = (more: object, text: string): void => void said.push([{ ...facts, ...more }, text])
    return { info: write, warn: write, error: write, child: more => logOf({ ...facts, ...more }) }
  }
  const boss = {
    complete: answer('complete'),
    fail: answer('fail'),
    getDb: () => ({
      executeSql: async (_: string, [queue, id, retryCount, after]: [string, string, number, number]) =>
        answer('give back')(queue, { id } as Job, { retryCount, ...(after > 0 && { after }) }),
    }),
    touch: answer('touch'),
  } as unknown as JobRuntime['boss']
  const job = { id: 'the job', data, retryCount: 2 } as unknown as Job
  const ended = runJob({ boss, log: logOf({}), ending: ending.signal, stopping: stopping.signal }, laneOf(lane), job)
  return { told, said, ended }
}

describe('the time of a job', () => {
  test.each([
    [600, 595_000],
    [7, 2_000],
    [6, 1_000],
    [1, 1_000],
  ])('of %i s: it hears after %i ms that it is up', async (longestSeconds, ms) => {
    const timeUp = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal)
    const act = async ({ signal }: EventJob): Promise<void> => {
      expect(signal.aborted).toBe(false)
      timeUp.abort()
      expect(signal.aborted).toBe(true)
    }
    const { told, ended } = await run({ longestSeconds, act })
    await ended
    expect(timeout).toHaveBeenCalledWith(ms)
    expect(told).toEqual([['complete', 'mail', 'the job']])
  })

  test.each([
    [[], 'given back'],
    [['give back'], 'not said'],
  ])('is cut short when the process ends, and returned without a failure (%j)', async (refuses, text) => {
    const [ending, stopping] = [new AbortController(), new AbortController()]
    const act = async ({ signal }: EventJob): Promise<void> => {
      ending.abort()
      stopping.abort()
      signal.throwIfAborted()
    }
    const { told, said, ended } = await run({ act }, { ending, stopping, refuses })
    await ended
    expect(told).toEqual([['give back', 'mail', 'the job', { retryCount: 2 }]])
    expect(said.map(([, each]) => each)).toEqual([text])
  })

  test('stays quiet during shutdown, and failures from then on are returned', async () => {
    const ending = new AbortController()
    const act = async ({ signal }: EventJob): Promise<void> => {
      ending.abort()
      expect(signal.aborted).toBe(false)
      throw new Error('who draws has gone')
    }
    const { told, ended } = await run({ act }, { ending })
    await ended
    expect(told.map(([call]) => call)).toEqual(['give back'])
  })

  test('is returned for later, and not as failed, if not done', async () => {
    const again = { afterSeconds: 7, isIdle: true }
    const { told, said, ended } = await run({ act: async () => again })
    expect(await ended).toEqual(again)
    expect(told).toEqual([['give back', 'mail', 'the job', { retryCount: 2, after: 7 }]])
    expect(said.map(([, each]) => each)).toEqual(['given back'])
  })

  test('ends also for one that hears nothing', async () => {
    const { told, said, ended } = await run({ longestSeconds: 20, act: async () => new Promise(() => undefined) })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await ended
    expect(told).toEqual([['fail', 'mail', 'the job', { name: 'Error' }]])
    expect(said).toEqual([[expect.objectContaining({ retries: 2 }), 'failed']])
  })

  test.each([[[]], [['touch']]])('sends three heartbeats per allowed silence, heard or not (%j)', async refuses => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { told, ended } = await run(
      { longestSeconds: 900, heartbeatSeconds: 60, act: async () => promise },
      { refuses },
    )
    for (const beats of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(19_999)
      expect(told).toHaveLength(beats - 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(told).toHaveLength(beats)
    }
    resolve()
    await ended
    await vi.advanceTimersByTimeAsync(120_000)
    expect(told.map(([call]) => call)).toEqual(['touch', 'touch', 'touch', 'complete'])
  })

  test('is told of none where nobody wants to hear it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { told, said, ended } = await run({ longestSeconds: 900, act: async () => promise })
    await vi.advanceTimersByTimeAsync(500_000)
    resolve()
    await ended
    expect(told).toEqual([['complete', 'mail', 'the job']])
    expect(said).toEqual([[expect.objectContaining({ ms: 500_000 }), 'done']])
  })
})

describe('what a job knows and says', () => {
  const factsOf = async (data: object | null) => {
    const seen: EventJob[] = []
    const { said, ended } = await run({ act: async job => void seen.push(job) }, { data })
    await ended
    const { ms: _, ...facts } = said[0]![0] as Record<string, unknown>
    return { facts, job: seen[0]! }
  }
  const trace = '0af7651916cd43dd8448eb211c80319c'
  test.each([
    ['of a person', EVENT, { tenant: 'a shop', event: 'an event', kind: 'AccountRegistered', subject: 'a person' }],
    [
      'of an order that was placed by a call',
      { ...EVENT, kind: 'OrderPlaced', requestId: 'a call', traceParent: `00-${trace}-b7ad6b7169203331-01` },
      { tenant: 'a shop', event: 'an event', kind: 'OrderPlaced', order: 'a person', request: 'a call', trace },
    ],
    ['at a set time', null, {}],
  ])('%s', async (_, data, wanted) => {
    const { facts, job } = await factsOf(data)
    expect(facts).toEqual({ queue: 'mail', job: 'the job', ...wanted })
    expect(job).toMatchObject({ ...data, retries: 2 })
  })

  test('an event from before UUIDs has its number at the end of one', async () => {
    const { facts, job } = await factsOf({ ...EVENT, eventId: 0xabc12 })
    expect([facts['event'], job.eventId]).toEqual(Array(2).fill('00000000-0000-7000-8000-0000000abc12'))
  })

  test.each([
    [new RangeError('a row'), [], { name: 'RangeError' }, ['failed']],
    ['a text', [], { name: 'Error' }, ['failed']],
    [new Error('a row'), ['fail'], { name: 'Error' }, ['failed', 'not said']],
  ] as const)('a failure is kept by its kind alone: %s, %j', async (error, refuses, kept, texts) => {
    const act = async (): Promise<void> => {
      throw error
    }
    const { told, said, ended } = await run({ act }, { refuses: [...refuses] })
    await ended
    expect(told).toEqual([['fail', 'mail', 'the job', kept]])
    expect(said.map(([, text]) => text)).toEqual(texts)
  })

  test('one whose end could not be told is tried again', async () => {
    const { told, ended } = await run({}, { refuses: ['complete'] })
    await ended
    expect(told.map(([call]) => call)).toEqual(['complete', 'fail'])
  })
})
