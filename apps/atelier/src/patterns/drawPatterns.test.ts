import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { patternFileName, PATTERNS, type LibraryPattern } from '@kitwright/library'
import { PATTERNS_FOLDER } from '@kitwright/library/node'
import { describe, expect, test } from 'vitest'
import { coverModule } from './coverModule.ts'
import { DRAWINGS } from './drawings.ts'
import { DRAWN, drawPattern, isFiner, tilesModule } from './drawPatterns.ts'
import { FIRST } from './first.ts'
import { losslessWebp } from './losslessWebp.ts'

const TILES = new URL('../../../../packages/library/src/patterns/tiles.ts', import.meta.url)
const COVER = new URL('../../../../packages/library/src/patterns/cover.ts', import.meta.url)
const MOST_BYTES = 2_000_000
/** Of those that go over a whole garment, which are asked for one by one. */
const MOST_WIDE_BYTES = 1_500_000
const MOST_PRINT_BYTES = 4_000_000
/** Above the largest piece of cloth that is not a band, mm. */
const WHOLE_PIECE_MM = 750

// Each is drawn once for all tests: it takes a second of a slow core.
const drawn = new Map(DRAWN.map(pattern => [pattern.id, once(() => drawPattern(pattern))]))
const draw = (pattern: LibraryPattern): Canvas => drawn.get(pattern.id)!()

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

interface Alpha {
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly values: Uint8Array
}

function alphaOf(tile: Canvas): Alpha {
  const { width, height } = tile
  const { data } = tile.getContext('2d').getImageData(0, 0, width, height)
  const values = new Uint8Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = data[4 * i + 3]!
  return { width, height, values }
}

/**
 * Mean step of alpha to each column or row of pixels from the one `by` before it; the first `by` are steps over the tile's edge. Plain
 * loops: some hundred million pixels are looked at.
 */
function steps({ width, height, values }: Alpha, along: 'x' | 'y', by = 1): number[] {
  const [count, across] = along === 'x' ? [width, height] : [height, width]
  const [next, beside] = along === 'x' ? [1, width] : [width, 1]
  return Array.from({ length: count }, (_, i) => {
    const here = i * next
    const before = ((i - by + count) % count) * next
    let sum = 0
    for (let j = 0; j < across; j++) sum += Math.abs(values[here + j * beside]! - values[before + j * beside]!)
    return sum / across
  })
}

const pixelsOf = (tile: Canvas): Buffer =>
  Buffer.from(tile.getContext('2d').getImageData(0, 0, tile.width, tile.height).data.buffer)

/** A file that shows these very pixels, with nothing in it but them. */
async function isDrawn(file: Buffer, tile: Canvas): Promise<boolean> {
  const picture = await loadImage(file)
  if (picture.width !== tile.width || picture.height !== tile.height) return false
  const read = createCanvas(tile.width, tile.height)
  read.getContext('2d').drawImage(picture, 0, 0)
  return file.toString('latin1', 8, 16) === 'WEBPVP8L' && pixelsOf(read).equals(pixelsOf(tile))
}

const lengthOf = ({ tileMm }: LibraryPattern, along: 'x' | 'y'): number =>
  along === 'x' ? tileMm.width : tileMm.height
const longestMm = ({ tileMm }: LibraryPattern): number => Math.max(tileMm.width, tileMm.height)
const isPlaced = (pattern: LibraryPattern): boolean =>
  (['x', 'y'] as const).some(along => lengthOf(pattern, along) > WHOLE_PIECE_MM)
const WIDE = DRAWN.filter(({ id }) => id.includes('.'))
const rows = (list: readonly LibraryPattern[]) => list.map(pattern => [pattern.id, pattern] as const)

