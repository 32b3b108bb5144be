import type { Point } from '@kitwright/measure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLongPress } from './longPress.ts'

const AT = { x: 3, y: 4 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a finger that rests for half a second presses long, once', () => {
  const onLong = vi.fn<(at: Point) => void>()
  createLongPress(onLong).start(AT)
  vi.advanceTimersByTime(499)
  expect(onLong).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(onLong.mock.calls).toEqual([[AT]])
})

test('a finger that moves or lifts before does not', () => {
  const onLong = vi.fn<(at: Point) => void>()
  const press = createLongPress(onLong)
  press.start(AT)
  vi.advanceTimersByTime(400)
  press.cancel()
  vi.advanceTimersByTime(5_000)
  expect(onLong).not.toHaveBeenCalled()
})

test('a movement that waited behind a slow frame still cancels', async () => {
  vi.useRealTimers()
  const onLong = vi.fn<(at: Point) => void>()
  const press = createLongPress(onLong)
  press.start(AT)
  const heard = new Promise<void>(resolve => {
    setTimeout(() => {
      press.cancel()
      resolve()
    }, 550)
  })
  const until = performance.now() + 700
  while (performance.now() < until) Math.sqrt(until)
  await heard
  expect(onLong).not.toHaveBeenCalled()
})
