import { randomUUID } from 'node:crypto'
import type { Player } from '@kitwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { MAX_SQUADS } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const player = (name: string, change: Partial<Player> = {}): Player => ({
  id: randomUUID(),
  name,
  printName: name.toUpperCase(),
  number: 7,
  size: 'M',
  version: 'player',
  sleeve: null,
  ...change,
})

async function createCaptain() {
  const { access_token: token } = await shop.signUp()
  const save = async (players: object[], { id, name = 'First eleven' }: { id?: string; name?: string } = {}) =>
    shop.call('POST /api/squads', { token, body: { id: id ?? randomUUID(), name, players } as never })
  return {
    token,
    save,
    list: async (query = {}) => shop.call('GET /api/squads', { token, query }),
    remove: async (id: string) => shop.call('DELETE /api/squads/{id}', { token, params: { id } }),
  }
}

const countPlayers = async (): Promise<number> =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from players`.execute(trx)
    return rows[0]!.count
  })

describe('a squad', () => {
  test('keeps its players in their order', async () => {
    const captain = await createCaptain()
    const players = [
      player('Dara', { number: 10 }),
      player('សុខ', { number: null, version: 'goalkeeper', sleeve: 'long', size: 'XXXL' }),
      player('Bopha', { printName: '', person: 'lotus' }),
    ]
    const { status, value } = await captain.save(players)
    expect(status).toBe(201)
    expect(value.players).toEqual(players)
    expect((await captain.list()).value).toMatchObject({ total: 1, items: [value] })
  })

  test('sent again under its id is replaced whole', async () => {
    const captain = await createCaptain()
    const id = randomUUID()
    await captain.save([player('A'), player('B')], { id })
    const { value } = await captain.save([player('C')], { id, name: 'Second' })
    expect(value).toMatchObject({ id, name: 'Second', players: [{ name: 'C' }] })
    expect((await captain.list()).value.total).toBe(1)
  })

  test('replaced by several at once is one of them, whole', async () => {
    const captain = await createCaptain()
    const id = randomUUID()
    const teams = ['A', 'B', 'C', 'D'].map(team => [1, 2, 3].map(n => player(`${team}${n}`)))
    const answers = await Promise.all(teams.map(async team => captain.save(team, { id })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const [kept] = (await captain.list()).value.items
    expect(teams).toContainEqual(kept!.players)
  })

  test('may have two players with one number', async () => {
    const captain = await createCaptain()
    expect((await captain.save([player('A', { number: 9 }), player('B', { number: 9 })])).status).toBe(201)
  })

  test('is changed and deleted by its owner', async () => {
    const captain = await createCaptain()
    const { value } = await captain.save([player('A')])
    const changed = await captain.save([player('B')], { id: value.id, name: 'Changed' })
    expect(changed.value).toMatchObject({ name: 'Changed', players: [{ name: 'B' }] })
    expect((await captain.remove(value.id)).status).toBe(204)
    expect((await captain.remove(value.id)).status).toBe(404)
  })

  test('cannot be read or changed by another account', async () => {
    const { value } = await (await createCaptain()).save([player('A')])
    const other = await createCaptain()
    const answers = [await other.save([], { id: value.id }), await other.remove(value.id)]
    expect(answers.map(({ error }) => error?.id)).toEqual(['not-found', 'not-found'])
    expect((await other.list()).value.total).toBe(0)
  })

  test('counts its players for the dashboard', async () => {
    const captain = await createCaptain()
    await captain.save([player('A'), player('B')])
    await captain.save([player('C')])
    expect((await shop.call('GET /api/accounts/summary', { token: captain.token })).value.players).toBe(3)
  })

  test(`is one of at most ${MAX_SQUADS}`, async () => {
    const captain = await createCaptain()
    const id = randomUUID()
    await captain.save([], { id })
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      sql`insert into squads (id, owner_id, name, created_at, updated_at)
        select gen_random_uuid(), owner_id, name, now(), now() from squads, generate_series(2, ${MAX_SQUADS}) where id = ${id}`.execute(
        trx,
      ),
    )
    expect((await captain.save([])).error?.id).toBe('squad-limit-reached')
    expect((await captain.save([player('A')], { id })).status).toBe(201)
    expect((await captain.list({ pageSize: 1 })).value.total).toBe(MAX_SQUADS)
    // Each squad appears once across the pages.
    const pages = await Promise.all([1, 2, 3].map(async page => captain.list({ page, pageSize: 20 })))
    const ids = pages.flatMap(({ value }) => value.items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(60)
  })
})

describe('a wrong squad is refused and changes nothing:', () => {
  const twin = randomUUID()
  test.each<[string, object[]]>([
    ['201 players', Array.from({ length: 201 }, () => player('A'))],
    ['two players of one id', [player('A', { id: twin }), player('B', { id: twin })]],
    ['a number of three digits', [player('A', { number: 100 })]],
    ['a negative number', [player('A', { number: -1 })]],
    ['half a number', [player('A', { number: 7.5 })]],
    ['a number as text', [{ ...player('A'), number: '7' }]],
    ['no name', [player(' ')]],
    ['a name with a NUL', [player('A\u0000')]],
    ['a name of half a surrogate pair', [player('\ud800')]],
    ['an unknown size', [{ ...player('A'), size: 'HUGE' }]],
    ['an unknown key', [{ ...player('A'), price: 1 }]],
  ])('%s', async (_, players) => {
    const captain = await createCaptain()
    const { value } = await captain.save([player('Old')])
    const before = await countPlayers()
    const answers = [await captain.save(players), await captain.save(players, { id: value.id })]
    expect(answers.map(({ error }) => error?.id)).toEqual(['invalid-input', 'invalid-input'])
    expect(await countPlayers()).toBe(before)
    expect((await captain.list()).value.items).toEqual([value])
  })
})
