import { expect, test } from 'vitest'
import { drawSymbol, symbolSvg } from './drawSymbol.ts'
import {
  repeatAround,
  withMirrorImage,
  box,
  mirrorX,
  mirrorIntoWhole,
  movePath,
  uniformWinding,
  oval,
  scaleAndMovePath,
  polygonPath,
  star,
  stepsOf,
  rotatePath,
} from './svgPath.ts'

/** Returns the end point of each step of a path. */
const ends = (d: string) =>
  stepsOf(d).flatMap(({ numbers }) => (numbers.length > 0 ? [numbers.slice(-2).map(n => Math.round(n))] : []))

test('a path reads letters and numbers however dense, and writes hundredths', () => {
  expect(stepsOf('M1-2L.5 3Z')).toEqual([
    { letter: 'M', numbers: [1, -2] },
    { letter: 'L', numbers: [0.5, 3] },
    { letter: 'Z', numbers: [] },
  ])
  expect(movePath('M1 2Q3 4 5 6', (x, y) => [x + 0.006, -y])).toBe('M1.01 -2Q3.01 -4 5.01 -6')
  expect(movePath('M0 0', () => [-0, -0.001])).toBe('M0 0')
})

test('half a figure becomes a closed, symmetric whole', () => {
  expect(mirrorIntoWhole('M50 0L90 10L50 20')).toBe('M50 0L90 10L50 20L10 10L50 0Z')
  expect(mirrorIntoWhole('M50 0Q90 5 50 20')).toBe('M50 0Q90 5 50 20Q10 5 50 0Z')
  expect(mirrorIntoWhole('M50 0Q90 5 60 20 70 25 50 30')).toBe('M50 0Q90 5 60 20 70 25 50 30Q30 25 40 20Q10 5 50 0Z')
  expect(mirrorIntoWhole('M50 0C60 1 70 2 50 20')).toBe('M50 0C60 1 70 2 50 20C30 2 40 1 50 0Z')
  expect(mirrorIntoWhole('M50 0L90 10 80 15 50 20')).toBe('M50 0L90 10 80 15 50 20L20 15L10 10L50 0Z')
  expect(mirrorIntoWhole('M50 0 90 10 50 20')).toBe('M50 0 90 10 50 20L10 10L50 0Z')
  expect(withMirrorImage('M10 0L20 5Z')).toBe('M10 0L20 5ZM90 0L80 5Z')
  expect(mirrorX(50, 7)).toEqual([50, 7])
})

test('all parts of a path run one way, so none cuts another', () => {
  const [right, left] = ['M0 0L10 0L10 10Z', 'M0 0L10 10L10 0Z']
  expect(uniformWinding(right)).toBe(right)
  expect(uniformWinding(left)).toBe('M10 0L10 10L0 0Z')
  expect(uniformWinding(right + left)).toBe(`${right}M10 0L10 10L0 0Z`)
})

test('a path is turned clockwise about a point, and repeated around it', () => {
  expect(rotatePath('M50 0', 90)).toBe('M100 50')
  expect(rotatePath('M10 0L20 10', 180, [10, 10])).toBe('M10 20L0 10')
  expect(ends(repeatAround('M50 0', 4))).toEqual([
    [50, 0],
    [100, 50],
    [50, 100],
    [0, 50],
  ])
})

test('a square is laid at its place in its size and height', () => {
  const square = box(40, 40, 20, 20)
  expect(square).toBe('M40 40 60 40 60 60 40 60Z')
  expect(scaleAndMovePath(square, {})).toBe(square)
  expect(scaleAndMovePath(square, { x: 10, y: 20, by: 2 })).toBe('M-10 0 30 0 30 40 -10 40Z')
  expect(scaleAndMovePath(square, { tall: 0.5 })).toBe('M40 45 60 45 60 55 40 55Z')
})

test('an oval touches its box mid-side, and is round with one radius', () => {
  expect(ends(oval(50, 40, 20, 10))).toEqual([
    [50, 30],
    [70, 40],
    [50, 50],
    [30, 40],
    [50, 30],
  ])
  const [, first, second, third, fourth] = stepsOf(oval(0, 0, 100)).map(({ numbers }) => numbers)
  // The other quarters have the first one's control points, rotated.
  expect(first).toEqual([55.23, -100, 100, -55.23, 100, 0])
  expect(second).toEqual([100, 55.23, 55.23, 100, 0, 100])
  expect(third).toEqual([-55.23, 100, -100, 55.23, -100, 0])
  expect(fourth).toEqual([-100, -55.23, -55.23, -100, 0, -100])
})

test('a star has one point up and inner corners; otherwise it is a polygon', () => {
  const cornersOf = (d: string) => {
    const numbers = stepsOf(d)[0]!.numbers
    return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]!]] : []))
  }
  expect(cornersOf(star(4, 10))).toEqual([
    [50, 40],
    [60, 50],
    [50, 60],
    [40, 50],
  ])
  const five = cornersOf(star(5, 40, { centre: [0, 0], inner: 0.5 })).map(([x, y]) => Math.round(Math.hypot(x!, y!)))
  expect(five).toEqual([40, 20, 40, 20, 40, 20, 40, 20, 40, 20])
  expect(cornersOf(star(5, 40, { centre: [0, 0], inner: 0.5 }))[0]).toEqual([0, -40])
  expect(polygonPath(1, 2, 3, 4)).toBe('M1 2 3 4Z')
})

const symbol = (more: object[]) => ({
  id: 'star' as const,
  family: 'stars' as const,
  tags: '',
  shapes: [{ d: 'M0 0L100 0L100 100Z' }, ...more] as never,
})

test('a symbol on a crest fits its place, with its details and lines', () => {
  const lines = symbol([
    { d: 'M50 50L60 60', width: 4 },
    { d: 'M40 40L50 50Z', isMark: true },
  ])
  expect(drawSymbol(lines, { x: 10, y: 20, size: 50, colour: 'red', detail: 'blue' })).toBe(
    '<path fill="red" d="M-15 -5L35 -5L35 45Z"/>' +
      '<path fill="none" stroke="red" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M10 20L15 25"/>' +
      '<path fill="blue" d="M5 15L10 20Z"/>',
  )
})

test('a symbol alone is in one ink, with holes for its details', () => {
  const plain = symbolSvg(symbol([{ d: 'M1 1L2 2', width: 3 }]))
  expect(plain).not.toContain('mask')
  expect(plain).toContain('stroke-width="3"')
  const marked = symbolSvg(symbol([{ d: 'M1 1L2 2Z', isMark: true }]))
  expect(marked).toMatch(/<mask [^>]*><path fill="#fff"[^>]*><path fill="#000" d="M1 1L2 2Z"\/><\/mask>/)
})
