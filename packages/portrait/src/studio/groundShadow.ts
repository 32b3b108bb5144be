import type { Bounds } from './bounds.ts'
import type { Triple } from './sphere.ts'

/** Cells on each side of the shadow. */
export const SHADOW_CELLS = 96
/** Margin of the shadow around the garment on each side, in its own widths. */
const MARGIN = 0.45
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

function blurOnce(from: Float32Array, step: number): Float32Array {
  const to = new Float32Array(from.length)
  for (let cell = 0; cell < from.length; cell++) {
    const at = step === 1 ? cell % SHADOW_CELLS : Math.floor(cell / SHADOW_CELLS)
    let sum = 0
    for (let k = -BLUR_CELLS; k <= BLUR_CELLS; k++)
      if (at + k >= 0 && at + k < SHADOW_CELLS) sum += from[cell + k * step]!
    to[cell] = sum / (2 * BLUR_CELLS + 1)
  }
  return to
}

/** Three box blurs in each direction approximate a Gaussian. */
const blur = (cover: Float32Array): Float32Array =>
  [1, SHADOW_CELLS, 1, SHADOW_CELLS, 1, SHADOW_CELLS].reduce((now, step) => blurOnce(now, step), cover)

/** Height in metres above which the key's penumbra hides the shadow, and how dark it is beside the one right below. */
const KEY_REACH_M = 0.5
const KEY_SHARE = 0.8

/**
 * Computes how cloth darkens the ground under it, nearer cloth more. `positions` are its vertices, x y z one after the
 * other. With `towards`, a direction to the light, it casts a second shadow away from it.
 */
export function castGroundShadow(
  positions: readonly Float32Array[],
  { low, high }: Bounds,
  towards: Triple | null = null,
): GroundShadow {
  const [mx, mz] = [(high[0] - low[0]) * MARGIN, (high[2] - low[2]) * MARGIN * 2]
  const [x0, z0] = [low[0] - mx, low[2] - mz]
  const [width, depth] = [high[0] - low[0] + 2 * mx, high[2] - low[2] + 2 * mz]
  const cover = new Float32Array(SHADOW_CELLS * SHADOW_CELLS)
  const darken = (x: number, z: number, share: number): void => {
    const column = Math.floor(((x - x0) / width) * SHADOW_CELLS)
    const row = Math.floor(((z - z0) / depth) * SHADOW_CELLS)
    if (column < 0 || row < 0 || column >= SHADOW_CELLS || row >= SHADOW_CELLS) return
    const cell = row * SHADOW_CELLS + column
    cover[cell] = Math.max(cover[cell]!, share)
  }
  for (const position of positions)
    for (let i = 0; i < position.length; i += 3) {
      const height = position[i + 1]! - low[1]
      darken(position[i]!, position[i + 2]!, Math.exp(-height / (REACH_M / 2)))
      if (!towards) continue
      const away = (height + SHADOW_DROP_M) / towards[1]
      const [x, z] = [position[i]! - away * towards[0], position[i + 2]! - away * towards[2]]
      darken(x, z, KEY_SHARE * Math.exp(-height / (KEY_REACH_M / 2)))
    }
  return { x0, z0, width, depth, alpha: blur(cover).map(value => DARKEST * Math.min(1, value * 1.5)) }
}
