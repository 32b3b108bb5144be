import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createContextRecovery } from './contextRecovery.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const setUp = () => {
  const notes: string[] = []
  const restart = vi.fn<() => void>()
  return { notes, restart, recovery: createContextRecovery({ note: status => notes.push(status), restart }) }
}

it('a context that the browser restores in time does not restart the stage', () => {
  const { notes, restart, recovery } = setUp()
  recovery.onLost()
  vi.advanceTimersByTime(4_900)
  recovery.onRestored()
  vi.advanceTimersByTime(60_000)
  expect(notes).toEqual(['lost', 'ready'])
  expect(restart).not.toHaveBeenCalled()
})

it('a context that stays lost restarts the stage once', () => {
  const { restart, recovery } = setUp()
  recovery.onLost()
  recovery.onLost()
  vi.advanceTimersByTime(60_000)
  expect(restart).toHaveBeenCalledOnce()
})

it('a stage that was disposed does not restart', () => {
  const { restart, recovery } = setUp()
  recovery.onLost()
  recovery.stop()
  vi.advanceTimersByTime(60_000)
  expect(restart).not.toHaveBeenCalled()
})
