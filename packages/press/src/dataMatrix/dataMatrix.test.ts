import { describe, expect, test } from 'vitest'
import { decodeDataMatrix } from './decode.ts'
import { encodeDataMatrix } from './encode.ts'
import { SIZES } from './sizes.ts'

const CODE = 'AK-000042/K7Q2XYZ'
const ADDRESS = `HTTPS://ANGKOR.EXAMPLE/T/${CODE}`

const sizeOf = (symbol: readonly (readonly boolean[])[]) =>
  SIZES.find(({ rows, columns }) => rows === symbol.length && columns === symbol[0]!.length)!
const read = (symbol: readonly (readonly boolean[])[]) =>
  decodeDataMatrix((row, column) => symbol[row]![column]!, sizeOf(symbol))

describe('a Data Matrix', () => {
  // Read by ZXing-C++ 2.3 (zxing-wasm), as were 307 other texts in all four sizes.
  test('of an address has the modules that another program read', () => {
    const drawn = encodeDataMatrix(ADDRESS)!.map(row => row.map(isDark => (isDark ? '#' : '.')).join(''))
    expect(drawn).toEqual([
      '#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.',
      '##..#.######..##.#..#.####.#.##..#.####.#.#.#.##',
      '#..#.#.#..##.###.#...#..##.#...##......#.#####..',
      '#......#..#..##..#.#.####..####.##.#...#.##.##.#',
      '#..#.#.##.#..##.##.#.##.#.#....###..#.#.#..##...',
      '#..####.###.#....#..#.###..#.....#.##.#...##..##',
      '###.#####.##.#..#.#..##.###..####......#...###..',
      '##.#...#.##..#.######..###.###......#####....###',
      '####.#..###..##.#..#....#...##.#.#..#..###..##..',
      '#.#.##.#.##....#.#..#.####.#.#..#.#.#..#########',
      '####.#.#...#####....##..#...##.....#....###.#.#.',
      '####.##.#..####.#..#...###.#..###..##.#..#.##.##',
      '#.#.#...##.###..##.###..##.#..#.#####.##..#..##.',
      '#.#.##...#.##.#.##.##..#####..#...#..####.######',
      '#..#...##..#..#...#.###.#.##...#####...#..#.....',
      '################################################',
    ])
  })
  test.each([
    [CODE, '12x26'],
    ['AK-000042/K7Q2XYZ ABCDEFG', '12x36'],
    [ADDRESS, '16x48'],
    [`${ADDRESS}${'9'.repeat(20)}`, '16x48'],
    ['lower case', '12x26'],
    ['A', '12x26'],
    ['1', '12x26'],
    ['12', '12x26'],
  ])('of %s reads back in a symbol of %s', (text, size) => {
    const symbol = encodeDataMatrix(text)!
    expect(`${symbol.length}x${symbol[0]!.length}`).toBe(size)
    expect(read(symbol)).toBe(text)
  })
  test('of every length reads back until none is large enough', () => {
    const lengths = Array.from({ length: 90 }, (_, i) => i + 1)
    const held = lengths.filter(length => {
      const text = `${ADDRESS}${CODE}${ADDRESS}`.slice(0, length)
      const symbol = encodeDataMatrix(text)
      if (symbol) expect(read(symbol)).toBe(text)
      return symbol !== undefined
    })
    // Whether a text of 61 or 62 characters fits depends on where its triples end.
    expect(held.slice(0, 60)).toEqual(lengths.slice(0, 60))
    expect(held.length).toBeLessThan(90)
    expect(encodeDataMatrix('សុខ')).toBeUndefined()
    expect(encodeDataMatrix('')).toBeUndefined()
  })
  test('with one wrong module is not read', () => {
    const symbol = encodeDataMatrix(CODE)!
    for (const [row, column] of [
      [0, 3],
      [5, 0],
      [6, 12],
      [11, 25],
    ] as const) {
      const wrong = symbol.map(each => [...each])
      wrong[row]![column] = !wrong[row]![column]!
      expect(read(wrong)).toBeUndefined()
    }
  })
})
