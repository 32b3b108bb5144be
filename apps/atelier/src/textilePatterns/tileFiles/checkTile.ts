import type { Canvas } from '@napi-rs/canvas'
import type { LibraryPattern } from '@kitwright/library'

/** Size above the largest piece of cloth that is not a band, mm. */
const WHOLE_PIECE_MM = 750
/** Limits of the ink, as a share of the tile's area: less is invisible, more leaves no background. */
const [MIN_INK, MAX_INK] = [0.01, 0.93]

export interface Alpha {
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly values: Uint8Array
}

export function alphaOf(tile: Canvas): Alpha {
  const { width, height } = tile
  const { data } = tile.getContext('2d').getImageData(0, 0, width, height)
  const values = new Uint8Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = data[4 * i + 3]!
  return { width, height, values }
}

/**
 * Mean step of alpha to each column or row of pixels from the one `by` before it; the first `by` are steps over the
 * tile's edge. Uses plain loops because it visits some hundred million pixels.
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

/** Whether the tile's edges do not match. An edge within the drawing is mostly spread over two pixels. */
function hasSeam(alpha: Alpha, along: 'x' | 'y'): boolean {
  const inside = Math.max(...steps(alpha, along, 2).slice(2))
  return steps(alpha, along)[0]! > inside * 1.1 + 1
}

const lengthOf = ({ tileMm }: LibraryPattern, along: 'x' | 'y'): number =>
  along === 'x' ? tileMm.width : tileMm.height

/**
 * Returns the faults of a tile: a seam where it repeats, a change where a one-off tile must be uniform, too little or
 * too much ink.
 */
export function faultsOf(pattern: LibraryPattern, tile: Canvas): string[] {
  const alpha = alphaOf(tile)
  const ways = ['x', 'y'] as const
  const isPlaced = ways.some(along => lengthOf(pattern, along) > WHOLE_PIECE_MM)
  const faults = ways.flatMap(along => {
    if (!isPlaced) return hasSeam(alpha, along) ? [`a seam along ${along}`] : []
    const isFree = lengthOf(pattern, along) < WHOLE_PIECE_MM
    return isFree && steps(alpha, along).some(step => step > 0) ? [`not the same along ${along}`] : []
  })
  const ink = alpha.values.reduce((sum, value) => sum + value, 0) / 255 / alpha.values.length
  return ink < MIN_INK || ink > MAX_INK ? [...faults, `${Math.round(100 * ink)} % ink`] : faults
}
