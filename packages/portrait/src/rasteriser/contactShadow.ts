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

/** The shadow of a large garment fades before the picture ends, over this share of its width and height. */
const FADE = 0.2

function fadeAt(x: number, y: number, { rect }: Frame): number {
  const beside = Math.min(x - rect.x, rect.x + rect.width - x) / rect.width
  const below = (rect.y + rect.height - y) / rect.height
  const t = Math.min(1, Math.min(beside, below) / FADE)
  return t * t * (3 - 2 * t)
}

/** Returns the shadow's alpha at a column and row of its cells, which need not be whole. */
function alphaAt(alpha: Float32Array, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= SHADOW_CELLS - 1 || row >= SHADOW_CELLS - 1) return 0
  const c = Math.floor(column)
  const r = Math.floor(row)
  const dx = column - c
  const dy = row - r
  const i = r * SHADOW_CELLS + c
  const above = alpha[i]! * (1 - dx) + alpha[i + 1]! * dx
  return above * (1 - dy) + (alpha[i + SHADOW_CELLS]! * (1 - dx) + alpha[i + SHADOW_CELLS + 1]! * dx) * dy
}

/** First and last column of a row that may see the shadow. */
const reach = new Float64Array(2)
/** Cells per pixel below which a row of pixels keeps to one line of cells. */
const LEVEL = 1e-6

/** Narrows the reach to the columns where a cell's column or row, `start + slope · x`, is on the shadow. */
function narrow(start: number, slope: number): void {
  if (Math.abs(slope) < LEVEL) return
  const from = -start / slope
  const to = (SHADOW_CELLS - 1 - start) / slope
  reach[0] = Math.max(reach[0]!, Math.floor(Math.min(from, to)))
  reach[1] = Math.min(reach[1]!, Math.ceil(Math.max(from, to)))
}

/** Paints the shadow behind the existing pixels. */
export function paintShadow(shadow: ContactShadow, camera: Camera, frame: Frame, pixels: Pixels): void {
  const { rect } = frame
  const { alpha, x0, z0, width, depth } = shadow
  const { at, right } = camera
  for (let y = rect.y; y < rect.y + rect.height; y++) {
    // The camera is level: a whole row sees the ground at one distance, or not at all.
    const [rayX, rayY, rayZ] = rayAt(camera, frame, frame.originX, y + 0.5)
    if (rayY >= 0) continue
    const far = (shadow.y - at[1]) / rayY
    const perPx = far / frame.scale
    // The shadow's cells are linear along a row of pixels.
    const perColumn = (right[0] * perPx * SHADOW_CELLS) / width
    const perRow = (right[2] * perPx * SHADOW_CELLS) / depth
    const from = 0.5 - frame.originX
    const column0 = ((at[0] + rayX * far - x0) / width) * SHADOW_CELLS - 0.5 + from * perColumn
    const row0 = ((at[2] + rayZ * far - z0) / depth) * SHADOW_CELLS - 0.5 + from * perRow
    reach[0] = rect.x
    reach[1] = rect.x + rect.width - 1
    narrow(column0, perColumn)
    narrow(row0, perRow)
    for (let x = reach[0]; x <= reach[1]; x++) {
      const i = (y * pixels.width + x) * 4
      const own = pixels.data[i + 3]! / 255
      if (own === 1) continue
      const cast = alphaAt(alpha, column0 + perColumn * x, row0 + perRow * x)
      if (cast <= 0) continue
      const under = (1 - own) * cast * fadeAt(x + 0.5, y + 0.5, frame)
      if (under <= 0) continue
      const all = own + under
      for (let k = 0; k < 3; k++) pixels.data[i + k] = (pixels.data[i + k]! * own + INK[k]! * under) / all
      pixels.data[i + 3] = 255 * all
    }
  }
}
