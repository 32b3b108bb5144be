import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../../../database/index.ts'
import { pressPrefix } from '../../../files/index.ts'
import type { GarmentToMake } from '../../rendering/garmentFiles/job.ts'
import type { MarkerToLay } from '../../rendering/marker/job.ts'
import { expirePacks } from '../expirePacks.ts'
import { endless, openPressRoom, PLAYERS, type PressRoom, tooLong } from '../../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

/** Makes an order's backs again: the smallest run that covers every kind of request. */
async function makeBacks(orderId: string) {
  const remakeId = await room.remakeBacks(orderId)
  await room.jobs.drain()
  return { ...(await room.latest(orderId)), remakeId }
}

test('a run that breaks off goes on where it was: nothing is made twice', async () => {
  const { hand, jobs, latest } = room
  const { id } = await room.createApproved()
  const made: string[] = []
  const note = (job: string, { number = '' }: Partial<GarmentToMake['who']> = {}): void => {
    if (job === 'make' || job === 'check') made.push(`${job} ${number}`)
  }
  // Fails on every try: a slow machine has claimed it again before the queues are empty.
  hand.before = (job, input) => {
    if (job === 'make' && input.who.number === '7') throw new Error('killed')
    note(job, input.who)
    return input
  }
  expect((await makeBacks(id)).state).toBe('making')
  expect(made).toEqual(['make 10'])
  hand.before = (job, input) => {
    note(job, 'garment' in input ? (input.garment as GarmentToMake).who : input.who)
    return input
  }
  await jobs.drain({ isEarly: true })
  expect((await latest(id)).state).toBe('done')
  expect(made).toEqual(['make 10', 'make 7', 'check 10', 'check 7'])
})

test('a resource in use is waited for, and used once it is free', async () => {
  const { id } = await room.createApproved()
  const held = async (interval: string) =>
    room.inShop(
      sql`update packs set state = 'making', held_until = now() + ${interval}::interval where order_id = ${id} and ended_at is null`,
    )
  const remakeId = await room.remakeBacks(id)
  await held('1 hour')
  // Up to its last try and the handling of dead jobs.
  await room.jobs.drain({ isEarly: true })
  expect(await room.latest(id)).toMatchObject({ state: 'making', problem: null })
  await held('-1 second')
  await room.askRemake(remakeId)
  await room.jobs.drain()
  expect((await room.latest(id)).state).toBe('done')
})

test('short work is drawn beside papers; long work leaves a process to others', async () => {
  const arePapersLast = async (qty: number): Promise<boolean> => {
    room.begin()
    const { id } = await room.createApproved([{ ...PLAYERS[1], qty }])
    expect((await makeBacks(id)).state).toBe('done')
    expect(room.askedOfGarments()).toHaveLength(2 * qty)
    // Their pictures come first, if none are stored.
    const first = room.asked.findIndex(name => name === 'papers' || name === 'views')
    return first > room.asked.lastIndexOf('check')
  }
  expect([await arePapersLast(1), await arePapersLast(4)]).toEqual([false, availableParallelism() <= 2])
})

test('a canceled run ends, is not resumed, and cannot be canceled twice', async () => {
  const { hand, cancel, latest } = room
  const { id } = await room.createApproved()
  let answered: unknown
  hand.before = async (job, input) => {
    if (job === 'make') answered = (await cancel((await latest(id)).id)).value
    return input
  }
  const pack = await makeBacks(id)
  const canceled = { id: pack.id, state: 'canceled', bytes: null }
  expect(answered).toMatchObject(canceled)
  expect(pack).toMatchObject(canceled)
  expect(room.askedOfGarments()).toEqual(['make'])
  expect((await cancel(pack.id)).error?.id).toBe('pack-ended')
  expect((await room.fetchOf(pack.id)).error?.id).toBe('pack-gone')
})

