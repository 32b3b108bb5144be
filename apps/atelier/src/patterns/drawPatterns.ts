import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { PATTERNS, type LibraryPattern } from '@kitwright/library'
import { patternFile } from '@kitwright/library/node'
import { DRAWINGS } from './drawings.ts'

/** Longest side of a tile in pixels: 2 px/mm for large motifs, more for fine ones, never over 512. */
const longestPx = (pattern: LibraryPattern): number =>
  Math.max(pattern.tileMm.width, pattern.tileMm.height) >= 150 ? 512 : 256

const ALPHA_STEP = 17

/** Alpha in 16 levels: no eye sees the difference on cloth, and the file halves. Colour is black by construction. */
function coarsenAlpha(canvas: Canvas): void {
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = 3; i < image.data.length; i += 4) {
    image.data[i] = Math.round(image.data[i]! / ALPHA_STEP) * ALPHA_STEP
  }
  context.putImageData(image, 0, 0)
}

/** One tile as PNG bytes, the same at every run. Throws for a pattern that nobody draws. */
export function drawPattern(pattern: LibraryPattern): Buffer {
  const draw = DRAWINGS[pattern.id]
  if (!draw) throw new Error(`pattern ${pattern.id} has no drawing`)
  const { tileMm } = pattern
  const scale = longestPx(pattern) / Math.max(tileMm.width, tileMm.height)
  const canvas = createCanvas(Math.round(tileMm.width * scale), Math.round(tileMm.height * scale))
  const context = canvas.getContext('2d')
  context.scale(canvas.width / tileMm.width, canvas.height / tileMm.height)
  draw(context, tileMm)
  coarsenAlpha(canvas)
  return canvas.toBuffer('image/png')
}

/** Draws every packaged pattern into the library's assets; returns their total bytes. */
export async function drawPatterns(): Promise<number> {
  let bytes = 0
  for (const pattern of PATTERNS) {
    const png = drawPattern(pattern)
    const file = patternFile(pattern.id)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, png)
    bytes += png.length
  }
  return bytes
}
