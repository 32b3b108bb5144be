import { expect, test } from 'vitest'
import { nodeSurface } from '../node/index.ts'
import { asUint32Pixels } from './paintPixels.ts'
import { pixelWriter, tilePixels } from './tilePixels.ts'

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
const [BLUE, RED, CLEAR]: Rgba[] = [
  [29, 74, 138, 255],
  [200, 20, 40, 255],
  [0, 0, 0, 0],
]
const GLASS: Rgba = [60, 200, 100, 51]

/** Reads a tile whose rows are these colours. */
function read(rows: readonly (readonly Rgba[])[]) {
  const [width, height] = [rows[0]!.length, rows.length]
  const canvas = nodeSurface.createCanvas(width, height)
  const context = canvas.getContext('2d')!
  const image = context.createImageData(width, height)
  image.data.set(rows.flat(2))
  context.putImageData(image, 0, 0)
  return tilePixels(canvas as never, { width, height }, nodeSurface)
}

const TILE = read([
  [BLUE!, BLUE!, RED!, CLEAR!],
  [BLUE!, BLUE!, GLASS, CLEAR!],
  [GLASS, GLASS, GLASS, CLEAR!],
])

/** Returns the colour at a position in pixels of the tile; a grey of alpha 1 where nothing is written. */
function colourAt(x: number, y: number, isOnce = true): number[] {
  const rgba = Uint8ClampedArray.of(9, 9, 9, 1)
  pixelWriter(TILE, isOnce)(x / TILE.widthPx, y / TILE.heightPx, { rgba, whole: asUint32Pixels(rgba) }, 0)
  return [...rgba]
}

test('a position within a colour has exactly that colour', () => {
  expect([colourAt(1, 1), colourAt(1.2, 0.9), colourAt(0.2, 0.1)]).toEqual([BLUE, BLUE, BLUE])
  expect(colourAt(1, 2.6)).toEqual(GLASS)
})

test('a position between colours mixes them by their alpha', () => {
  expect(colourAt(2, 0.5)).toEqual([114, 47, 89, 255])
  // A clear neighbour makes a colour fainter, not darker.
  expect(colourAt(3, 0.5)).toEqual([...RED!.slice(0, 3), 128])
  expect(colourAt(1.5, 2)).toEqual([34, 95, 132, 153])
})

test('clear places and the rim of what lies there once stay as they are', () => {
  const untouched = [9, 9, 9, 1]
  expect([colourAt(3.5, 1), colourAt(-0.1, 1), colourAt(1, 3.2)]).toEqual([untouched, untouched, untouched])
  // The tile begins again at its edge.
  expect(colourAt(4.5, 0.5, false)).toEqual(BLUE)
})
