import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestJobsOptions, type TestShop } from '../http/testing.ts'
import { ADDRESS, createBuyer, lineOf } from '../orders/testing/buyer.ts'
import { type EventJob, type EventQueue, type Log, openJobs, readQueues, type ScheduledQueue } from './index.ts'
import { openBoss } from './openBoss.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await createTestShop()
  await shop.mails()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await shop.close()
})

type MailSender = TestJobsOptions['sender']
type Mail = Parameters<MailSender['send']>[0]

const MEKONG = 'mekong.localhost'

/**
 * Records events of new accounts as fast as PostgreSQL writes them. With an invented id no account belongs to the
 * event.
 */
const record = async (
  slug: 'angkor' | 'mekong',
  count: number,
  subject = sql`(select id from accounts order by id limit 1)`,
  kind = 'AccountRegistered',
) =>
  shop.database.withTenant(await shop.tenantId(slug), async trx =>
    sql`insert into events (kind, subject_id, payload) select ${kind}, ${subject}, '{}'
      from generate_series(1, ${count})`.execute(trx),
  )

interface RecordingMailSender extends MailSender {
  readonly sent: Mail[]
  /** The most sends that hung at one time. */
  maxHung: number
}

/** Creates a sender that records its mails. Mails of the `hanging` shop hang until they are aborted. */
function createSender(hanging?: string): RecordingMailSender {
  let hung = 0
  const sending: RecordingMailSender = {
    sent: [],
    maxHung: 0,
    close: () => undefined,
    async send(mail, signal) {
      if (mail.from.name !== hanging) return void sending.sent.push(mail)
      sending.maxHung = Math.max(sending.maxHung, (hung += 1))
      await new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))
    },
  }
  return sending
}

const statesOf = async (slug: 'angkor' | 'mekong') =>
  shop.database.withTenant(await shop.tenantId(slug), async trx =>
    trx
      .selectFrom('deliveries')
      .select(['state', 'reason', 'attempts'])
      .where('attempts', '>', 0)
      .orderBy('made_at')
      .orderBy('id')
      .execute(),
  )

/** Creates a log that records its lines. */
function keepLines(): { lines: object[]; log: Log } {
  const lines: object[] = []
  const logOf = (facts: object): Log => {
    const write = (more: object, text: string): void => void lines.push({ ...facts, ...more, text })
    return { info: write, warn: write, error: write, child: more => logOf({ ...facts, ...more }) }
  }
  return { lines, log: logOf({}) }
}

test('hanging mails leave room for other shops; stopping returns them to the queue', async () => {
  await record('angkor', 600)
  const sender = createSender('Angkor Kits')
  const jobs = await shop.openJobs({ sender })
  jobs.start()
  await expect.poll(() => sender.maxHung).toBe(2)
  const { email } = await shop.signUp({ host: MEKONG })
  await expect.poll(() => sender.sent.map(({ to }) => to)).toEqual([email])
  expect(sender.maxHung).toBe(2)
  await jobs.close(0)
  expect(await statesOf('angkor')).toEqual([1, 2].map(() => ({ state: 'failed', reason: 'stopped', attempts: 1 })))
})

test('the next process does a stopping one’s work at once and counts no failure', async () => {
  await record('angkor', 1)
  const triesOf = async () => {
    const { rows } = await shop.database.withPlatform(async trx =>
      sql<{
        tries: number
      }>`select retry_count as tries from pgboss.job where name = 'mail' and state <> 'completed'`.execute(trx),
    )
    return rows.map(({ tries }) => tries)
  }
  for (let restarts = 0; restarts < 3; restarts += 1) {
    const hanging = createSender('Angkor Kits')
    const jobs = await shop.openJobs({ sender: hanging })
    jobs.start()
    await expect.poll(() => hanging.maxHung).toBe(1)
    await jobs.close(0)
    expect(await triesOf()).toEqual([0])
  }
  const sender = createSender()
  await (await shop.openJobs({ sender })).drain()
  expect(sender.sent).toHaveLength(1)
})

test('shops that wait have their mails sent in turn, however many one has', async () => {
  await record('angkor', 20)
  await record('mekong', 5)
  const sender = createSender()
  await (await shop.openJobs({ sender })).drain()
  const froms = sender.sent.map(({ from }) => from.name)
  expect(froms).toHaveLength(25)
  for (const n of [0, 1, 2, 3, 4])
    expect(froms.slice(2 * n, 2 * n + 2).toSorted()).toEqual(['Angkor Kits', 'Mekong Tees'])
})