test('a run canceled while drawing ends at once and keeps whole files', async () => {
  const { shop, hand, countOf } = room
  const { id } = await room.createApproved()
  const kept = async (): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of shop.files.list(pressPrefix(room.tenantId))) keys.push(key)
    return keys
  }
  const before = await kept()
  hand.instead = (job, at) => (job !== 'make' || at === 2 ? endless : undefined)
  const run = makeBacks(id)
  await vi.waitUntil(() => countOf('make') === 2 && shop.app.workers.state().running === 2, { timeout: 240_000 })
  await room.cancel((await room.latest(id)).id)
  expect(await run).toMatchObject({ state: 'canceled' })
  expect(shop.app.workers.state()).toEqual({ running: 0, waiting: 0 })
  const kinds = (await kept()).filter(key => !before.includes(key)).map(key => key.split('.').at(-1))
  expect(kinds.toSorted()).toEqual(['json', 'pdf'])
})

test('a changed order and a full store stop it with their reason', async () => {
  const { hand } = room
  const { id } = await room.createApproved()
  hand.isFull = true
  const { remakeId, ...full } = await makeBacks(id)
  expect(full).toMatchObject({ state: 'stopped', problem: { id: 'storage-full' } })
  hand.isFull = false
  hand.before = async (job, input) => {
    if (job === 'check')
      await room.byOwner(sql`update order_lines set size = 'L' where order_id = ${id} and number = 7`)
    return input
  }
  await room.askRemake(remakeId)
  await room.jobs.drain()
  expect(await room.latest(id)).toMatchObject({ state: 'stopped', problem: { id: 'order-changed' } })
})

test('nothing is swept that a run may have found, while it goes on', async () => {
  const { shop, hand } = room
  const { id } = await room.createApproved()
  const nextWeek = new Date(Date.now() + 8 * 24 * 60 * 60_000)
  const swept: number[] = []
  hand.before = async (job, input) => {
    const { database, files } = shop
    if (job === 'check') swept.push(await expirePacks({ database, files, tenantIds: [room.tenantId], now: nextWeek }))
    return input
  }
  expect(await makeBacks(id)).toMatchObject({ state: 'done' })
  expect(swept).toEqual([0, 0])
})

test('an order changed or unapproved during drawing ends it at once, with reason', async () => {
  const { shop, hand, countOf } = room
  for (const [change, problem] of [
    [sql`update order_lines set size = 'L' where number = 7 and order_id =`, 'order-changed'],
    [sql`update orders set status = 'CANCELED' where id =`, 'order-not-approved'],
  ] as const) {
    room.begin()
    const { id } = await room.createApproved()
    hand.instead = job => (job === 'make' ? endless : undefined)
    const run = makeBacks(id)
    await vi.waitUntil(() => countOf('make') === 1 && shop.app.workers.state().running > 0, { timeout: 240_000 })
    await room.byOwner(sql`${change} ${id}`)
    expect(await run).toMatchObject({ state: 'stopped', problem: { id: problem }, sha256: null })
    expect(shop.app.workers.state()).toEqual({ running: 0, waiting: 0 })
  }
})

test('a garment whose file says another name stops it, and is named', async () => {
  const { id } = await room.createApproved()
  room.hand.before = (job, input) =>
    job === 'make' && input.who.number === '7' ? { ...input, player: { name: 'VANNE', number: 7 } } : input
  expect(await makeBacks(id)).toMatchObject({
    state: 'stopped',
    sha256: null,
    problem: { id: 'text-picture', values: { line: '2', name: 'Vanna', piece: 'back', text: 'Vanna' } },
  })
})

test('a garment that is too heavy to be drawn stops it, and is named', async () => {
  const { id } = await room.createApproved()
  room.hand.instead = (job, at) => (job === 'make' && at === 2 ? tooLong : undefined)
  const values = { line: '2', name: 'Vanna', number: '7', size: 'S' }
  expect(await makeBacks(id)).toMatchObject({ state: 'stopped', problem: { id: 'too-heavy', values } })
})

test('a run that keeps failing ends, unless somebody else works on it', async () => {
  const { hand, jobs, latest } = room
  const { id } = await room.createApproved()
  const remakeId = await room.remakeBacks(id)
  // Simulates a lease taken at the terminal.
  const hold = async (seconds: number) =>
    room.inShop(sql`update packs set held_until = now() + make_interval(secs => ${seconds}) where order_id = ${id}`)
  await hold(600)
  await jobs.drain({ isEarly: true })
  expect(await latest(id)).toMatchObject({ state: 'queued', problem: null })
  expect(room.asked).toEqual([])

  hand.before = () => {
    throw new Error('killed')
  }
  await hold(-1)
  await room.askRemake(remakeId)
  await jobs.drain({ isEarly: true })
  expect(await latest(id)).toMatchObject({ state: 'stopped', problem: { id: 'broken' } })
})

