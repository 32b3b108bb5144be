import { expect, it } from 'vitest'
import { createQueue, type QueueState, type SendOutcome } from './saveQueue.ts'
import { createFakePorts } from '../testing/fakePorts.ts'

function createWorld(answers: readonly (SendOutcome | 'broken')[]) {
  const left = [...answers]
  const shown: QueueState[] = []
  const fake = createFakePorts()
  const world = Object.assign(fake.world, { sent: 0 })
  const send = async (): Promise<SendOutcome> => {
    world.sent += 1
    const answer = left.shift() ?? 'over'
    if (answer === 'broken') throw new Error('no room')
    return answer
  }
  const queue = createQueue(send, state => shown.push(state), fake.ports)
  return { ...fake, world, queue, shown }
}

it('a queued save is tried again, waiting longer each time, until it is sent', async () => {
  const { queue, world, shown, waits, pass, isWaiting } = createWorld(['offline', 'offline', 'over'])
  queue.add()
  queue.add()
  for (let i = 0; i < 3; i++) await pass()
  expect(world.sent).toBe(3)
  expect(waits).toEqual([2000, 4000, 8000])
  expect(shown).toEqual(['waiting', 'sending', 'waiting', 'sending', 'waiting', 'sending', 'empty'])
  expect(isWaiting()).toBe(false)
})

it('a queued save is tried again when sending it threw', async () => {
  const { queue, shown, pass } = createWorld(['broken', 'over'])
  queue.add()
  for (let i = 0; i < 2; i++) await pass()
  expect(shown).toEqual(['waiting', 'sending', 'waiting', 'sending', 'empty'])
})

it('a queued save waits while offline, and is sent at once afterwards', async () => {
  const { queue, world, pass, comeBack } = createWorld([])
  world.isOnline = false
  queue.add()
  for (let i = 0; i < 9; i++) await pass()
  expect(world.sent).toBe(0)
  world.isOnline = true
  await comeBack()
  expect(world.sent).toBe(1)
})

it('a queued save never waits longer than a minute for the next try', async () => {
  const { queue, waits, pass } = createWorld(Array.from({ length: 9 }, () => 'offline' as const))
  queue.add()
  for (let i = 0; i < 8; i++) await pass()
  expect(Math.max(...waits)).toBe(60_000)
})

it('the queue sends nothing when empty, cleared or stopped', async () => {
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
