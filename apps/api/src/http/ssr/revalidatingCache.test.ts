import { expect, test } from 'vitest'
import { createRevalidatingCache } from './revalidatingCache.ts'

const open = (maxBytes = 10) => {
  const clock = { now: 0 }
  const made: string[] = []
  const kept = createRevalidatingCache<string>({
    maxBytes,
    bytesOf: text => text.length,
    freshMs: () => 60,
    staleMs: 100,
    now: () => clock.now,
  })
  const get = async (key: string, text = key): Promise<string | null> =>
    kept.get(key, async () => {
      made.push(key)
      return text
    })
  return { clock, made, kept, get }
}

test('concurrent requests share one result, which is cached for later ones', async () => {
  const { made, get } = open()
  expect(await Promise.all([get('a'), get('a'), get('b'), get('a')])).toEqual(['a', 'a', 'b', 'a'])
  expect(await get('a')).toBe('a')
  expect(made).toEqual(['a', 'b'])
})

test('what was asked for longest ago goes first when there is no room left', async () => {
  const { made, get } = open()
  for (const key of ['a', 'b', 'a']) await get(key, `${key}....`)
  await get('c', 'c....')
  await get('a')
  expect(made).toEqual(['a', 'b', 'c'])
  await get('b', 'b....')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  expect(await get('larger than all', 'x'.repeat(11))).toBe('x'.repeat(11))
  await get('a')
  expect(made.at(-1)).toBe('a')
})

test('a stale result is served while it is renewed; an old one is awaited', async () => {
  const { clock, made, get } = open()
  await get('a', 'one')
  clock.now = 61
  expect(await get('a', 'two')).toBe('one')
  expect(await get('a', 'not made')).toBe('two')
  expect(made).toEqual(['a', 'a'])
  clock.now += 161
  expect(await get('a', 'three')).toBe('three')
})

test('nothing is kept of what could not be made', async () => {
  const { kept, get } = open()
  expect(await kept.get('a', async () => null)).toBeNull()
  await expect(kept.get('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await get('a')).toBe('a')
})