describe('drawing patterns', () => {
  test('every packaged pattern is drawn and no other', () => {
    expect(Object.keys(DRAWINGS).toSorted()).toEqual(PATTERNS.map(pattern => pattern.id).toSorted())
  })

  test.each(rows(PATTERNS.filter(pattern => !isPlaced(pattern))))('%s has no seam at its edges', (_, pattern) => {
    for (const along of ['x', 'y'] as const) {
      const alpha = alphaOf(draw(pattern))
      // An edge within the drawing is mostly spread over two pixels.
      const inside = Math.max(...steps(alpha, along, 2).slice(2))
      expect(steps(alpha, along)[0]).toBeLessThanOrEqual(inside * 1.1 + 1)
    }
  })

  test.each(rows(PATTERNS.filter(isPlaced)))('%s covers a whole piece, or is the same all the way', (_, pattern) => {
    const alpha = alphaOf(draw(pattern))
    const short = (['x', 'y'] as const).filter(along => lengthOf(pattern, along) < WHOLE_PIECE_MM)
    expect(short.flatMap(along => steps(alpha, along)).filter(step => step > 0)).toEqual([])
  })

  test.each(rows(PATTERNS))('%s is black on clear, and neither empty nor full', (_, pattern) => {
    const tile = draw(pattern)
    expect(Math.max(tile.width, tile.height)).toBeLessThanOrEqual(512)
    const { data } = tile.getContext('2d').getImageData(0, 0, tile.width, tile.height)
    let [ink, colour] = [0, 0]
    for (let i = 0; i < data.length; i += 4) {
      colour = Math.max(colour, data[i]!, data[i + 1]!, data[i + 2]!)
      ink += data[i + 3]! / 255
    }
    expect(colour).toBe(0)
    const share = ink / (data.length / 4)
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.92)
  })

  test('no two look the same', () => {
    const seen = new Map<string, string>()
    for (const pattern of PATTERNS) {
      const key = createHash('sha256').update(draw(pattern).data()).digest('hex')
      expect(seen.get(key), pattern.id).toBeUndefined()
      seen.set(key, pattern.id)
    }
  })

  test('what is checked in is what is drawn, and nothing else; all together it is small', async () => {
    const shown = await Promise.all(
      DRAWN.map(async pattern => {
        const name = patternFileName(pattern)
        const bytes = await readFile(PATTERNS_FOLDER + name)
        expect(await isDrawn(bytes, draw(pattern)), name).toBe(true)
        return [name, bytes] as const
      }),
    )
    // Writing takes ten times as long as reading: one is written again.
    const [first] = DRAWN
    expect(losslessWebp(draw(first!)).equals(shown[0]![1])).toBe(true)
    const printed = await Promise.all(
      PATTERNS.filter(isFiner)
        .map(pattern => patternFileName(pattern, 'print'))
        .map(async name => [name, await readFile(PATTERNS_FOLDER + name)] as const),
    )
    const files = new Map([...shown, ...printed])
    expect((await readdir(PATTERNS_FOLDER)).toSorted()).toEqual([...files.keys()].toSorted())
    expect(await readFile(TILES, 'utf8')).toBe(tilesModule(files))
    expect(await readFile(COVER, 'utf8')).toBe(coverModule(draw))
    const bytesOf = (isWide: boolean): number =>
      shown.reduce((sum, [name, { length }]) => sum + (name.includes('.wide.') === isWide ? length : 0), 0)
    expect(bytesOf(false)).toBeLessThan(MOST_BYTES)
    expect(bytesOf(true)).toBeLessThan(MOST_WIDE_BYTES)
    expect(printed.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThan(MOST_PRINT_BYTES)
  })

  // Drawing them takes minutes: what is checked in is held against the screen's.
  test.each(rows(PATTERNS.filter(isFiner)))('%s is the same for the press, only finer', async (_, pattern) => {
    const shown = draw(pattern)
    const printed = await loadImage(PATTERNS_FOLDER + patternFileName(pattern, 'print'))
    expect((Math.max(printed.width, printed.height) / longestMm(pattern)) * 25.4).toBeGreaterThanOrEqual(100)
    const small = createCanvas(shown.width, shown.height)
    const pen = small.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(printed, 0, 0, small.width, small.height)
    const { data } = pen.getImageData(0, 0, small.width, small.height)
    const { values } = alphaOf(shown)
    let [colour, off] = [0, 0]
    for (let i = 0; i < values.length; i++) {
      colour = Math.max(colour, data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!)
      off += Math.abs(data[4 * i + 3]! - values[i]!)
    }
    expect(colour).toBe(0)
    expect(off / values.length / 255).toBeLessThan(0.04)
  })

  test.each(rows(WIDE))('%s has in its middle what is seen on a piece', (id, wide) => {
    const narrow = PATTERNS.find(pattern => id.startsWith(`${pattern.id}.`))!
    const [whole, part] = [draw(wide), draw(narrow)]
    const middle = createCanvas(part.width, part.height)
    const pen = middle.getContext('2d')
    // The same millimetres, as many pixels as the narrow one has.
    const [w, h] = (['x', 'y'] as const).map(along => lengthOf(narrow, along) / lengthOf(wide, along))
    const [x, y] = [((1 - w!) / 2) * whole.width, ((1 - h!) / 2) * whole.height]
    pen.drawImage(whole, x, y, w! * whole.width, h! * whole.height, 0, 0, part.width, part.height)
    const [own, other] = [alphaOf(middle).values, alphaOf(part).values]
    const off = own.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0)
    expect(off / own.length / 255).toBeLessThan(0.04)
  })

  test("the first kit's patterns look as they did: saved designs wear them", () => {
    const hash = createHash('sha256')
    for (const id of Object.keys(FIRST).toSorted())
      hash.update(draw(PATTERNS.find(pattern => pattern.id === id)!).data())
    expect(hash.digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"afa3262024405b86"`)
  })
})
