import type { Kit } from '../model/kit.ts'
import type { Camera } from '../camera.ts'
import { tangentsOf } from '../model/tangents.ts'
import { keyVisibility } from './castShadows.ts'
import { irradianceAt } from './skyAt.ts'
import { type Cloth, KEY, LOBES, RESPONSE, type Vector } from '../studio/index.ts'

/** The light reflected by a vertex is `albedo · (body + albedo · MEAN_LIGHT · between) + gloss`: red, green, blue twice, then `between`. */
export const LIGHT_WIDTH = 7

export interface LitVertices {
  /** Seven numbers per vertex for the outside; linear light. */
  readonly outside: Float32Array
  /** The same for the cloth's inner face. */
  readonly inside: Float32Array
  /** Cosine between the smooth normal and the direction to the camera. */
  readonly facing: Float32Array
  /**
   * The change of light where the outside rises to the right and downwards on the piece: two numbers per vertex, as a share
   * of its light per mm of rise and mm. Null where no relief is seen.
   */
  readonly tilts: Float32Array | null
}

/** Light lost in holes that are too small to be seen, as a share of their area. */
const HOLE_DEPTH = 0.2

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
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
  /** Share of the key's light that no other cloth takes away. */
  readonly seen: number
  /** Share of all light. */
  readonly share: number
  readonly cloth: Cloth
}

/** Cosine of the key light, softened where its lobe sets behind the horizon. */
function keyAt(normal: Vector, softness: number): number {
  const soft = 0.16 + softness
  const c = dot(normal, KEY.towards)
  if (c > soft) return c
  return c < -soft ? 0 : (c + soft) ** 2 / (4 * soft)
}

/** Returns the direction of the mirror image. Threads run across the piece, and their highlight lies along its folds. */
function mirrorDirection({ normal, eye, cloth: { grain } }: Surface): Vector {
  const at = (n: Vector): Vector => {
    const twice = 2 * dot(n, eye)
    return [twice * n[0] - eye[0], twice * n[1] - eye[1], twice * n[2] - eye[2]]
  }
  if (grain === 0) return at(normal)
  const thread = unit([normal[2], 0, -normal[0]])
  const along = dot(eye, thread)
  const across = unit([eye[0] - along * thread[0], eye[1], eye[2] - along * thread[2]])
  const bent = unit([0, 1, 2].map(k => normal[k]! + (across[k]! - normal[k]!) * grain) as unknown as Vector)
  return at(dot(bent, eye) < 0 ? normal : bent)
}

/** A rough surface's mirror image of the studio: products of Gaussians, in closed form. Writes red, green, blue. */
function mirrorStudio(r: Vector, own: number, to: Float64Array): void {
  to.fill(0)
  const peak = own / (1 - Math.exp(-2 * own))
  for (const { towards, sharpness, light } of LOBES) {
    const together = Math.hypot(
      r[0] * own + towards[0] * sharpness,
      r[1] * own + towards[1] * sharpness,
      r[2] * own + towards[2] * sharpness,
    )
    const share = (peak / together) * (Math.exp(together - own - sharpness) - Math.exp(-together - own - sharpness))
    for (const k of [0, 1, 2] as const) to[k] = to[k]! + light[k] * share
  }
}

/** Karis' fit of the split-sum integral: scale and bias of the reflectance at normal incidence. */
function reflectance(roughness: number, facing: number): [number, number] {
  const [x, y] = [1 - roughness, 0.0425 - 0.0275 * roughness]
  const [z, w] = [1.04 - 0.572 * roughness, 0.022 * roughness - 0.04]
  const grazing = Math.min(x * x, 2 ** (-9.28 * facing)) * x + y
  return [z - 1.04 * grazing, w + 1.04 * grazing]
}

const mirror = new Float64Array(3)

