import { expect, test } from 'vitest'
import { createPackAddress } from './signedPackUrl.ts'
import { createProofAddress } from '../proofs/signedProofUrl.ts'

const NOW = new Date('2026-11-26T08:00:00Z')
const GIVEN = { tenantId: 'angkor', id: 'pack-1' }

test('an address to download from lasts a quarter of an hour, for one person', () => {
  const addresses = createPackAddress('secret')
  const url = new URL(addresses.of('archive', { ...GIVEN, by: 'dara', now: NOW }), 'http://shop')
  expect(url.pathname).toBe('/api/packs/pack-1/archive')
  const { by, until, key } = Object.fromEntries(url.searchParams) as Record<'by' | 'until' | 'key', string>
  const query = { by, until: Number(until), key, now: NOW }
  const check = (change: object = {}, kind: 'archive' | 'events' = 'archive', given: object = {}) => {
    addresses.check(kind, { ...GIVEN, ...given }, { ...query, ...change })
    return 'let in'
  }
  expect(check()).toBe('let in')
  const after = (ms: number): Date => new Date(NOW.getTime() + ms)
  expect(check({ now: after(15 * 60_000) })).toBe('let in')
  for (const wrong of [
    () => check({ now: after(15 * 60_000 + 1) }),
    () => check({ by: 'vanna' }),
    () => check({ until: query.until + 1 }),
    () => check({ key: `${key}A` }),
    () => check({ key: key.replace(/^./, first => (first === 'A' ? 'B' : 'A')) }),
    () => check({}, 'events'),
    () => check({}, 'archive', { id: 'pack-2' }),
    () => check({}, 'archive', { tenantId: 'mekong' }),
    () => createPackAddress('other').check('archive', GIVEN, query),
  ])
    expect(wrong).toThrow('link-invalid')
  const events = new URL(addresses.of('events', { ...GIVEN, by: 'dara', now: NOW }), 'http://shop')
  expect(events.pathname).toBe('/api/orders/pack-1/packs/events')
})

test('a proof’s picture is shown to holders of its address only', () => {
  const addresses = createProofAddress('secret')
  const url = new URL(addresses.of('angkor', 'abc'), 'http://shop')
  expect(url.pathname).toBe('/api/proofs/abc/picture')
  const key = url.searchParams.get('key')!
  expect(addresses.allows('angkor', 'abc', key)).toBe(true)
  expect(addresses.allows('mekong', 'abc', key)).toBe(false)
  expect(addresses.allows('angkor', 'abd', key)).toBe(false)
  expect(addresses.allows('angkor', 'abc', key.slice(1))).toBe(false)
  expect(createProofAddress('other').allows('angkor', 'abc', key)).toBe(false)
})
