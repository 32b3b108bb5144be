import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PATTERNS, type LibraryPattern } from '@kitwright/library'
import { patternFile } from '@kitwright/library/node'
import { describe, expect, test } from 'vitest'
import { DRAWINGS } from './drawings.ts'
import { drawPattern } from './drawPatterns.ts'

/** Alpha of a tile, read with wrap-around. */
async function alphaOf(png: Buffer): Promise<{ width: number; height: number; at: (x: number, y: number) => number }> {
  const tile = await loadImage(png)
  const { width, height } = tile
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(tile, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const wrap = (n: number, size: number): number => ((n % size) + size) % size
  return { width, height, at: (x, y) => data[(wrap(y, height) * width + wrap(x, width)) * 4 + 3]! }
}

/** Mean step of alpha across a line of pixels, from the pixel before it. */
async function steps(png: Buffer): Promise<{ atEdge: number; inside: number }[]> {
  const { width, height, at } = await alphaOf(png)
  const across = (x: number): number => {
    let sum = 0
    for (let y = 0; y < height; y++) sum += Math.abs(at(x, y) - at(x - 1, y))
    return sum / height
  }
  const down = (y: number): number => {
    let sum = 0
    for (let x = 0; x < width; x++) sum += Math.abs(at(x, y) - at(x, y - 1))
    return sum / width
  }
  const most = (size: number, step: (n: number) => number): number =>
    Math.max(...Array.from({ length: size - 1 }, (_, i) => step(i + 1)))
  return [
    { atEdge: across(0), inside: most(width, across) },
    { atEdge: down(0), inside: most(height, down) },
  ]
}

describe('drawing patterns', () => {
  test('every packaged pattern is drawn and no other', () => {
    expect(Object.keys(DRAWINGS).toSorted()).toEqual(PATTERNS.map(pattern => pattern.id).toSorted())
  })
  test.each(PATTERNS.map(pattern => [pattern.id, pattern] as const))(
    '%s has no seam at its edges',
    async (_, pattern: LibraryPattern) => {
      for (const { atEdge, inside } of await steps(drawPattern(pattern)))
        expect(atEdge).toBeLessThanOrEqual(inside * 1.05 + 1)
    },
  )
  test('what is checked in is what is drawn', async () => {
    for (const pattern of PATTERNS) {
      expect((await readFile(patternFile(pattern.id))).equals(drawPattern(pattern)), pattern.id).toBe(true)
    }
  })
})
