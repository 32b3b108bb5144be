import { expect, test } from 'vitest'
import { readFamily } from './readFamily.ts'

/** Returns the path data and kind of the only shape of a family. */
const shapeOf = (shape: unknown, defs?: unknown) =>
  readFamily({ ...(defs !== undefined && { defs }), symbols: { one: { tags: '', shapes: [shape] } } })['one']!.shapes[0]

const pathOf = (part: unknown, defs?: unknown) => shapeOf({ line: 2, ink: part }, defs)?.d

test('a symbol keeps its tags and the order of its shapes', () => {
  const file = {
    symbols: { ball: { tags: 'round toy', shapes: [{ ink: 'M0 0L9 0L9 9Z' }, { detail: 'M1 1L2 1L2 2Z' }] } },
  }
  expect(readFamily(file)).toEqual({
    ball: {
      tags: 'round toy',
      shapes: [
        { d: 'M0 0L9 0L9 9Z', isMark: false },
        { d: 'M1 1L2 1L2 2Z', isMark: true },
      ],
    },
  })
})

test('a line keeps its direction, a filled shape takes the common winding', () => {
  expect(shapeOf({ line: 3, detail: 'M0 0L0 9L9 9Z' })).toEqual({ d: 'M0 0L0 9L9 9Z', isMark: true, width: 3 })
  expect(shapeOf({ ink: 'M0 0L0 9L9 9Z' })).toEqual({ d: 'M9 9L0 9L0 0Z', isMark: false })
})

test('a shape joins its parts in their order', () => {
  expect(pathOf(['M1 1L2 2', { box: [10, 20, 5, 6] }])).toBe('M1 1L2 2M10 20 15 20 15 26 10 26Z')
})

test.each([
  ['a circle', { circle: [50, 40, 10] }, 'M50 30C55.52 30 60 34.48 60 40'],
  ['an ellipse', { ellipse: [50, 40, 20, 10] }, 'M50 30C61.05 30 70 34.48 70 40'],
  ['a polygon', { star: 4, radius: 10 }, 'M50 40 60 50 50 60 40 50Z'],
  ['a star elsewhere', { star: 4, radius: 10, inner: 0, centre: [20, 20] }, 'M20 10 20 20 30 20 20 20 20 30'],
  ['a half', { half: 'M50 0L60 5L50 9' }, 'M50 0L60 5L50 9L40 5L50 0Z'],
  ['a pair', { pair: ['M60 0L70 5', 'M60 9L70 9'] }, 'M60 0L70 5M60 9L70 9M40 0L30 5M40 9L30 9'],
  ['copies around the middle', { repeat: 2, of: 'M50 0L60 0' }, 'M50 0L60 0M50 100L40 100'],
  ['copies around a point', { repeat: 2, centre: [50, 0], of: 'M50 0L60 0' }, 'M50 0L60 0M50 0L40 0'],
  ['a turned part', { rotate: 90, of: 'M50 0L50 10' }, 'M100 50L90 50'],
  ['a part at two angles', { rotate: [0, 90], centre: [0, 0], of: 'M10 0L20 0' }, 'M10 0L20 0M0 10L0 20'],
  ['a smaller part', { scale: 0.5, of: 'M50 0L100 50' }, 'M50 25L75 50'],
  ['a moved, higher part', { scale: 0.5, tall: 2, at: [10, 20], of: 'M50 0L100 50' }, 'M10 -30L35 20'],
])('%s is drawn', (_name, part, start) => expect(pathOf(part)?.startsWith(start)).toBe(true))

test('a named part may use those before it', () => {
  const defs = { dot: 'M1 1L2 2', dots: { pair: { use: 'dot' } } }
  expect(pathOf({ use: 'dots' }, defs)).toBe('M1 1L2 2M99 1L98 2')
})

test.each([
  ['path data in relative commands', 'm0 0l1 1'],
  ['a circle without a radius', { circle: [1, 2] }],
  ['an unknown kind of part', { hexagon: [1, 2, 3] }],
  ['a star of text', { star: '5', radius: 9 }],
])('%s is refused with its place', (_name, part) => {
  expect(() => pathOf(part)).toThrow(/"one"[^]*"shapes"[^]*0/)
})

test('a shape without ink, or with an unknown field, is refused', () => {
  expect(() => shapeOf({ line: 2 })).toThrow('shapes')
  expect(() => shapeOf({ ink: 'M0 0L1 1', width: 2 })).toThrow('shapes')
})

test('a part that the file does not define is refused by its name', () => {
  expect(() => pathOf({ use: 'tail' })).toThrow("no part is named tail in the file's defs")
})
