import type { Kit } from '../model/kit.ts'
import type { Camera } from '../view/camera.ts'
import { KEY, skyAt } from './studioLight.ts'

/** Light that a vertex gives back is `albedo · body + gloss`, each red, green, blue. */
export const LIGHT_WIDTH = 6

export interface LitVertices {
  /** Six numbers a vertex, seen from outside; linear light. */
  readonly outside: Float32Array
  /** The same for the cloth's other face. */
  readonly inside: Float32Array
  /** Above 0 where the smooth normal turns to the camera. */
  readonly facing: Float32Array
}

/** The inside lies in the garment's own shade. */
const INSIDE = 0.78
/** Share of the light straight from the sky that a smooth fabric throws back uncoloured. */
const SKY_GLOSS = 0.05
const FUZZ = 0.2
/** Fibres at the rim have this much of the fabric's colour. */
const FUZZ_COLOUR = 0.55
const FUZZ_WHITE = 0.6 * (1 - FUZZ_COLOUR)

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))

interface Surface {
  readonly normal: readonly [number, number, number]
  /** Unit vector to the camera. */
  readonly eye: readonly [number, number, number]
  readonly open: number
  readonly share: number
}

/** The cloth of packages/scene's shader, whose albedo is left open. */
function light({ normal: [x, y, z], eye: [ex, ey, ez], open, share }: Surface, to: Float32Array, at: number): void {
  const [kx, ky, kz] = KEY.towards
  const key = clamp01(x * kx + y * ky + z * kz)
  const half = Math.hypot(ex + kx, ey + ky, ez + kz) || 1
  const gloss = 0.075 * clamp01((x * (ex + kx) + y * (ey + ky) + z * (ez + kz)) / half) ** 12
  const fuzz = FUZZ * (1 - clamp01(x * ex + y * ey + z * ez)) ** 4
  for (const k of [0, 1, 2] as const) {
    const sky = skyAt(x, y, z, k) * open
    const lit = sky + KEY.colour[k] * key * (0.35 + 0.65 * open)
    to[at + k] = share * (lit + sky * fuzz * FUZZ_COLOUR)
    to[at + 3 + k] = share * (KEY.colour[k] * gloss * key + sky * (SKY_GLOSS + fuzz * FUZZ_WHITE))
  }
}

/** Light varies slowly over cloth: it is worked out at the vertices and mixed between them. */
export function lightVertices(kit: Kit, { at, cos, sin }: Camera): LitVertices {
  const { position, normal, openness } = kit
  const count = openness.length
  const outside = new Float32Array(count * LIGHT_WIDTH)
  const inside = new Float32Array(count * LIGHT_WIDTH)
  const facing = new Float32Array(count)
  // To the space that light lives in: turned by the camera's yaw, still upright.
  const upright = (x: number, y: number, z: number): [number, number, number] => {
    const length = Math.hypot(x, y, z) || 1
    return [(x * cos - z * sin) / length, y / length, (x * sin + z * cos) / length]
  }
  for (let v = 0; v < count; v++) {
    const i = 3 * v
    const n = upright(normal[i]!, normal[i + 1]!, normal[i + 2]!)
    const eye = upright(at[0] - position[i]!, at[1] - position[i + 1]!, at[2] - position[i + 2]!)
    facing[v] = n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2]
    const open = openness[v]!
    light({ normal: n, eye, open, share: 1 }, outside, v * LIGHT_WIDTH)
    light({ normal: [-n[0], -n[1], -n[2]], eye, open, share: INSIDE }, inside, v * LIGHT_WIDTH)
  }
  return { outside, inside, facing }
}