test('events without a mail delay none, and are kept as dead with their reason', async () => {
  await record('angkor', 4, sql`${randomUUID()}::uuid`)
  await record('mekong', 1)
  const sender = createSender()
  const jobs = await shop.openJobs({ sender })
  await jobs.drain()
  expect(sender.sent).toHaveLength(1)
  expect(await statesOf('angkor')).toEqual(
    Array.from({ length: 4 }, () => ({ state: 'failed', reason: 'failed', attempts: 1 })),
  )
  await jobs.drain({ isEarly: true })
  expect(new Set((await statesOf('angkor')).map(({ state }) => state))).toEqual(new Set(['dead']))
})

test('after lost queues, as by a restore, untold events are told once', async () => {
  await record('mekong', 2)
  const away: MailSender = { send: async () => Promise.reject(new Error('away')), close: () => undefined }
  const first = await shop.openJobs({ sender: away })
  await first.drain()
  await first.close(0)
  await shop.database.withPlatform(async trx => sql`drop schema pgboss cascade`.execute(trx))
  const sender = createSender()
  await (await shop.openJobs({ sender })).drain()
  expect(sender.sent).toHaveLength(2)
})

test('a job’s log lines name the tenant', async () => {
  const buyer = await createBuyer(shop)
  await shop.mails()
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { 'idempotency-key': randomUUID(), traceparent: `00-${trace}-b7ad6b7169203331-01` }
  const answer = await shop.call('POST /api/orders', {
    token: buyer.token,
    body: { ...ADDRESS, lines: [lineOf(buyer.designId)] },
    headers,
  })
  const { lines, log } = keepLines()
  await (await shop.openJobs({ sender: createSender(), log })).drain()
  expect(lines).toContainEqual(
    expect.objectContaining({
      queue: 'mail',
      kind: 'OrderPlaced',
      tenant: await shop.tenantId('angkor'),
      order: answer.value.id,
      event: expect.any(String),
      request: answer.raw.headers['x-request-id'],
      trace,
      text: 'done',
    }),
  )
})

test('an operator sees waiting events and retried jobs, and nothing that is done', async () => {
  const seen = async () => {
    const states = await readQueues(shop.database)
    return Object.fromEntries(
      states
        .filter(({ queue }) => queue === 'mail' || queue === 'outbox')
        .map(({ queue, state, count }) => [`${queue} ${state}`, count]),
    )
  }
  await shop.database.withPlatform(async trx => sql`drop schema if exists pgboss cascade`.execute(trx))
  // Before the first start there are no queues.
  expect(await readQueues(shop.database)).toEqual([])
  await record('mekong', 2)
  let isAway = true
  const sender: MailSender = {
    send: async () => (isAway ? Promise.reject(new Error('away')) : undefined),
    close: () => undefined,
  }
  const jobs = await shop.openJobs({ sender })
  expect(await seen()).toEqual({ 'outbox created': 2 })
  await jobs.drain()
  expect(await seen()).toEqual({ 'mail retry': 2, 'outbox created': 0 })
  isAway = false
  // The waiting jobs come first, then those whose attempts failed.
  expect([await jobs.drain(), await jobs.drain({ isEarly: true })]).toEqual([0, 2])
  expect(await seen()).toEqual({ 'outbox created': 0 })
})

test('a failure that the queue could not be told is said in the log', async () => {
  await record('mekong', 1)
  const { lines, log } = keepLines()
  const sender: MailSender = {
    async send() {
      await shop.database.withPlatform(async trx => sql`drop schema pgboss cascade`.execute(trx))
      throw new Error('away')
    },
    close: () => undefined,
  }
  const jobs = await shop.openJobs({ sender, log })
  await expect(jobs.drain()).rejects.toThrow('pgboss')
  const said = lines.map(line => (line as { text: string }).text)
  // The queue's own maintenance may report the missing tables as well.
  expect(said.filter(text => text === 'failed' || text === 'not said')).toEqual(['failed', 'not said'])
})

