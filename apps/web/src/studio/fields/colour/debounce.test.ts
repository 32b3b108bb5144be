import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a burst of values is sent once, 100 ms after its last one', () => {
  const sent: number[] = []
  const burst = debounce<number>(100, value => sent.push(value))
  for (let ms = 0; ms < 500; ms += 50) {
    burst.push(ms)
    vi.advanceTimersByTime(50)
  }
  expect(sent).toEqual([])
  vi.advanceTimersByTime(49)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([450])
})

it('what waits is sent early when asked, and forgotten when asked', () => {
  const sent: number[] = []
  const burst = debounce<number>(100, value => sent.push(value))
  burst.push(1)
  burst.flush()
  burst.push(2)
  burst.cancel()
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1])
})
