import { CLOTHS, drawWeave, MEAN_OPEN, WEAVES, type ClothId } from '../studio/index.ts'

/** A weave as samples of a picture see it: blurred to their size. */
export interface WeaveTile {
  /** Texels per mm of cloth. */
  readonly perMm: number
  /** Four numbers per texel of a `TILE_SIDE` square: slopes to the right and down, light gained in its relief, light lost in holes. */
  readonly values: Float32Array
}

export const TILE_SIDE = 128

/** Share of light that a hole takes away, as the studio draws it. */
const HOLE_SHADE = 0.55

/** Averages `width` texels around each one of a repeating line: values at `start`, and at every `step` after it. */
function blurLine(values: Float32Array, start: number, step: number, width: number): void {
  const sums = new Float64Array(TILE_SIDE + 1)
  for (let i = 0; i < TILE_SIDE; i++) sums[i + 1] = sums[i]! + values[start + i * step]!
  /** Sum of all texels before a place, also one beyond the line's ends. */
  const sumTo = (place: number): number => {
    const turns = Math.floor(place / TILE_SIDE)
    const rest = place - turns * TILE_SIDE
    const i = Math.floor(rest)
    return turns * sums[TILE_SIDE]! + sums[i]! + (rest - i) * ((sums[i + 1] ?? sums[i]!) - sums[i]!)
  }
  for (let i = 0; i < TILE_SIDE; i++)
    values[start + i * step] = (sumTo(i + 0.5 + width / 2) - sumTo(i + 0.5 - width / 2)) / width
}

/** Blurs a tile in place, along both axes. */
function blur(values: Float32Array, width: number): Float32Array {
  for (const [along, across] of [
    [4, 4 * TILE_SIDE],
    [4 * TILE_SIDE, 4],
  ] as const)
    for (let line = 0; line < TILE_SIDE; line++)
      for (let k = 0; k < 4; k++) blurLine(values, line * across + k, along, width)
  return values
}

function createTile(id: ClothId, mm: number): WeaveTile | null {
  const weave = WEAVES[id]
  if (!weave) return null
  const texels = drawWeave(weave, TILE_SIDE)
  const perMm = TILE_SIDE / weave.tileMm
  const values = Float32Array.from(texels, (byte, i) => {
    const k = i % 4
    if (k < 2) return (byte / 255 - 0.502) * weave.slope
    return k === 2 ? (byte / 255 - MEAN_OPEN) * weave.shading : (1 - byte / 255 - CLOTHS[id].holes) * HOLE_SHADE
  })
  const width = Math.min(TILE_SIDE / 2, Math.max(1, mm * perMm))
  return { perMm, values: blur(values, width) }
}

const tiles = new Map<string, WeaveTile | null>()
/** Sizes of samples at which tiles are drawn, per doubling: few, as tiles are kept. */
const STEPS = 3

/** Returns the weave of a cloth for samples of some mm; null for trims. */
export function weaveTile(id: ClothId, sampleMm: number): WeaveTile | null {
  const step = Math.round(Math.log2(sampleMm) * STEPS)
  const key = `${id} ${step}`
  const known = tiles.get(key)
  if (known !== undefined) return known
  const tile = createTile(id, 2 ** (step / STEPS))
  tiles.set(key, tile)
  return tile
}
