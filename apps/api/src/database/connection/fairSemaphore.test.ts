import { expect, test } from 'vitest'
import { FairSemaphore } from './fairSemaphore.ts'

const place = (options = {}) => new FairSemaphore({ places: 4, longestWaitMs: 60_000, ...options })

test('nobody takes more than their share, so another finds a place at once', async () => {
  const semaphore = place()
  const entered: string[] = []
  const enter = async (who: string) => {
    const leave = await semaphore.acquire(who)
    entered.push(who)
    return leave
  }
  const [first] = [await enter('angkor'), await enter('angkor')]
  const third = enter('angkor')
  await enter('mekong')
  expect(entered).toEqual(['angkor', 'angkor', 'mekong'])
  first()
  await third
  expect(entered).toEqual(['angkor', 'angkor', 'mekong', 'angkor'])
})

test('several who take all they get leave a place to whoever comes next', async () => {
  const semaphore = place({ places: 8 })
  const inside = { angkor: 0, mekong: 0, tonle: 0, bassac: 0 }
  const over = new AbortController()
  const takeAll = async (who: keyof typeof inside) => {
    for (let i = 0; i < 8; i++)
      semaphore.acquire(who, over.signal).then(
        () => (inside[who] += 1),
        () => 'still waited when it was over',
      )
    return expect.poll(() => inside[who]).toBeGreaterThan(0)
  }
  for (const who of ['angkor', 'mekong', 'tonle', 'bassac'] as const) await takeAll(who)
  expect(inside).toEqual({ angkor: 4, mekong: 2, tonle: 1, bassac: 1 })
  over.abort()
})

test('a free place goes to whoever has the fewest, each one’s own in order', async () => {
  const semaphore = place()
  const entered: string[] = []
  const enter = async (who: string, name: string): Promise<() => void> => {
    const leave = await semaphore.acquire(who)
    entered.push(name)
    return leave
  }
  const [first, second] = [await enter('angkor', 'a1'), await enter('angkor', 'a2')]
  const [third] = [await enter('mekong', 'm1'), await enter('bassac', 'b1')]
  const waiting = [enter('mekong', 'm2'), enter('angkor', 'a3'), enter('angkor', 'a4')]
  first()
  // The last free permit goes to a tenant that holds none.
  second()
  const fourth = await waiting[1]!
  third()
  await waiting[0]
  fourth()
  await waiting[2]
  expect(entered).toEqual(['a1', 'a2', 'm1', 'b1', 'a3', 'm2', 'a4'])
})

test('who waits too long, or leaves, gives the turn up to the next', async () => {
  const semaphore = place({ places: 1, longestWaitMs: 30 })
  const leave = await semaphore.acquire('angkor')
  await expect(semaphore.acquire('angkor')).rejects.toMatchObject({ kind: 'busy' })
  const caller = new AbortController()
  const gone = semaphore.acquire('angkor', caller.signal)
  const next = semaphore.acquire('mekong')
  caller.abort()
  await expect(gone).rejects.toMatchObject({ kind: 'abandoned' })
  leave()
  const leaveNext = await next
  leaveNext()
  const again = await semaphore.acquire('angkor')
  again()
  await expect(semaphore.acquire('angkor', caller.signal)).rejects.toMatchObject({ kind: 'abandoned' })
})
