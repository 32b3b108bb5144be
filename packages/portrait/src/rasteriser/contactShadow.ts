import type { Kit } from '../model/kit.ts'
import type { Pixels } from './paintView.ts'
import type { Camera } from '../camera.ts'
import { castGroundShadow, KEY, SHADOW_CELLS, SHADOW_DROP_M, type GroundShadow } from '../studio/index.ts'
import { type Frame, rayAt } from '../view/frameView.ts'

const INK = [30, 41, 59] as const

/** The shadow on the ground, `y` metres up. */
export interface ContactShadow extends GroundShadow {
  readonly y: number
}

export function castShadow({ position, bounds }: Kit, { cos, sin }: Camera): ContactShadow {
  // The key turns with the camera's yaw.
  const [x, y, z] = KEY.towards
  const towards = [x * cos + z * sin, y, z * cos - x * sin] as const
  return { ...castGroundShadow([position], bounds, towards), y: bounds.low[1] - SHADOW_DROP_M }
}

function alphaAt({ x0, z0, width, depth, alpha }: ContactShadow, x: number, z: number): number {
  const column = ((x - x0) / width) * SHADOW_CELLS - 0.5
  const row = ((z - z0) / depth) * SHADOW_CELLS - 0.5
  if (column < 0 || row < 0 || column >= SHADOW_CELLS - 1 || row >= SHADOW_CELLS - 1) return 0
  const [c, r] = [Math.floor(column), Math.floor(row)]
  const [dx, dy] = [column - c, row - r]
  const at = (k: number): number => alpha[r * SHADOW_CELLS + c + k]!
  return (at(0) * (1 - dx) + at(1) * dx) * (1 - dy) + (at(SHADOW_CELLS) * (1 - dx) + at(SHADOW_CELLS + 1) * dx) * dy
}

/** The shadow of a large garment fades before the picture ends, over this share of its width and height. */
const FADE = 0.2

function fadeAt(x: number, y: number, { rect }: Frame): number {
  const beside = Math.min(x - rect.x, rect.x + rect.width - x) / rect.width
  const below = (rect.y + rect.height - y) / rect.height
  const t = Math.min(1, Math.min(beside, below) / FADE)
  return t * t * (3 - 2 * t)
}

/** Paints the shadow behind the existing pixels. */
export function paintShadow(shadow: ContactShadow, camera: Camera, frame: Frame, pixels: Pixels): void {
  const { rect } = frame
  for (let y = rect.y; y < rect.y + rect.height; y++) {
    // The camera is level, so a whole row either sees the ground or does not.
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
