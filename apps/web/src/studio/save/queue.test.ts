import { expect, it } from 'vitest'
import { createQueue, type QueueState, type Sent } from './queue.ts'

/** A world whose clock and connection the test moves. */
function createWorld(answers: readonly (Sent | 'broken')[]) {
  const left = [...answers]
  const shown: QueueState[] = []
  const waits: number[] = []
  const world = { isOnline: true, sent: 0 }
  let due: (() => void) | null = null
  let back: () => void = () => {}
  const send = async (): Promise<Sent> => {
    world.sent += 1
    const answer = left.shift() ?? 'over'
    if (answer === 'broken') throw new Error('no room')
    return answer
  }
  const queue = createQueue(send, state => shown.push(state), {
    isOnline: () => world.isOnline,
    onBack(listener) {
      back = listener
      return () => {
        back = () => {}
      }
    },
    later(ms, work) {
      waits.push(ms)
      due = work
      return () => {
        due = null
      }
    },
  })
  const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
  return {
    world,
    queue,
    shown,
    waits,
    async pass() {
      const work = due
      due = null
      work?.()
      await settle()
    },
    async comeBack() {
      back()
      await settle()
    },
    isWaiting: () => due !== null,
  }
}

it('tries again, waiting longer each time, until it is sent', async () => {
  const { queue, world, shown, waits, pass, isWaiting } = createWorld(['offline', 'offline', 'over'])
  queue.add()
  queue.add()
  for (let i = 0; i < 3; i++) await pass()
  expect(world.sent).toBe(3)
  expect(waits).toEqual([2000, 4000, 8000])
  expect(shown).toEqual(['waiting', 'sending', 'waiting', 'sending', 'waiting', 'sending', 'empty'])
  expect(isWaiting()).toBe(false)
})

it('tries again what broke on the way', async () => {
  const { queue, shown, pass } = createWorld(['broken', 'over'])
  queue.add()
  for (let i = 0; i < 2; i++) await pass()
  expect(shown).toEqual(['waiting', 'sending', 'waiting', 'sending', 'empty'])
})

it('does not ask a browser that is offline, and sends at once when it is back', async () => {
  const { queue, world, pass, comeBack } = createWorld([])
  world.isOnline = false
  queue.add()
  for (let i = 0; i < 9; i++) await pass()
  expect(world.sent).toBe(0)
  world.isOnline = true
  await comeBack()
  expect(world.sent).toBe(1)
})

it('never waits longer than a minute', async () => {
  const { queue, waits, pass } = createWorld(Array.from({ length: 9 }, () => 'offline' as const))
  queue.add()
  for (let i = 0; i < 8; i++) await pass()
  expect(Math.max(...waits)).toBe(60_000)
})

it('sends nothing when nothing waits, once it is cleared, or once it is stopped', async () => {
  const { queue, world, comeBack, isWaiting } = createWorld([])
  await comeBack()
  queue.add()
  queue.clear()
  expect(isWaiting()).toBe(false)
  await comeBack()
  queue.add()
  queue.stop()
  await comeBack()
  expect([world.sent, isWaiting()]).toEqual([0, false])
})
