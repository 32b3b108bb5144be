import type { Kit } from '../model/kit.ts'
import type { Camera } from '../camera.ts'
import type { Vector } from '../studio/index.ts'
import type { Fabric } from './fabrics.ts'
import { irradianceAt } from './skyAt.ts'
import { KEY } from '../studio/index.ts'

/** The light reflected by a vertex is `albedo · body + gloss`, each red, green, blue. */
export const LIGHT_WIDTH = 6

export interface LitVertices {
  /** Six numbers per vertex for the outside; linear light. */
  readonly outside: Float32Array
  /** The same for the cloth's inner face. */
  readonly inside: Float32Array
  /** Cosine between the smooth normal and the direction to the camera. */
  readonly facing: Float32Array
}

/** Brightness of the inside, which lies in the garment's own shade. */
const INSIDE = 0.78
/** Share of the sky's direct light that a smooth fabric reflects uncoloured. */
const SKY_GLOSS = 0.05
/** Share of the fabric's colour in the light from fibres (`FUZZ_COLOUR`) and from threads (`SHINE_COLOUR`). */
const FUZZ_COLOUR = 0.55
const FUZZ_WHITE = 0.6 * (1 - FUZZ_COLOUR)
const SHINE_COLOUR = 0.3

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

interface Surface {
  readonly normal: Vector
  /** Unit vector to the camera. */
  readonly eye: Vector
  readonly open: number
  /** Share of all light. */
  readonly share: number
  readonly fabric: Fabric
}

/** Highlight of threads, modelled as tiny vertical cylinders: a line across them, not a spot. */
function thread(normal: Vector, half: Vector, sharp: number): number {
  const down = unit([normal[1] * normal[0], normal[1] * normal[1] - 1, normal[1] * normal[2]])
  const across = dot(half, down)
  const t = clamp01((sharp - 0.25) / 0.7)
  return Math.max(1 - across * across, 0) ** 22 * t * t * (3 - 2 * t)
}

/** Returns the bright gloss of the key light and of the sky in the mirror direction of the view. */
function shineOf({ normal, eye, open, fabric }: Surface, half: Vector, key: number): [number, number, number] {
  const sharp = clamp01(dot(normal, half))
  const spot = fabric.grain > 0 ? thread(normal, half, sharp) : sharp ** 48
  const facing = dot(normal, eye)
  const mirror: Vector = [0, 1, 2].map(k => 2 * facing * normal[k]! - eye[k]!) as unknown as Vector
  const veil = 0.2 * open * (1 - 0.85 * clamp01(facing))
  const at = (k: 0 | 1 | 2): number => fabric.shine * (KEY.colour[k] * spot * key + irradianceAt(...mirror, k) * veil)
  return [at(0), at(1), at(2)]
}

const NO_SHINE = [0, 0, 0] as const

/** The cloth shader of packages/scene, without the albedo. */
function light(surface: Surface, to: Float32Array, at: number): void {
  const { normal, eye, open, share, fabric } = surface
  const key = clamp01((dot(normal, KEY.towards) + fabric.softness) / (1 + fabric.softness))
  const half = unit([eye[0] + KEY.towards[0], eye[1] + KEY.towards[1], eye[2] + KEY.towards[2]])
  const gloss = fabric.gloss * clamp01(dot(normal, half)) ** 12
  const rim = (1 - clamp01(dot(normal, eye))) ** 2
  const fuzz = rim * (rim + (0.5 - rim) * fabric.softness) * fabric.fuzz
  const shine = fabric.shine > 0 ? shineOf(surface, half, key) : NO_SHINE
  const cloth = 1 - fabric.holes
  for (const k of [0, 1, 2] as const) {
    const sky = irradianceAt(...normal, k) * open
    const lit = sky + KEY.colour[k] * key * (0.35 + 0.65 * open) + sky * fuzz * FUZZ_COLOUR
    to[at + k] = share * cloth * (lit + SHINE_COLOUR * shine[k])
    const thrown = KEY.colour[k] * gloss * key + (1 - SHINE_COLOUR) * shine[k]
    to[at + 3 + k] = share * (cloth * thrown + sky * (SKY_GLOSS + fuzz * FUZZ_WHITE))
  }
}

/** Computes light at the vertices for interpolation, since it varies slowly over cloth. `fabrics` are the pieces'. */
export function lightVertices(kit: Kit, { at, cos, sin }: Camera, fabrics: readonly Fabric[]): LitVertices {
  const { position, normal, openness, pieceOfVertex } = kit
  const count = openness.length
  const outside = new Float32Array(count * LIGHT_WIDTH)
  const inside = new Float32Array(count * LIGHT_WIDTH)
  const facing = new Float32Array(count)
  // Converts to light space: rotated by the camera's yaw, still upright.
  const upright = (x: number, y: number, z: number): Vector => unit([x * cos - z * sin, y, x * sin + z * cos])
  for (let v = 0; v < count; v++) {
    const i = 3 * v
    const n = upright(normal[i]!, normal[i + 1]!, normal[i + 2]!)
    const eye = upright(at[0] - position[i]!, at[1] - position[i + 1]!, at[2] - position[i + 2]!)
    facing[v] = dot(n, eye)
    const surface = { eye, open: openness[v]!, fabric: fabrics[pieceOfVertex[v]!]! }
    light({ ...surface, normal: n, share: 1 }, outside, v * LIGHT_WIDTH)
    light({ ...surface, normal: [-n[0], -n[1], -n[2]], share: INSIDE }, inside, v * LIGHT_WIDTH)
  }
  return { outside, inside, facing }
}
