import type { Kit } from '../model/kit.ts'
import type { Camera } from '../camera.ts'
import { kitTangents } from '../model/tangents.ts'
import { keyVisibility } from './castShadows.ts'
import { mirrorStudio, reflectance, sharpnessOf } from './mirrorStudio.ts'
import { allSides, INSIDE, OUTSIDE, type SeenSides } from './seenSides.ts'
import { MIRROR_WIDTH } from './silkMirror.ts'
import { irradianceAt } from './skyAt.ts'
import { turnUpright } from './upright.ts'
import { type Cloth, KEY, RESPONSE } from '../studio/index.ts'

/** The light reflected by a vertex is `albedo · (body + albedo · MEAN_LIGHT · between) + gloss`: red, green, blue twice, then `between`. */
export const LIGHT_WIDTH = 7

export interface LitVertices {
  /** Seven numbers per vertex for the outside; linear light. */
  readonly outside: Float32Array
  /** The same for the cloth's inner face. */
  readonly inside: Float32Array
  /**
   * The change of light where the outside rises to the right and downwards on the piece: two numbers per vertex, as a share
   * of its light per mm of rise and mm. Null where no relief is seen.
   */
  readonly tilts: Float32Array | null
  /** `MIRROR_WIDTH` numbers per vertex whose outside is silky, and lacks the mirror image above; null where no cloth is. */
  readonly mirrors: Float32Array | null
}

/** Light lost in holes that are too small to be seen, as a share of their area. */
const HOLE_DEPTH = 0.2

/** Directions in the light's space, unit vectors; one object serves all vertices. */
interface Surface {
  readonly normal: Float64Array
  /** Towards the camera. */
  readonly eye: Float64Array
  open: number
  /** Share of the key's light that no other cloth takes away. */
  seen: number
  /** Share of all light. */
  share: number
  cloth: Cloth
}

/** Cosine of the key light, softened where its lobe sets behind the horizon. */
function keyAt(x: number, y: number, z: number, softness: number): number {
  const { towards } = KEY
  const soft = 0.16 + softness
  const c = x * towards[0] + y * towards[1] + z * towards[2]
  if (c > soft) return c
  return c < -soft ? 0 : (c + soft) ** 2 / (4 * soft)
}

const mirror = new Float64Array(3)
const direction = new Float64Array(3)
const fit = new Float64Array(2)

