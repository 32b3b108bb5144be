import { expect, it, vi } from 'vitest'
import { createPenalties } from './penalties.ts'

it('a shop with too heavy work leaves one process to others for a minute', () => {
  let nowMs = 0
  const penalties = createPenalties(() => nowMs)
  penalties.note('a')
  expect([penalties.share('a', 4), penalties.share('b', 4), penalties.share('a', 1)]).toEqual([3, 4, 1])
  expect([penalties.isKnown('a'), penalties.isKnown('b')]).toEqual([true, false])
  nowMs = 59_999
  expect(penalties.share('a', 2)).toBe(1)
  nowMs = 60_000
  expect(penalties.share('a', 2)).toBe(2)
})

it('each thing that is too heavy begins a shop’s minute anew', () => {
  let nowMs = 0
  const penalties = createPenalties(() => nowMs)
  penalties.note('a')
  nowMs = 50_000
  penalties.note('a')
  nowMs = 100_000
  expect(penalties.share('a', 2)).toBe(1)
})

it('goes by the machine’s clock where it is given none', () => {
  let ms = 500
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms)
  const penalties = createPenalties()
  penalties.note('a')
  ms += 59_999
  const before = penalties.share('a', 3)
  ms += 1
  expect([before, penalties.share('a', 3)]).toEqual([2, 3])
  clock.mockRestore()
})
