import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { nodeSources } from '@kitwright/artwork/node'
import { createPatternUse } from '@kitwright/design'
import {
  inkTile,
  isShaped,
  isSoft,
  patternFileName,
  pressFileName,
  PATTERNS,
  RETIRED_PATTERNS,
  shapesFileName,
  wideTile,
  type LibraryPattern,
} from '@kitwright/library'
import { loadShapes, PATTERNS_FOLDER } from '@kitwright/library/node'
import { patternCover } from '@kitwright/library/patternCover'
import { describe, expect, test } from 'vitest'
import { alphaOf, faultsOf } from './tileFiles/checkTile.ts'
import { DRAWINGS } from './drawings.ts'
import { DRAWN, drawPattern, isFiner, KEPT, tilesModule } from './drawPatterns.ts'
import { FIRST } from './geometric/originalPatterns.ts'
import { losslessWebp } from './tileFiles/losslessWebp.ts'

const TILES = new URL('../../../../packages/library/src/patterns/tiles/tiles.ts', import.meta.url)
const MAX_BYTES = 2_600_000
/** Size limit of the patterns that go over a whole garment, which are requested one by one. */
const MAX_WIDE_BYTES = 3_000_000
const MAX_PRINT_BYTES = 9_000_000
const MAX_SHAPE_BYTES = 2_600_000

// Drawing all patterns takes a minute on a slow core, and `drawPatterns` checks each by the same rules, so the test
// redraws only some. `npm run sweep` redraws all.
const EVERY = process.env['WHOLE_SWEEP'] ? 1 : 27
const some = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i % EVERY === 0)
const drawn = new Map<string, Canvas>()
function draw(pattern: LibraryPattern): Canvas {
  const tile = drawn.get(pattern.id) ?? drawPattern(pattern)
  drawn.set(pattern.id, tile)
  return tile
}

/**
 * Patterns of fine lines: 51 to 71 % of their pixels lie within two of an edge, where two drawings differ by a shade.
 * Away from edges they do not differ.
 */
const OF_LINES: ReadonlySet<string> = new Set(['brush-dabs', 'dry-brush', 'naga-sides.wide', 'topography'])
/** The mean difference of two drawings of a pattern, as a share of full ink, that nobody sees. */
const unseenIn = (id: string, usual: number): number => (OF_LINES.has(id) ? 0.045 : usual)

const longestMm = ({ tileMm }: LibraryPattern): number => Math.max(tileMm.width, tileMm.height)
const WIDE = DRAWN.filter(({ id }) => id.endsWith('.wide'))
const rows = (list: readonly LibraryPattern[]) => some(list).map(pattern => [pattern.id, pattern] as const)
const sized = (width: number, height: number): LibraryPattern => ({ ...PATTERNS[0]!, tileMm: { width, height } })

/** A tile of 50 pixels with ink on the left. */
function inked(width: number): Canvas {
  const tile = createCanvas(50, 50)
  tile.getContext('2d').fillRect(0, 0, width, 50)
  return tile
}