/** The cloth shader of packages/scene without its weave, split by powers of the albedo, and where asked without its mirror image. */
function light(surface: Surface, hasMirror: boolean, to: Float32Array, at: number): void {
  const { normal, eye, open, seen, share, cloth } = surface
  const { roughness, silk, fuzz, softness, through, holes } = cloth
  const nx = normal[0]!
  const ny = normal[1]!
  const nz = normal[2]!
  const ex = eye[0]!
  const ey = eye[1]!
  const ez = eye[2]!
  const facing = Math.min(1, Math.max(0.02, Math.abs(nx * ex + ny * ey + nz * ez)))
  const key = keyAt(nx, ny, nz, softness) * seen * (0.6 + 0.4 * open)
  const sky = open * (0.4 + 0.6 * open)
  mirror.fill(0)
  if (hasMirror) {
    const twice = 2 * (nx * ex + ny * ey + nz * ez)
    for (let k = 0; k < 3; k++) direction[k] = twice * normal[k]! - eye[k]!
    mirrorStudio(direction, sharpnessOf(roughness, facing), 1, mirror)
  }
  reflectance(roughness, facing, fit)
  const scale = fit[0]!
  const bias = fit[1]!
  const strength = (0.8 + RESPONSE.silkShine * silk) * open * open
  const rim = (1 - facing) ** 3 * fuzz
  const all = share * (1 - holes * HOLE_DEPTH)
  const flank = cloth.grain * RESPONSE.flank * (RESPONSE.flankStart - facing * facing)
  const matt = 1 - silk * RESPONSE.silkMatt - flank
  for (let k: 0 | 1 | 2 = 0; k < 3; k++) {
    const direct = KEY.colour[k]! * key + irradianceAt(nx, ny, nz, k as 0 | 1 | 2) * sky
    const behind = through > 0 ? irradianceAt(-nx, -ny, -nz, k as 0 | 1 | 2) * open * 0.6 * through : 0
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

/** Returns the green light on a place of white cloth that is turned to a direction, which need not be of length 1. */
function greenOn({ open, seen, cloth }: Surface, x: number, y: number, z: number): number {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  const key = keyAt(x / length, y / length, z / length, cloth.softness)
  const sky = irradianceAt(x / length, y / length, z / length, 1)
  return KEY.colour[1] * key * seen * (0.6 + 0.4 * open) + sky * open * (0.4 + 0.6 * open)
}

/** Writes how the light on a place changes with its slope along the piece's two directions. `tangent` is the one to the right. */
function tiltLight(surface: Surface, tangent: Float64Array, to: Float32Array, at: number): void {
  const nx = surface.normal[0]!
  const ny = surface.normal[1]!
  const nz = surface.normal[2]!
  const tx = tangent[0]! * TILT
  const ty = tangent[1]! * TILT
  const tz = tangent[2]! * TILT
  const level = greenOn(surface, nx, ny, nz)
  const per = 1 / (TILT * Math.max(0.12, level))
  to[at] = (greenOn(surface, nx - tx, ny - ty, nz - tz) - level) * per
  const dx = ty * nz - tz * ny
  const dy = tz * nx - tx * nz
  const dz = tx * ny - ty * nx
  to[at + 1] = (greenOn(surface, nx - dx, ny - dy, nz - dz) - level) * per
}

/** Writes what pixels need to compute the mirror image on silky cloth. */
function noteMirror({ normal, eye, open, seen }: Surface, tangent: Float64Array, to: Float32Array, at: number): void {
  to.set(normal, at)
  to.set(tangent, at + 3)
  to.set(eye, at + 6)
  to[at + 9] = open
  to[at + 10] = seen
}

/** Lights the outside of vertex `v`. `tangent` is the direction to the right on the piece. */
function lightOutside(
  surface: Surface,
  tangent: Float64Array,
  { outside, tilts, mirrors }: LitVertices,
  v: number,
): void {
  const isSilky = surface.cloth.grain > 0
  light(surface, !isSilky, outside, v * LIGHT_WIDTH)
  if (tilts) tiltLight(surface, tangent, tilts, 2 * v)
  if (mirrors && isSilky) noteMirror(surface, tangent, mirrors, MIRROR_WIDTH * v)
}

export interface LightingDetail {
  /** Yarns are large enough to be seen. */
  readonly hasRelief?: boolean
  /** The sides to light; all of them by default. */
  readonly sides?: SeenSides
}

/** Computes light at the vertices for interpolation, since it varies slowly over cloth. `cloths` are the pieces'. */
export function lightVertices(
  kit: Kit,
  camera: Camera,
  cloths: readonly Cloth[],
  { hasRelief = false, sides = allSides(kit) }: LightingDetail = {},
): LitVertices {
  const { position, normal, openness, pieceOfVertex } = kit
  const { at } = camera
  const count = openness.length
  const lit: LitVertices = {
    outside: new Float32Array(count * LIGHT_WIDTH),
    inside: new Float32Array(count * LIGHT_WIDTH),
    tilts: hasRelief ? new Float32Array(count * 2) : null,
    mirrors: cloths.some(({ grain }) => grain > 0) ? new Float32Array(count * MIRROR_WIDTH) : null,
  }
  const visible = keyVisibility(kit, camera, sides)
  const tangents = lit.tilts || lit.mirrors ? kitTangents(kit) : null
  const tangent = new Float64Array(3)
  const surface = {
    normal: new Float64Array(3),
    eye: new Float64Array(3),
    open: 1,
    seen: 1,
    share: 1,
    cloth: cloths[0]!,
  }
  for (let v = 0; v < count; v++) {
    const side = sides[v]!
    if (side === 0) continue
    const i = 3 * v
    turnUpright(camera, normal[i]!, normal[i + 1]!, normal[i + 2]!, surface.normal)
    turnUpright(camera, at[0] - position[i]!, at[1] - position[i + 1]!, at[2] - position[i + 2]!, surface.eye)
    surface.open = openness[v]!
    surface.cloth = cloths[pieceOfVertex[v]!]!
    if (side & OUTSIDE) {
      surface.seen = visible.outside[v]!
      surface.share = 1
      if (tangents) turnUpright(camera, tangents[i]!, tangents[i + 1]!, tangents[i + 2]!, tangent)
      lightOutside(surface, tangent, lit, v)
    }
    if (side & INSIDE) {
      for (let k = 0; k < 3; k++) surface.normal[k] = -surface.normal[k]!
      surface.seen = visible.inside[v]!
      surface.share = RESPONSE.insideShade
      light(surface, true, lit.inside, v * LIGHT_WIDTH)
    }
  }
  return lit
}
