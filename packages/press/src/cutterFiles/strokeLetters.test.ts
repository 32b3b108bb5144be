import { expect, test } from 'vitest'
import { strokeText, strokeWidth } from './strokeLetters.ts'

test('words for a plotter are strokes of set height in line', () => {
  const at = { x: 100, y: 50 }
  const [one, two] = [strokeText('H', at, 12).flat(), strokeText('hH', at, 12).flat()]
  expect([Math.min(...one.map(({ y }) => y)), Math.max(...one.map(({ y }) => y))]).toEqual([38, 50])
  expect(Math.min(...one.map(({ x }) => x))).toBe(100)
  const pitch = strokeWidth('H', 12)
  expect(two.slice(0, one.length)).toEqual(one)
  expect(two.slice(one.length)).toEqual(one.map(({ x, y }) => ({ x: x + pitch, y })))
  expect(Math.max(...one.map(({ x }) => x))).toBeLessThan(100 + pitch)
  expect(strokeWidth('HHH', 24)).toBe(6 * pitch)
  expect(strokeText(' ', at, 12)).toEqual([])
  // A letter without strokes becomes a box, so that nobody overlooks it.
  expect(strokeText('ក', at, 12).flat().length).toBeGreaterThan(3)
})
