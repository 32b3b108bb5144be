import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const place = (options = {}) => new Turns({ places: 4, share: 2, longestWaitMs: 60_000, ...options })

test('nobody takes more than their share, so another finds a place at once', async () => {
  const turns = place()
  const entered: string[] = []
  const enter = async (who: string) => {
    const leave = await turns.enter(who)
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

test('a place that comes free goes to whoever has the fewest, each one’s own in their order', async () => {
  const turns = place({ places: 2 })
  const entered: string[] = []
  const leaves = [await turns.enter('angkor'), await turns.enter('angkor')]
  const enter = async (who: string, name: string) => {
    leaves.push(await turns.enter(who))
    entered.push(name)
  }
  const all = [enter('angkor', 'a1'), enter('angkor', 'a2'), enter('mekong', 'm1'), enter('mekong', 'm2')]
  for (let left = 0; left < 6; left++) {
    await expect.poll(() => leaves.length).toBeGreaterThan(left)
    leaves[left]!()
  }
  await Promise.all(all)
  expect(entered).toEqual(['m1', 'a1', 'm2', 'a2'])
})

test('who waits too long, or leaves, gives the turn up to the next', async () => {
  const turns = place({ places: 1, share: 1, longestWaitMs: 30 })
  const leave = await turns.enter('angkor')
  await expect(turns.enter('angkor')).rejects.toMatchObject({ kind: 'busy' })
  const caller = new AbortController()
  const gone = turns.enter('angkor', caller.signal)
  const next = turns.enter('mekong')
  caller.abort()
  await expect(gone).rejects.toMatchObject({ kind: 'abandoned' })
  leave()
  const leaveNext = await next
  leaveNext()
  const again = await turns.enter('angkor')
  again()
  await expect(turns.enter('angkor', caller.signal)).rejects.toMatchObject({ kind: 'abandoned' })
})
