import type { Kit } from '../model/kit.ts'
import type { Pixels } from './paintView.ts'
import type { Camera } from '../camera.ts'
import { type Frame, rayAt } from '../view/frame.ts'

/** The studio's shadow (packages/scene): how cloth near the ground darkens it. */
const CELLS = 96
/** The shadow reaches this much further than the garment on each side, in its own widths. */
const MARGIN = 0.45
/** Metres below the hem. */
const DROP_M = 0.035
/** Height in metres above which cloth hardly darkens the ground. */
const REACH_M = 0.28
const DARKEST = 0.34
const INK = [30, 41, 59] as const
const BLUR_CELLS = 7

/** Alpha of the shadow over a level rectangle of ground. */
export interface ContactShadow {
  readonly y: number
  readonly x0: number
  readonly z0: number
  readonly width: number
  readonly depth: number
  /** Row by row from small z, 0-1. */
  readonly alpha: Float32Array
}

function blurOnce(from: Float32Array, step: number): Float32Array {
  const to = new Float32Array(from.length)
  for (let cell = 0; cell < from.length; cell++) {
    const at = step === 1 ? cell % CELLS : Math.floor(cell / CELLS)
    let sum = 0
    for (let k = -BLUR_CELLS; k <= BLUR_CELLS; k++) if (at + k >= 0 && at + k < CELLS) sum += from[cell + k * step]!
    to[cell] = sum / (2 * BLUR_CELLS + 1)
  }
  return to
}

/** Three box blurs each way come close to a Gaussian. */
const blur = (cover: Float32Array): Float32Array =>
  [1, CELLS, 1, CELLS, 1, CELLS].reduce((now, step) => blurOnce(now, step), cover)

export function castShadow({ position, bounds: { low, high } }: Kit): ContactShadow {
  const [mx, mz] = [(high[0] - low[0]) * MARGIN, (high[2] - low[2]) * MARGIN * 2]
  const [x0, z0] = [low[0] - mx, low[2] - mz]
  const [width, depth] = [high[0] - low[0] + 2 * mx, high[2] - low[2] + 2 * mz]
  const cover = new Float32Array(CELLS * CELLS)
  for (let i = 0; i < position.length; i += 3) {
    const near = Math.exp(-(position[i + 1]! - low[1]) / (REACH_M / 2))
    const column = Math.min(CELLS - 1, Math.floor(((position[i]! - x0) / width) * CELLS))
    const row = Math.min(CELLS - 1, Math.floor(((position[i + 2]! - z0) / depth) * CELLS))
    const cell = row * CELLS + column
    cover[cell] = Math.max(cover[cell]!, near)
  }
  const alpha = blur(cover).map(value => DARKEST * Math.min(1, value * 1.5))
  return { y: low[1] - DROP_M, x0, z0, width, depth, alpha }
}

function alphaAt({ x0, z0, width, depth, alpha }: ContactShadow, x: number, z: number): number {
  const column = ((x - x0) / width) * CELLS - 0.5
  const row = ((z - z0) / depth) * CELLS - 0.5
  if (column < 0 || row < 0 || column >= CELLS - 1 || row >= CELLS - 1) return 0
  const [c, r] = [Math.floor(column), Math.floor(row)]
  const [dx, dy] = [column - c, row - r]
  const at = (k: number): number => alpha[r * CELLS + c + k]!
  return (at(0) * (1 - dx) + at(1) * dx) * (1 - dy) + (at(CELLS) * (1 - dx) + at(CELLS + 1) * dx) * dy
}

/** The shadow of a large garment fades before the picture ends, over this share of its width and height. */
const FADE = 0.12

function fadeAt(x: number, y: number, { rect }: Frame): number {
  const beside = Math.min(x - rect.x, rect.x + rect.width - x) / rect.width
  const below = (rect.y + rect.height - y) / rect.height
  const t = Math.min(1, Math.min(beside, below) / FADE)
  return t * t * (3 - 2 * t)
}

/** Lays the shadow under what is painted already. */
export function paintShadow(shadow: ContactShadow, camera: Camera, frame: Frame, pixels: Pixels): void {
  const { rect } = frame
  for (let y = rect.y; y < rect.y + rect.height; y++) {
    // A level picture: the whole row looks at the ground, or none of it.
    if (rayAt(camera, frame, rect.x, y + 0.5)[1] >= 0) continue
    for (let x = rect.x; x < rect.x + rect.width; x++) {
      const i = (y * pixels.width + x) * 4
      const own = pixels.data[i + 3]! / 255
      if (own === 1) continue
      const ray = rayAt(camera, frame, x + 0.5, y + 0.5)
      const far = (shadow.y - camera.at[1]) / ray[1]
      const cast = alphaAt(shadow, camera.at[0] + ray[0] * far, camera.at[2] + ray[2] * far)
      const under = (1 - own) * cast * fadeAt(x + 0.5, y + 0.5, frame)
      if (under <= 0) continue
      const alpha = own + under
      for (let k = 0; k < 3; k++) pixels.data[i + k] = (pixels.data[i + k]! * own + INK[k]! * under) / alpha
      pixels.data[i + 3] = 255 * alpha
    }
  }
}