/** The cloth shader of packages/scene without its weave, split by powers of the albedo. */
function light(surface: Surface, to: Float32Array, at: number): void {
  const { normal, eye, open, seen, share, cloth } = surface
  const { roughness, silk, fuzz, softness, through, holes } = cloth
  const facing = clamp(Math.abs(dot(normal, eye)), 0.02, 1)
  const key = keyAt(normal, softness) * seen * (0.6 + 0.4 * open)
  const sky = open * (0.4 + 0.6 * open)
  mirrorStudio(mirrorDirection(surface), Math.min(0.5 / (roughness ** 4 * Math.max(0.25, facing)), 400), mirror)
  const [scale, bias] = reflectance(roughness, facing)
  const strength = (0.8 + RESPONSE.silkShine * silk) * open * open
  const rim = (1 - facing) ** 3 * fuzz
  const all = share * (1 - holes * HOLE_DEPTH)
  const flank = cloth.grain * RESPONSE.flank * (RESPONSE.flankStart - facing * facing)
  const matt = 1 - silk * RESPONSE.silkMatt - flank
  for (const k of [0, 1, 2] as const) {
    const direct = KEY.colour[k] * key + irradianceAt(...normal, k) * sky
    const behind = through > 0 ? irradianceAt(-normal[0], -normal[1], -normal[2], k) * open * 0.6 * through : 0
    const shine = mirror[k]! * strength
    to[at + k] = all * ((direct + behind) * matt + shine * scale * RESPONSE.silkTint * silk + direct * rim * 0.78)
    to[at + 3 + k] =
      all *
      (shine * ((0.04 + (RESPONSE.silkWhite - 0.04) * silk) * scale + (0.4 - 0.3 * silk) * bias) + direct * rim * 0.11)
  }
  to[at + 6] = all * matt * (RESPONSE.between * (1 - open) + RESPONSE.whiteFill)
}

/** The slope at which a change of light is measured. */
const TILT = 0.35

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Writes how the light on a place changes with its slope along the piece's two directions. */
function tiltLight({ normal, open, seen, cloth }: Surface, tangent: Vector, to: Float32Array, at: number): void {
  const lightOn = (n: Vector): number =>
    KEY.colour[1] * keyAt(n, cloth.softness) * seen * (0.6 + 0.4 * open) +
    irradianceAt(...n, 1) * open * (0.4 + 0.6 * open)
  const level = lightOn(normal)
  const down = cross(tangent, normal)
  for (const [k, way] of [tangent, down].entries()) {
    const turned = unit([0, 1, 2].map(i => normal[i]! - TILT * way[i]!) as unknown as Vector)
    to[at + k] = (lightOn(turned) - level) / (TILT * Math.max(0.12, level))
  }
}

/**
 * Computes light at the vertices for interpolation, since it varies slowly over cloth. `cloths` are the pieces';
 * `hasRelief`: whether yarns are large enough to be seen.
 */
export function lightVertices(kit: Kit, camera: Camera, cloths: readonly Cloth[], hasRelief = false): LitVertices {
  const { at, cos, sin } = camera
  const { position, normal, openness, pieceOfVertex } = kit
  const count = openness.length
  const outside = new Float32Array(count * LIGHT_WIDTH)
  const inside = new Float32Array(count * LIGHT_WIDTH)
  const facing = new Float32Array(count)
  const visible = keyVisibility(kit, camera)
  const tilts = hasRelief ? new Float32Array(count * 2) : null
  const tangent = tilts && tangentsOf(position, kit.uv, kit.index)
  // Converts to light space: rotated by the camera's yaw, still upright.
  const upright = (x: number, y: number, z: number): Vector => unit([x * cos - z * sin, y, x * sin + z * cos])
  for (let v = 0; v < count; v++) {
    const i = 3 * v
    const n = upright(normal[i]!, normal[i + 1]!, normal[i + 2]!)
    const eye = upright(at[0] - position[i]!, at[1] - position[i + 1]!, at[2] - position[i + 2]!)
    facing[v] = dot(n, eye)
    const surface = { eye, open: openness[v]!, cloth: cloths[pieceOfVertex[v]!]! }
    light({ ...surface, normal: n, seen: visible.outside[v]!, share: 1 }, outside, v * LIGHT_WIDTH)
    if (tilts && tangent) {
      const along = upright(tangent[i]!, tangent[i + 1]!, tangent[i + 2]!)
      tiltLight({ ...surface, normal: n, seen: visible.outside[v]!, share: 1 }, along, tilts, 2 * v)
    }
    const back: Vector = [-n[0], -n[1], -n[2]]
    light({ ...surface, normal: back, seen: visible.inside[v]!, share: RESPONSE.insideShade }, inside, v * LIGHT_WIDTH)
  }
  return { outside, inside, facing, tilts }
}
