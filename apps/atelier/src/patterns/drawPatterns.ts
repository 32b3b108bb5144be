import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { patternFileName, PATTERNS, type LibraryPattern } from '@kitwright/library'
import { DRAWINGS } from './drawings.ts'
import { losslessWebp } from './losslessWebp.ts'

const ASSETS = fileURLToPath(new URL('../../../../packages/library/assets/patterns/', import.meta.url))
const TILES = fileURLToPath(new URL('../../../../packages/library/src/patterns/tiles.ts', import.meta.url))

/** Where a pattern's picture lies. */
export const tileFile = (pattern: LibraryPattern): string => ASSETS + patternFileName(pattern)

/** Longest side of a tile in pixels: 2 px/mm for large motifs, more for fine ones, never over 512. */
const longestPx = (pattern: LibraryPattern): number =>
  Math.max(pattern.tileMm.width, pattern.tileMm.height) >= 150 ? 512 : 256

const ALPHA_STEP = 17
/** A ramp over a hand's breadth of cloth would show its steps. */
const isSmooth = ({ tags }: LibraryPattern): boolean => tags.includes('gradient')

/** Alpha in 16 levels: no eye sees the difference on cloth, and the file halves. Colour is black by construction. */
function coarsenAlpha(canvas: Canvas): void {
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = 3; i < image.data.length; i += 4) {
    image.data[i] = Math.round(image.data[i]! / ALPHA_STEP) * ALPHA_STEP
  }
  context.putImageData(image, 0, 0)
}

/** One tile, the same at every run. Throws for a pattern that nobody draws. */
export function drawPattern(pattern: LibraryPattern): Canvas {
  const draw = DRAWINGS[pattern.id]
  if (!draw) throw new Error(`pattern ${pattern.id} has no drawing`)
  const { tileMm } = pattern
  const scale = longestPx(pattern) / Math.max(tileMm.width, tileMm.height)
  const canvas = createCanvas(Math.round(tileMm.width * scale), Math.round(tileMm.height * scale))
  const context = canvas.getContext('2d')
  context.scale(canvas.width / tileMm.width, canvas.height / tileMm.height)
  draw(context, tileMm)
  if (!isSmooth(pattern)) coarsenAlpha(canvas)
  return canvas
}

const LONGEST_LINE = 90

/** Words laid out in lines as the formatter leaves them. */
function inLines(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LONGEST_LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The library's table of what drawing needs: sizes by id, and a version that changes with any picture. */
export function tilesModule(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(name).update(bytes)
  const bySize = Map.groupBy(PATTERNS, ({ tileMm }) => `${tileMm.width}, ${tileMm.height}`)
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

/** Draws every packaged pattern into the library; returns their total bytes. */
export async function drawPatterns(): Promise<number> {
  const files = new Map(PATTERNS.map(pattern => [patternFileName(pattern), losslessWebp(drawPattern(pattern))]))
  await mkdir(ASSETS, { recursive: true })
  for (const old of await readdir(ASSETS)) if (!files.has(old)) await rm(ASSETS + old)
  for (const [name, bytes] of files) await writeFile(ASSETS + name, bytes)
  await writeFile(TILES, tilesModule(files))
  return [...files.values()].reduce((sum, { length }) => sum + length, 0)
}
