import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import {
  inkTile,
  patternFileName,
  PATTERNS,
  patternPx,
  pressFileName,
  pressPx,
  RETIRED_PATTERNS,
  shapesFileName,
  wideTileOf,
  type Fineness,
  type LibraryPattern,
} from '@kitwright/library'
import { faultsOf } from './tileFiles/checkTile.ts'
import { coverModule } from './tileFiles/coverModule.ts'
import { DRAWINGS } from './drawings.ts'
import { wrapWords } from './tileFiles/wrapWords.ts'
import { losslessWebp } from './tileFiles/losslessWebp.ts'
import { drawShapes, pixelsModule } from './tileTracing/drawShapes.ts'
import { coarse, MOST_TONES, tonesAmong } from './tileFiles/tones.ts'

const ASSETS = fileURLToPath(new URL('../../../../packages/library/assets/patterns/', import.meta.url))
const PIXELS = fileURLToPath(new URL('../../../../packages/library/src/patterns/tiles/pixels.gen.ts', import.meta.url))
const TILES = fileURLToPath(new URL('../../../../packages/library/src/patterns/tiles/tiles.ts', import.meta.url))
const COVER = fileURLToPath(new URL('../../../../packages/library/src/patterns/tiles/cover.gen.ts', import.meta.url))

/** Returns the path of a pattern's picture. */
export const tileFile = (pattern: LibraryPattern): string => ASSETS + patternFileName(pattern)

const furtherInks = (pattern: LibraryPattern): LibraryPattern[] =>
  pattern.colourings[0].inks.slice(1).map((_, i) => ({ ...pattern, id: inkTile(pattern.id, i + 1) }))

/**
 * Patterns that are offered, and retired ones that earlier designs may use; then the tiles of all inks but the first.
 */
export const KEPT: readonly LibraryPattern[] = [...PATTERNS, ...RETIRED_PATTERNS, ...PATTERNS.flatMap(furtherInks)]

/** All packaged patterns, then the garment-wide tiles of patterns that do not repeat. */
export const DRAWN: readonly LibraryPattern[] = [...KEPT, ...KEPT.flatMap(pattern => wideTileOf(pattern) ?? [])]

/** On a hand's breadth of cloth the steps of a reduced gradient would be visible. */
const isSmooth = ({ tags }: LibraryPattern): boolean => tags.includes('gradient')

function tonesOf(pixels: Uint8ClampedArray): number[] {
  const counts = new Uint32Array(256)
  for (let i = 3; i < pixels.length; i += 4) counts[pixels[i]!]!++
  return tonesAmong(counts, pixels.length / 4)
}

/**
 * Returns the nearest tone of the drawing. At a quarter of a millimetre edges need no steps of grey, and the file
 * halves again.
 */
function nearestTone(pixels: Uint8ClampedArray): (alpha: number) => number {
  const tones = tonesOf(pixels)
  const nearest = Uint8Array.from(
    { length: 256 },
    (_, alpha) => tones.toSorted((a, b) => Math.abs(a - alpha) - Math.abs(b - alpha))[0]!,
  )
  return alpha => nearest[alpha]!
}

/** The same for a tile that is printed unchanged: a gradient keeps all of its greys. */
const ownTone: typeof nearestTone = pixels =>
  tonesOf(pixels).length > MOST_TONES ? alpha => alpha : nearestTone(pixels)

/** Maps each pixel's alpha to another. Colour is black by construction. */
function changeAlpha(canvas: Canvas, choose: (pixels: Uint8ClampedArray) => (alpha: number) => number): void {
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const change = choose(image.data)
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = change(image.data[i]!)
  context.putImageData(image, 0, 0)
}

/**
 * Draws one tile, identical at every run. `isPrinted`: pages use its pixels, not shapes. Throws for a pattern without a
 * drawing.
 */
export function drawPattern(pattern: LibraryPattern, fineness: Fineness = 'screen', isPrinted = false): Canvas {
  const draw = DRAWINGS[pattern.id.replace(/\.wide$/, '')]
  if (!draw) throw new Error(`pattern ${pattern.id} has no drawing`)
  const { tileMm } = pattern
  const px = fineness === 'print' ? pressPx(pattern) : patternPx(pattern, 'screen')
  const scale = px / Math.max(tileMm.width, tileMm.height)
  const canvas = createCanvas(Math.round(tileMm.width * scale), Math.round(tileMm.height * scale))
  const context = canvas.getContext('2d')
  context.scale(canvas.width / tileMm.width, canvas.height / tileMm.height)
  draw(context, tileMm)
  const finest = isPrinted ? ownTone : nearestTone
  if (!isSmooth(pattern)) changeAlpha(canvas, fineness === 'print' ? finest : () => coarse)
  return canvas
}

