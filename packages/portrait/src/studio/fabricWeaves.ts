import type { ClothId } from './cloths.ts'
import {
  elastic,
  fleece,
  flatRib,
  interlock,
  jersey,
  mesh,
  meshCover,
  pique,
  rib,
  satin,
  type Height,
} from './weaves.ts'

/** The relief of a fabric's yarns, which repeats. */
export interface Weave {
  readonly height: Height
  /** Share of cloth (not hole) at a place; 1 everywhere if absent. */
  readonly cover?: Height
  /** Factor of the slopes that a tile stores. */
  readonly steepness: number
  /** Size of one repeat, mm. */
  readonly tileMm: number
  /** Strength by which the weave bends the light. */
  readonly slope: number
  /** Share of light that is lost in its depth. */
  readonly shading: number
  /** Whether it is seen from afar too, as folds are. */
  readonly isCoarse?: boolean
}

/** The weaves by cloth; trims have none. Yarns are drawn a little coarser than measured ones, so that a screen shows them. */
export const WEAVES: Readonly<Record<ClothId, Weave | null>> = {
  knit: { height: interlock, steepness: 2.2, tileMm: 14, slope: 1.6, shading: 1.2 },
  jersey: { height: jersey, steepness: 2, tileMm: 14, slope: 1, shading: 0.9 },
  rib: { height: rib, steepness: 4, tileMm: 9.2, slope: 0.9, shading: 0.5 },
  collar: { height: flatRib, steepness: 3, tileMm: 8, slope: 0.7, shading: 0.5 },
  pique: { height: pique, steepness: 2.2, tileMm: 16, slope: 1.7, shading: 0.8 },
  mesh: { height: mesh, cover: meshCover, steepness: 1.6, tileMm: 17, slope: 0.8, shading: 0.45 },
  fleece: { height: fleece, steepness: 3, tileMm: 34, slope: 1, shading: 0.95 },
  satin: { height: satin, steepness: 1, tileMm: 14, slope: 0.18, shading: 0.22 },
  elastic: { height: elastic, steepness: 2.4, tileMm: 64, slope: 0.8, shading: 0.4, isCoarse: true },
  trim: null,
}

/** Mean openness of every weave, so that cloth is as bright from near as from afar. */
export const MEAN_OPEN = 0.7

const byte = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)))

/**
 * Draws a weave as a square of `side` texels, RGBA: slopes to the right and down (128 is level), openness to light,
 * cloth (not hole).
 */
export function drawWeave({ height, cover, steepness }: Weave, side: number): Uint8Array {
  const heights = Float32Array.from({ length: side * side }, (_, i) =>
    height((i % side) / side, Math.floor(i / side) / side),
  )
  const at = (x: number, y: number): number => heights[((y + side) % side) * side + ((x + side) % side)]!
  const mean = heights.reduce((sum, each) => sum + each, 0) / heights.length
  const data = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const i = 4 * (y * side + x)
      data[i] = byte(0.502 + ((at(x + 1, y) - at(x - 1, y)) * steepness) / 2)
      data[i + 1] = byte(0.502 + ((at(x, y + 1) - at(x, y - 1)) * steepness) / 2)
      data[i + 2] = byte(MEAN_OPEN + at(x, y) - mean)
      data[i + 3] = byte(cover?.(x / side, y / side) ?? 1)
    }
  return data
}
