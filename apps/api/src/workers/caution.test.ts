import { expect, it } from 'vitest'
import { createCaution } from './caution.ts'

it('leaves one process to the others for a minute', () => {
  let nowMs = 0
  const caution = createCaution(() => nowMs)
  caution.note('a')
  expect([caution.share('a', 4), caution.share('b', 4), caution.share('a', 1)]).toEqual([3, 4, 1])
  nowMs = 59_999
  expect(caution.share('a', 2)).toBe(1)
  nowMs = 60_000
  expect(caution.share('a', 2)).toBe(2)
})

it('begins the minute anew with each', () => {
  let nowMs = 0
  const caution = createCaution(() => nowMs)
  caution.note('a')
  nowMs = 50_000
  caution.note('a')
  nowMs = 100_000
  expect(caution.share('a', 2)).toBe(1)
})