test('a longer search tells its progress, makes no roll longer, and can be stopped', async () => {
  const { shop, staff, asked, ask, latest, jobs, hand } = room
  const { id } = await room.createApproved(PLAYERS.slice(1))
  const rolls = [{ fabric: 'interlock', widthMm: 1_300, lie: 'along', metreCents: 0 }]
  const supplier = await room.addSupplier('Tonle Cut', { rolls })
  await room.inShop(sql`update orders set supplier = 'Tonle Cut', supplier_id = ${supplier.id} where id = ${id}`)
  const press = async (packId: string, effort: 4 | 16) =>
    shop.call('POST /api/office/packs/{id}/tighter', { token: staff, params: { id: packId }, body: { effort } })
  const takeWhatIs = async (packId: string) =>
    shop.call('POST /api/office/packs/{id}/enough', { token: staff, params: { id: packId } })
  const usual = await room.make(id)
  expect(usual).toMatchObject({ state: 'done', effort: 1, laying: null, markers: [{ beforeMm: null }] })
  const [{ lengthMm }] = usual.markers as [(typeof usual.markers)[0]]

  expect((await press(usual.id, 4)).value).toMatchObject({ state: 'queued', effort: 4, markers: [] })
  // Packs run one after the other, whatever the first of them is.
  expect([(await ask(id)).error?.id, (await press(usual.id, 16)).error?.id]).toEqual([
    'pack-under-way',
    'pack-under-way',
  ])
  asked.length = 0
  await jobs.drain()
  const tighter = await latest(id)
  expect(tighter).toMatchObject({ state: 'done', effort: 4, laying: null, markers: [{ beforeMm: lengthMm }] })
  expect(tighter.markers[0]!.lengthMm).toBeLessThanOrEqual(lengthMm)
  expect(asked).not.toContain('make')
  // Later runs have the same layout.
  expect((await room.make(id)).markers).toMatchObject([{ lengthMm: tighter.markers[0]!.lengthMm, beforeMm: null }])

  // The search ends as soon as its result suffices; otherwise it would take a quarter of an hour.
  hand.before = (job, input) =>
    job === 'lay' ? { ...input, search: { ...(input as unknown as MarkerToLay).search, effort: 1e6 } } : input
  await press(usual.id, 16)
  expect((await takeWhatIs((await latest(id)).id)).error?.id).toBe('pack-ended')
  const long = jobs.drain()
  const told: unknown[] = []
  await vi.waitUntil(async () => told.push((await latest(id)).laying) > 0 && told.at(-1) !== null, { timeout: 240_000 })
  expect(told.at(-1)).toMatchObject({ share: expect.any(Number), lengthMm: expect.any(Number) })
  expect((await takeWhatIs((await latest(id)).id)).value).toMatchObject({ isEnough: true, effort: 16 })
  await long
  const stopped = await latest(id)
  expect(stopped).toMatchObject({ state: 'done', effort: 16, isEnough: true })
  expect(stopped.markers[0]!.lengthMm).toBeLessThanOrEqual(tighter.markers[0]!.lengthMm)
  expect((await takeWhatIs(stopped.id)).error?.id).toBe('pack-ended')

  // The layout cannot be read any more, so it is computed again, with the usual search effort.
  for await (const { key } of shop.files.list(pressPrefix(room.tenantId)))
    if (key.endsWith('.json')) await shop.files.put(key, Buffer.from('{"sheets": ['))
  const look = { token: staff, params: { id: stopped.id, at: 0 } }
  expect((await shop.call('GET /api/office/packs/{id}/markers/{at}', look)).error?.id).toBe('pack-gone')
  hand.before = (_, input) => input
  expect(await room.make(id)).toMatchObject({ state: 'done', markers: [{ lengthMm }] })
})
