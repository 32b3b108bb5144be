import { CARD_LIMITS } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'

let shop: TestShop
let ask: AskOffice
let store: string
beforeAll(async () => {
  ;({ shop, ask, store } = await createTestOffice())
})
afterAll(async () => shop.close())

const ROYAL = { code: 'TX-204', name: 'Royal', hex: '#1e3a8a' }
const WHITE = { code: 'TX-001', name: '', hex: '#ffffff' }
const kept = async () => (await ask('GET /api/office/colourcard')).value
const save = async (colours: object[], version?: number) =>
  ask('PUT /api/office/colourcard', { body: { colours, version: version ?? (await kept()).version } })
const shown = async (host?: string) => (await shop.call('GET /api/colourcard', host ? { host } : {})).value.colours
const told = async () => (await shop.call('GET /whoami')).value.settings.colourCard

test('a shop keeps one colour card, visible to all; an empty one is none', async () => {
  expect([await kept(), await shown(), await told()]).toEqual([{ version: 0, colours: [] }, [], undefined])
  const saved = await save([
    { ...ROYAL, code: ' TX-204 ', hex: '#1E3A8A' },
    { code: 'TX-001', hex: '#ffffff' },
  ])
  expect(saved.value).toEqual({ version: 1, colours: [ROYAL, WHITE] })
  expect([await kept(), await shown(), await told()]).toEqual([saved.value, [ROYAL, WHITE], 1])
  expect((await save([WHITE])).value.version).toBe(2)
  expect([await shown(), await told()]).toEqual([[WHITE], 2])
  await save([])
  expect([await kept(), await shown(), await told()]).toEqual([{ version: 3, colours: [] }, [], undefined])
})

test('an unchanged save makes no version; the second of two at once is refused', async () => {
  const { version } = (await save([ROYAL])).value
  expect((await save([ROYAL])).value.version).toBe(version)
  const both = await Promise.all([save([ROYAL, WHITE], version), save([WHITE], version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect(both.find(({ status }) => status === 412)!.error?.id).toBe('stale-version')
})

test('duplicate codes, missing colours and too many entries are refused, each at its place', async () => {
  const before = await kept()
  for (const [colours, path] of [
    [[ROYAL, { ...WHITE, code: 'tx-204' }], 'colours.1.code'],
    [[{ ...ROYAL, code: ' ' }], 'colours.0.code'],
    [[WHITE, { ...ROYAL, hex: 'royal' }], 'colours.1.hex'],
    [Array.from({ length: CARD_LIMITS.colours + 1 }, (_, i) => ({ ...ROYAL, code: `TX-${i}` })), 'colours'],
  ] as const) {
    const { error } = await save([...colours])
    expect([error?.id, error?.fields?.[0]?.path]).toEqual(['invalid-input', path])
  }
  expect(await kept()).toEqual(before)
})

test('it is the shop’s own, and its administrators’', async () => {
  await save([ROYAL])
  expect((await ask('GET /api/office/colourcard', {}, store)).status).toBe(403)
  expect((await ask('PUT /api/office/colourcard', { body: { version: 0, colours: [] } }, store)).status).toBe(403)
  expect(await shown('mekong.localhost')).toEqual([])
})

test('whoever has it by its tag is not sent it again', async () => {
  const first = await shop.call('GET /api/colourcard')
  const tag = String(first.raw.headers.etag)
  const again = await shop.call('GET /api/colourcard', { headers: { 'if-none-match': tag } })
  expect(again.status).toBe(304)
})

test('a brand that is saved leaves the card as it is', async () => {
  await save([WHITE])
  await ask('PUT /api/office/brand', { body: (await ask('GET /api/office/brand')).value })
  expect(await shown()).toEqual([WHITE])
})
