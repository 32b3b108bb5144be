import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import {
  inkTile,
  patternFileName,
  PATTERNS,
  patternPx,
  RETIRED_PATTERNS,
  widened,
  type Fineness,
  type LibraryPattern,
} from '@kitwright/library'
import { faultsOf } from './checkTile.ts'
import { coverModule } from './coverModule.ts'
import { DRAWINGS } from './drawings.ts'
import { inLines } from './inLines.ts'
import { losslessWebp } from './losslessWebp.ts'

const ASSETS = fileURLToPath(new URL('../../../../packages/library/assets/patterns/', import.meta.url))
const TILES = fileURLToPath(new URL('../../../../packages/library/src/patterns/tiles.ts', import.meta.url))
const COVER = fileURLToPath(new URL('../../../../packages/library/src/patterns/cover.gen.ts', import.meta.url))

/** Where a pattern's picture lies. */
export const tileFile = (pattern: LibraryPattern): string => ASSETS + patternFileName(pattern)

const furtherInks = (pattern: LibraryPattern): LibraryPattern[] =>
  pattern.colourings[0].inks.slice(1).map((_, i) => ({ ...pattern, id: inkTile(pattern.id, i + 1) }))

/** What is offered, and what designs of before may wear; then the tiles of all inks but the first. */
export const KEPT: readonly LibraryPattern[] = [...PATTERNS, ...RETIRED_PATTERNS, ...PATTERNS.flatMap(furtherInks)]

/** All that are kept, then what those that are seen once have for a whole garment. */
export const DRAWN: readonly LibraryPattern[] = [...KEPT, ...KEPT.flatMap(pattern => widened(pattern) ?? [])]

const ALPHA_STEP = 17
/** A ramp over a hand's breadth of cloth would show its steps. */
const isSmooth = ({ tags }: LibraryPattern): boolean => tags.includes('gradient')

/** Alpha in 16 levels: no eye sees the difference on cloth, and the file halves. */
const coarse = (alpha: number): number => Math.round(alpha / ALPHA_STEP) * ALPHA_STEP

/** A tone that less of the tile has is an edge between two others. */
const TONE_SHARE = 0.004

/** The nearest of the tones that the drawing is made of: at a quarter of a millimetre edges need no steps of grey, and the file halves again. */
function nearestTone(pixels: Uint8ClampedArray): (alpha: number) => number {
  const counts = new Uint32Array(256)
  for (let i = 3; i < pixels.length; i += 4) counts[coarse(pixels[i]!)]!++
  const tones = [...counts.keys()].filter(alpha => counts[alpha]! > (TONE_SHARE * pixels.length) / 4)
  const nearest = Uint8Array.from(
    counts,
    (_, alpha) => tones.toSorted((a, b) => Math.abs(a - alpha) - Math.abs(b - alpha))[0]!,
  )
  return alpha => nearest[alpha]!
}

/** Takes each pixel's alpha to another. Colour is black by construction. */
function changeAlpha(canvas: Canvas, choose: (pixels: Uint8ClampedArray) => (alpha: number) => number): void {
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const change = choose(image.data)
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = change(image.data[i]!)
  context.putImageData(image, 0, 0)
}

/** One tile, the same at every run. Throws for a pattern that nobody draws. */
export function drawPattern(pattern: LibraryPattern, fineness: Fineness = 'screen'): Canvas {
  const draw = DRAWINGS[pattern.id.replace(/\.wide$/, '')]
  if (!draw) throw new Error(`pattern ${pattern.id} has no drawing`)
  const { tileMm } = pattern
  const scale = patternPx(pattern, fineness) / Math.max(tileMm.width, tileMm.height)
  const canvas = createCanvas(Math.round(tileMm.width * scale), Math.round(tileMm.height * scale))
  const context = canvas.getContext('2d')
  context.scale(canvas.width / tileMm.width, canvas.height / tileMm.height)
  draw(context, tileMm)
  if (!isSmooth(pattern)) changeAlpha(canvas, fineness === 'print' ? nearestTone : () => coarse)
  return canvas
}

/** The library's table of what drawing needs: sizes by id, and a version that changes with any picture. */
export function tilesModule(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(name).update(bytes)
  const bySize = Map.groupBy(DRAWN, ({ tileMm }) => `${tileMm.width}, ${tileMm.height}`)
  const rows = [...bySize].flatMap(([size, patterns]) =>
    inLines(patterns.map(({ id }) => id)).map(ids => `  [${size}, '${ids}'],`),
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
export const isFiner = (pattern: LibraryPattern): boolean =>
  patternFileName(pattern, 'print') !== patternFileName(pattern)

const readFileIfThere = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined)

/** The press's tile of a pattern: the one that is there, where only what is new is wanted and the screen's is as it was. */
async function finerTile(pattern: LibraryPattern, screen: Buffer | undefined, isOnlyNew: boolean): Promise<Buffer> {
  const before = isOnlyNew && (await readFileIfThere(tileFile(pattern)))
  const kept = before && screen?.equals(before) && (await readFileIfThere(ASSETS + patternFileName(pattern, 'print')))
  return kept || losslessWebp(drawPattern(pattern, 'print'))
}

/**
 * Draws every packaged pattern into the library; returns their total bytes. `isOnlyNew`: the press's tiles, which take minutes, only
 * where the screen's has changed.
 */
export async function drawPatterns(isOnlyNew = false): Promise<number> {
  const drawn = new Map(DRAWN.map(pattern => [pattern, drawPattern(pattern)]))
  const faults = KEPT.flatMap(pattern => faultsOf(pattern, drawn.get(pattern)!).map(fault => `${pattern.id}: ${fault}`))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const screen = new Map<LibraryPattern, Buffer>()
  for (const [pattern, tile] of drawn) screen.set(pattern, await losslessWebp(tile))
  await mkdir(ASSETS, { recursive: true })
  const press: (readonly [string, Buffer])[] = []
  for (const pattern of DRAWN.filter(isFiner))
    press.push([patternFileName(pattern, 'print'), await finerTile(pattern, screen.get(pattern), isOnlyNew)])
  const files = new Map([
    ...[...screen].map(([pattern, bytes]) => [patternFileName(pattern), bytes] as const),
    ...press,
  ])
  for (const old of await readdir(ASSETS)) if (!files.has(old)) await rm(ASSETS + old)
  for (const [name, bytes] of files) await writeFile(ASSETS + name, bytes)
  await writeFile(TILES, tilesModule(files))
  await writeFile(
    COVER,
    coverModule(KEPT, pattern => drawn.get(pattern)!),
  )
  return [...files.values()].reduce((sum, { length }) => sum + length, 0)
}
