import type { Bounds } from './bounds.ts'
import type { Triple } from './sphere.ts'

/** Cells on each side of the shadow. */
export const SHADOW_CELLS = 96
/** Distance of the ground below the hem, metres. */
export const SHADOW_DROP_M = 0.035
/** Height in metres above which cloth hardly darkens the ground. */
const REACH_M = 0.28
const DARKEST = 0.34
const BLUR_CELLS = 7

/** Alpha of the shadow over a level rectangle of ground, metres. */
export interface GroundShadow {
  readonly x0: number
  readonly z0: number
  readonly width: number
  readonly depth: number
  /** Values by row from small z, 0-1. */
  readonly alpha: Float32Array
}

/** Blurs each line of cells, `step` apart, over `BLUR_CELLS` to either side; cells beyond its ends count as clear. */
function blurLines(from: Float32Array, step: number): Float32Array {
  const to = new Float32Array(from.length)
  const across = step === 1 ? SHADOW_CELLS : 1
  for (let line = 0; line < SHADOW_CELLS; line++) {
    const start = line * across
    let sum = 0
    for (let k = 0; k < BLUR_CELLS; k++) sum += from[start + k * step]!
    for (let k = 0; k < SHADOW_CELLS; k++) {
      if (k + BLUR_CELLS < SHADOW_CELLS) sum += from[start + (k + BLUR_CELLS) * step]!
      if (k > BLUR_CELLS) sum -= from[start + (k - BLUR_CELLS - 1) * step]!
      to[start + k * step] = sum / (2 * BLUR_CELLS + 1)
    }
  }
  return to
}

/** Three box blurs in each direction approximate a Gaussian. */
const blur = (cover: Float32Array): Float32Array =>
  [1, SHADOW_CELLS, 1, SHADOW_CELLS, 1, SHADOW_CELLS].reduce((now, step) => blurLines(now, step), cover)

/** Height in metres above which the key's penumbra hides the shadow, and how dark it is beside the one right below. */
const KEY_REACH_M = 0.28
const KEY_SHARE = 0.7
/** A part of the shadow that is lighter than this is not seen. */
const FAINTEST = 0.02

/** Places on the ground that cloth darkens, three numbers each: x, z, and how much, 0-1. */
function listShades(positions: readonly Float32Array[], low: number, towards: Triple | null): number[] {
  const shades: number[] = []
  for (const position of positions)
    for (let i = 0; i < position.length; i += 3) {
      const [x, height, z] = [position[i]!, position[i + 1]! - low, position[i + 2]!]
      const under = Math.exp(-height / (REACH_M / 2))
      if (under > FAINTEST) shades.push(x, z, under)
      if (!towards) continue
      const away = (height + SHADOW_DROP_M) / towards[1]
      const cast = KEY_SHARE * Math.exp(-height / (KEY_REACH_M / 2))
      if (cast > FAINTEST) shades.push(x - away * towards[0], z - away * towards[2], cast)
    }
  return shades
}

/** Returns the lowest of the values at `start`, `start + 3`…, the rectangle's cells that the blur needs beside it, and the length. */
function spanOf(shades: readonly number[], start: number): { readonly from: number; readonly length: number } {
  let [low, high] = [Infinity, -Infinity]
  for (let i = start; i < shades.length; i += 3) {
    low = Math.min(low, shades[i]!)
    high = Math.max(high, shades[i]!)
  }
  // Three box blurs reach three times as far as one.
  const inner = 1 - (2 * (3 * BLUR_CELLS + 1)) / SHADOW_CELLS
  const length = (high - low) / inner
  return { from: (low + high - length) / 2, length }
}

/**
 * Computes how cloth darkens the ground under it, nearer cloth more. `positions` are its vertices, x y z one after the
 * other. With `towards`, a direction to the light, it casts a second shadow away from it.
 */
export function castGroundShadow(
  positions: readonly Float32Array[],
  { low }: Pick<Bounds, 'low'>,
  towards: Triple | null = null,
): GroundShadow {
  const shades = listShades(positions, low[1], towards)
  const [across, along] = [spanOf(shades, 0), spanOf(shades, 1)]
  const cover = new Float32Array(SHADOW_CELLS * SHADOW_CELLS)
  for (let i = 0; i < shades.length; i += 3) {
    const column = Math.floor(((shades[i]! - across.from) / across.length) * SHADOW_CELLS)
    const row = Math.floor(((shades[i + 1]! - along.from) / along.length) * SHADOW_CELLS)
    const cell = row * SHADOW_CELLS + column
    cover[cell] = Math.max(cover[cell]!, shades[i + 2]!)
  }
  const alpha = blur(cover).map(value => DARKEST * Math.min(1, value * 1.5))
  return { x0: across.from, z0: along.from, width: across.length, depth: along.length, alpha }
}
