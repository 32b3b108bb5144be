import { expect, test } from 'vitest'
import { createDayCache } from './dayCache.ts'

const MORNING = new Date('2026-11-25T06:00:00Z')
const later = (hours: number): Date => new Date(MORNING.getTime() + hours * 3_600_000)

function counted() {
  let made = 0
  return { make: async () => (made += 1), made: () => made }
}

test('a value is made once a day', async () => {
  const [cache, { make }] = [createDayCache<number>(), counted()]
  expect(await cache.get('a', MORNING, make)).toBe(1)
  expect(await cache.get('a', later(23.9), make)).toBe(1)
  expect(await cache.get('b', later(1), make)).toBe(2)
  expect(await cache.get('a', later(24), make)).toBe(3)
})

test('concurrent callers share one result, and a failure is made anew', async () => {
  const [cache, { make, made }] = [createDayCache<number>(), counted()]
  expect(await Promise.all([cache.get('a', MORNING, make), cache.get('a', MORNING, make)])).toEqual([1, 1])
  const fail = async (): Promise<number> => Promise.reject(new Error('away'))
  await expect(cache.get('b', MORNING, fail)).rejects.toThrow('away')
  expect(await cache.get('b', MORNING, make)).toBe(2)
  expect(made()).toBe(2)
})

test('of some hundred values the oldest is forgotten first', async () => {
  const [cache, { make, made }] = [createDayCache<number>(), counted()]
  for (let i = 0; i <= 300; i += 1) await cache.get(String(i), MORNING, make)
  await cache.get('1', MORNING, make)
  expect(made()).toBe(301)
  await cache.get('0', MORNING, make)
  expect(made()).toBe(302)
})