/** The library's table of the data that drawing needs: sizes by id, and a version that changes with any picture. */
export function tilesModule(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(name).update(bytes)
  const bySize = Map.groupBy(DRAWN, ({ tileMm }) => `${tileMm.width}, ${tileMm.height}`)
  const rows = [...bySize].flatMap(([size, patterns]) =>
    wrapWords(patterns.map(({ id }) => id)).map(ids => `  [${size}, '${ids}'],`),
  )
  return [
    '// Written by `npm run atelier -- patterns`.',
    '',
    "/** Changes with any tile's picture, so that browsers may keep what they have for ever. */",
    `export const PATTERNS_VERSION = '${hash.digest('hex').slice(0, 8)}'`,
    '',
    '/** Ids of the tiles of each size, mm. */',
    'export const TILES: readonly (readonly [widthMm: number, heightMm: number, ids: string])[] = [',
    ...rows,
    ']',
    '',
  ].join('\n')
}

/** Whether the press has a tile of its own. */
export const isFiner = (pattern: LibraryPattern): boolean => pressFileName(pattern) !== patternFileName(pattern)

const readFileIfThere = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined)

type Files = Map<LibraryPattern, Buffer>

/** Returns the patterns whose screen pictures are unchanged. */
async function unchangedOf(screen: Files): Promise<ReadonlySet<LibraryPattern>> {
  const same = new Set<LibraryPattern>()
  for (const [pattern, bytes] of screen) {
    const before = await readFileIfThere(tileFile(pattern))
    if (before?.equals(bytes)) same.add(pattern)
  }
  return same
}

/** The press's tile of a pattern; an unchanged pattern keeps its existing tile. */
async function finerTile(pattern: LibraryPattern, isKept: boolean, isPrinted: boolean): Promise<Buffer> {
  const kept = isKept && (await readFileIfThere(ASSETS + pressFileName(pattern)))
  return kept || losslessWebp(drawPattern(pattern, 'print', isPrinted))
}

/** Encodes every picture for the screen. Throws where a tile has a fault. */
async function screenTiles(drawn: ReadonlyMap<LibraryPattern, Canvas>): Promise<Files> {
  const faults = KEPT.flatMap(pattern => faultsOf(pattern, drawn.get(pattern)!).map(fault => `${pattern.id}: ${fault}`))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const screen: Files = new Map()
  for (const [pattern, tile] of drawn) screen.set(pattern, await losslessWebp(tile))
  return screen
}

async function replaceAssets(files: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(ASSETS, { recursive: true })
  for (const old of await readdir(ASSETS)) if (!files.has(old)) await rm(ASSETS + old)
  for (const [name, bytes] of files) await writeFile(ASSETS + name, bytes)
}

/**
 * Draws every packaged pattern into the library and returns their total bytes. The press's pictures and shapes take
 * half an hour; with `isOnlyNew` they are redrawn only where the screen's picture has changed.
 */
export async function drawPatterns(isOnlyNew = false): Promise<number> {
  const drawn = new Map(DRAWN.map(pattern => [pattern, drawPattern(pattern)]))
  const screen = await screenTiles(drawn)
  const unchanged = isOnlyNew ? await unchangedOf(screen) : new Set<LibraryPattern>()
  const shaped = await drawShapes(DRAWN, pattern => unchanged.has(pattern))
  const pictures = new Map([...screen].map(([pattern, bytes]) => [patternFileName(pattern), bytes]))
  for (const pattern of DRAWN.filter(isFiner))
    pictures.set(
      pressFileName(pattern),
      await finerTile(pattern, unchanged.has(pattern), typeof shaped.get(pattern) === 'string'),
    )
  const shapes = [...shaped].flatMap(([{ id }, its]) =>
    typeof its === 'string' ? [] : [[shapesFileName(id), its] as const],
  )
  const files = new Map([...pictures, ...shapes])
  await replaceAssets(files)
  await writeFile(PIXELS, pixelsModule(shaped))
  await writeFile(TILES, tilesModule(pictures))
  await writeFile(
    COVER,
    coverModule(KEPT, pattern => drawn.get(pattern)!),
  )
  return [...files.values()].reduce((sum, { length }) => sum + length, 0)
}