describe('drawing patterns', () => {
  test('every kept pattern is drawn and no other', () => {
    expect(Object.keys(DRAWINGS).toSorted()).toEqual(KEPT.map(pattern => pattern.id).toSorted())
  })

  test('a tile’s faults are named: empty, full, seam, change along its free axis', () => {
    const [repeating, free] = [sized(50, 50), sized(100, 1000)]
    expect(faultsOf(repeating, inked(0))).toEqual(['0 % ink'])
    expect(faultsOf(repeating, inked(50))).toEqual(['100 % ink'])
    expect(faultsOf(free, inked(25))).toEqual(['not the same along x'])
    const ramp = createCanvas(50, 50)
    const pen = ramp.getContext('2d')
    for (let x = 0; x < 50; x++) {
      pen.globalAlpha = x / 50
      pen.fillRect(x, 0, 1, 50)
    }
    expect(faultsOf(repeating, ramp)).toEqual(['a seam along x'])
  })

  test.each(rows(KEPT))('%s is without fault, and what is checked in', async (_, pattern) => {
    const tile = draw(pattern)
    expect(Math.max(tile.width, tile.height)).toBeLessThanOrEqual(512)
    expect(faultsOf(pattern, tile)).toEqual([])
    const { data } = tile.getContext('2d').getImageData(0, 0, tile.width, tile.height)
    expect(data.some((value, i) => i % 4 !== 3 && value !== 0)).toBe(false)
    expect((await readFile(PATTERNS_FOLDER + patternFileName(pattern))).equals(await losslessWebp(tile))).toBe(true)
  })

  test.each(rows(KEPT))('how much of the cloth %s covers is known', (id, pattern) => {
    const { width, height, values } = alphaOf(draw(pattern))
    const cells = 16
    let [known, own] = [0, 0]
    for (const value of values) own += value / 255 / (width * height)
    for (let i = 0; i < cells ** 2; i++)
      known += patternCover(id, ((i % cells) + 0.5) / cells, (Math.floor(i / cells) + 0.5) / cells) / cells ** 2
    expect(Math.abs(known - own)).toBeLessThan(0.04)
  })

  test('no two look the same, nothing else lies beside them, and all are small', async () => {
    const read = async (patterns: readonly LibraryPattern[], nameOf: (pattern: LibraryPattern) => string) =>
      Promise.all(
        patterns.map(async pattern => {
          const name = nameOf(pattern)
          return [name, await readFile(PATTERNS_FOLDER + name)] as const
        }),
      )
    const screen = await read(DRAWN, pattern => patternFileName(pattern))
    const printed = await read(DRAWN.filter(isFiner), pressFileName)
    const shaped = DRAWN.filter(({ id }) => isShaped(id)).map(({ id }) => shapesFileName(id))
    const files = new Map([...screen, ...printed])
    expect((await readdir(PATTERNS_FOLDER)).toSorted()).toEqual([...files.keys(), ...shaped].toSorted())
    expect(await readFile(TILES, 'utf8')).toBe(tilesModule(files))
    const sizes = await Promise.all(shaped.map(async name => (await stat(PATTERNS_FOLDER + name)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SHAPE_BYTES)
    const bytesOf = (isWide: boolean): number =>
      screen.reduce((sum, [name, { length }]) => sum + (name.includes('.wide.') === isWide ? length : 0), 0)
    expect(bytesOf(false)).toBeLessThan(MAX_BYTES)
    expect(bytesOf(true)).toBeLessThan(MAX_WIDE_BYTES)
    expect(printed.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThan(MAX_PRINT_BYTES)
    // A pattern of several inks consists of all its tiles: one of them may equal another pattern's.
    const bytesByName = new Map(screen)
    const lookOf = (pattern: LibraryPattern): string => {
      const hash = createHash('sha256')
      for (const i of pattern.colourings[0].inks.keys())
        hash.update(bytesByName.get(patternFileName({ ...pattern, id: inkTile(pattern.id, i) })) ?? '')
      return hash.digest('hex')
    }
    const byLook = Map.groupBy([...PATTERNS, ...RETIRED_PATTERNS], lookOf)
    expect([...byLook.values()].filter(({ length }) => length > 1).map(same => same.map(({ id }) => id))).toEqual([])
  })

  test.each(rows(KEPT.filter(isFiner)))('%s is the same for the press, only finer', async (id, pattern) => {
    const shown = draw(pattern)
    const printed = await loadImage(PATTERNS_FOLDER + pressFileName(pattern))
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
    expect(off / values.length / 255).toBeLessThan(unseenIn(id, 0.04))
  })

  test('nearly all are stored as shapes: the rest have no or too many edges', () => {
    const pixels = KEPT.filter(({ id }) => !isShaped(id))
    expect(pixels.length).toBeLessThan(KEPT.length / 8)
    expect(pixels.filter(({ id }) => !isSoft(id)).length).toBeLessThan(KEPT.length / 20)
  })

  test.each(
    KEPT.filter(pattern => isFiner(pattern) && !isShaped(pattern.id)).map(pattern => [pattern.id, pattern] as const),
  )('%s is printed in its few tones or in all of its greys', async (_, pattern) => {
    const printed = await loadImage(PATTERNS_FOLDER + pressFileName(pattern))
    const canvas = createCanvas(printed.width, printed.height)
    canvas.getContext('2d').drawImage(printed, 0, 0)
    const greys = new Set(alphaOf(canvas).values).size
    expect(greys <= 12 || greys > 100, `${greys} greys`).toBe(true)
  })

  test('a ramp stays one: as shapes it would show its steps', async () => {
    for (const id of ['fade-hem', 'fade-sides', 'stripes-fading', 'hoops-fading']) expect(isSoft(id), id).toBe(true)
    const shapes = await loadShapes(DRAWN.map(({ id }) => id))
    expect([...shapes].filter(([, tones]) => tones.length > 12).map(([id]) => id)).toEqual([])
  })

  test.each(rows(DRAWN.filter(({ id }) => isShaped(id))))('%s looks the same as shapes', async (id, pattern) => {
    const shown = draw(pattern)
    const { width, height } = pattern.tileMm
    const tile = createCanvas(shown.width, shown.height)
    const pen = tile.getContext('2d') as unknown as CanvasRenderingContext2D
    pen.scale(shown.width / width, shown.height / height)
    const { shapes } = await nodeSources([id], undefined, 'print')
    const box = [0, 0, width, height] as const
    const black = createPatternUse(id, '#000000')
    expect(
      shapes?.get(id)?.paint(pen, { pattern: black, tileMm: pattern.tileMm, isOnce: true, frame: box, cover: box }),
    ).toBe(true)
    const [own, other] = [alphaOf(tile).values, alphaOf(shown).values]
    const off = own.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0)
    expect(off / own.length / 255).toBeLessThan(unseenIn(id, 0.03))
  })

  test.each(rows(WIDE))('%s has in its middle what is seen on a piece', (id, wide) => {
    const narrow = KEPT.find(pattern => id === wideTile(pattern.id))!
    const [whole, part] = [draw(wide), draw(narrow)]
    const middle = createCanvas(part.width, part.height)
    const pen = middle.getContext('2d')
    // The same millimetres, scaled to the narrow tile's pixels.
    const [w, h] = [narrow.tileMm.width / wide.tileMm.width, narrow.tileMm.height / wide.tileMm.height]
    const [x, y] = [((1 - w) / 2) * whole.width, ((1 - h) / 2) * whole.height]
    pen.drawImage(whole, x, y, w * whole.width, h * whole.height, 0, 0, part.width, part.height)
    const [own, other] = [alphaOf(middle).values, alphaOf(part).values]
    const off = own.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0)
    expect(off / own.length / 255).toBeLessThan(unseenIn(id, 0.04))
  })

  test("the first kit's patterns look as they did: saved designs wear them", () => {
    const hash = createHash('sha256')
    for (const id of Object.keys(FIRST).toSorted()) hash.update(draw(KEPT.find(pattern => pattern.id === id)!).data())
    expect(hash.digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"afa3262024405b86"`)
  })
})
