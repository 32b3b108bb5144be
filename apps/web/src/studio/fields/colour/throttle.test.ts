import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('throttled values', () => {
  it('go out at once, then one per pace, and the last is never lost', () => {
    const sent: number[] = []
    const pace = throttle<number>(100, value => sent.push(value))
    for (let ms = 0; ms < 250; ms += 10) {
      pace.push(ms)
      vi.advanceTimersByTime(10)
    }
    expect(sent).toEqual([0, 90, 190])
    vi.advanceTimersByTime(1000)
    expect(sent).toEqual([0, 90, 190, 240])
    pace.push(7)
    expect(sent.at(-1)).toBe(7)
  })
  it('are sent early when asked, and forgotten when asked', () => {
    const sent: number[] = []
    const pace = throttle<number>(100, value => sent.push(value))
    pace.push(1)
    pace.push(2)
    pace.flush()
    pace.flush()
    expect(sent).toEqual([1, 2])
    pace.push(3)
    pace.push(4)
    pace.cancel()
    vi.advanceTimersByTime(1000)
    expect(sent).toEqual([1, 2, 3])
  })
})