test('a queue keeps its room’s options, also when they change later', async () => {
  const limits = { name: 'heard', most: 1, longestSeconds: 90, tries: 4, pauseSeconds: 20, longestPauseSeconds: 600 }
  const nothing = async (): Promise<void> => undefined
  const heard: EventQueue = { ...limits, hears: ['OrderPlaced'], maxPerShop: 1, act: nothing }
  const timed: ScheduledQueue = { ...limits, name: 'timed', heartbeatSeconds: 45, at: '5 3 * * *', act: nothing }
  const seen = async (...queues: (EventQueue | ScheduledQueue)[]) => {
    const boss = await openBoss(shop.databaseUrl, queues, keepLines().log)
    await boss.stop({ graceful: false })
    return shop.database.withPlatform(async trx => {
      const { rows } = await sql<{ name: string; said: unknown[] }>`
        select name, json_build_array(retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds,
          retention_seconds / 86400, deletion_seconds / 86400, dead_letter, (select cron from pgboss.schedule s where s.name = q.name)) as said
        from pgboss.queue q where name in ('heard', 'heard-dead', 'timed') order by name`.execute(trx)
      return Object.fromEntries(rows.map(({ name, said }) => [name, said]))
    })
  }
  const usual = [3, 20, true, 600, 90]
  expect(await seen(heard, timed)).toEqual({
    heard: [...usual, null, 365, 2, 'heard-dead', null],
    'heard-dead': [...usual, null, 365, 2, null, null],
    timed: [...usual, 45, 365, 2, null, '5 3 * * *'],
  })
  expect(await seen({ ...heard, tries: 2, longestSeconds: 30 }, { ...timed, at: '5 4 * * *' })).toMatchObject({
    heard: [1, 20, true, 600, 30, null, 365, 2, 'heard-dead', null],
    timed: [...usual, 45, 365, 2, null, '5 4 * * *'],
  })
})

test('a working queue learns of urgent work at once', async () => {
  const done: string[] = []
  const limits = { name: 'heard', most: 9, longestSeconds: 90, tries: 2, pauseSeconds: 1, longestPauseSeconds: 1 }
  const act = async ({ eventId }: EventJob): Promise<void> => void done.push(eventId)
  const heard: EventQueue = { ...limits, maxPerShop: 9, hears: ['PackAsked'], act }
  const { database, databaseUrl } = shop
  const { log } = keepLines()
  const jobs = await openJobs({ database, databaseUrl, queues: [heard], log, listTenantIds: async () => [] })
  const countOf = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
    shop.database.withPlatform(async trx => (await query.execute(trx)).rows[0]!.count)
  // A poll every two seconds never runs again.
  const { setTimeout: wait } = globalThis
  const never = { unref: () => undefined }
  vi.stubGlobal('setTimeout', (call: () => void, ms: number) => (ms === 2_000 ? never : wait(call, ms)))
  jobs.start()
  const listening = sql<{ count: number }>`select count(*)::int from pg_stat_activity
    where datname = current_database() and query = 'listen kitwright_outbox'`
  await expect.poll(async () => countOf(listening)).toBe(1)
  const underWay = sql<{
    count: number
  }>`select count(*)::int from pgboss.job where name = 'heard' and state <> 'completed'`
  for (const count of [1, 2, 3]) {
    await record('mekong', 1, undefined, 'PackAsked')
    await expect.poll(() => done.length).toBe(count)
    await expect.poll(async () => countOf(underWay)).toBe(0)
  }
  await jobs.close(0)
})

test('a queue gets a shop’s events in its scope, one job each, in order', async () => {
  const [expected, done]: [string[], string[]] = [[], []]
  const heard: EventQueue = {
    name: 'heard',
    most: 9,
    longestSeconds: 90,
    tries: 2,
    pauseSeconds: 1,
    longestPauseSeconds: 1,
    maxPerShop: 9,
    hears: ['AccountRegistered'],
    async expect(trx, eventIds) {
      const { rows } = await sql<{ id: string; kind: string }>`
        select id::text, kind from events where id = any(${[...eventIds]}::uuid[]) order by id`.execute(trx)
      expect(rows.map(({ id }) => id)).toEqual(eventIds)
      expected.push(...rows.map(({ kind }) => `${kind} ${rows.length}`))
    },
    act: async ({ eventId, tenantId }) => void done.push(`${tenantId} ${eventId}`),
  }
  await record('angkor', 5)
  await record('mekong', 2)
  await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    sql`insert into events (kind, subject_id, payload) values ('OrderPlaced', gen_random_uuid(), '{}')`.execute(trx),
  )
  const { database, databaseUrl } = shop
  const jobs = await openJobs({
    database,
    databaseUrl,
    queues: [heard],
    log: keepLines().log,
    listTenantIds: async () => [],
  })
  expect(await jobs.drain()).toBe(7)
  await jobs.close(0)
  const [five, two] = ['AccountRegistered 5', 'AccountRegistered 2']
  expect(expected.toSorted()).toEqual([two, two, five, five, five, five, five])
  for (const slug of ['angkor', 'mekong'] as const) {
    const id = await shop.tenantId(slug)
    const own = done.filter(each => each.startsWith(id))
    expect(own).toHaveLength(slug === 'angkor' ? 5 : 2)
    expect(own).toEqual(own.toSorted())
  }
})
