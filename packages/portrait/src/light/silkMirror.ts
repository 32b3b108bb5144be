import { type Cloth, KEY, RESPONSE } from '../studio/index.ts'
import { mirrorStudio, reflectance, sharpnessOf } from './mirrorStudio.ts'
import { slopeAt } from './yarn.ts'

/**
 * Numbers of a vertex of silky cloth from which each pixel computes its mirror image, since that changes faster than the mesh:
 * normal, direction of the threads and direction to the camera in the light's space, openness, and the visible share of the key.
 */
export const MIRROR_WIDTH = 11

/** The mirror image of the studio in a place of silky cloth. */
export interface SilkMirror {
  /** Light of the image, red, green, blue. */
  readonly light: Float64Array
  /** Scale and bias of the reflectance. */
  readonly fit: Float64Array
}

const normal = new Float64Array(3)
const thread = new Float64Array(3)
const eye = new Float64Array(3)
const slope = new Float64Array(2)

function setUnit(to: Float64Array, x: number, y: number, z: number): void {
  const share = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
  to[0] = x * share
  to[1] = y * share
  to[2] = z * share
}

const dot = (a: Float64Array, b: Float64Array): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!

/** Turns the threads level on the cloth. */
function straightenThread(): void {
  const rise = dot(normal, thread)
  setUnit(thread, thread[0]! - rise * normal[0]!, thread[1]! - rise * normal[1]!, thread[2]! - rise * normal[2]!)
}

/** Tilts the normal by the slopes of yarns and gathers, and by the unevenness of the cloth's surface. */
function tiltNormal(hand: number, xMm: number, yMm: number, slopes: Float64Array): void {
  slopeAt(xMm, yMm, slope)
  const right = slope[0]! * hand + slopes[0]!
  const down = slope[1]! * hand + slopes[1]!
  const nx = normal[0]!
  const ny = normal[1]!
  const nz = normal[2]!
  const tx = thread[0]!
  const ty = thread[1]!
  const tz = thread[2]!
  setUnit(
    normal,
    nx - tx * right - (ty * nz - tz * ny) * down,
    ny - ty * right - (tz * nx - tx * nz) * down,
    nz - tz * right - (tx * ny - ty * nx) * down,
  )
}

/** Bends the normal towards the camera across the threads, so that the image lies along folds. Leaves it where it would turn away. */
function bendNormal(grain: number): void {
  const along = dot(eye, thread)
  const x = eye[0]! - along * thread[0]!
  const y = eye[1]! - along * thread[1]!
  const z = eye[2]! - along * thread[2]!
  const across = Math.sqrt(x * x + y * y + z * z) || 1
  const bx = normal[0]! + (x / across - normal[0]!) * grain
  const by = normal[1]! + (y / across - normal[1]!) * grain
  const bz = normal[2]! + (z / across - normal[2]!) * grain
  if (bx * eye[0]! + by * eye[1]! + bz * eye[2]! >= 0) setUnit(normal, bx, by, bz)
}

/** Share of the key's lobe that a place can mirror: none from behind. */
function keyAhead(): number {
  const { towards } = KEY
  const front = normal[0]! * towards[0] + normal[1]! * towards[1] + normal[2]! * towards[2]
  const t = Math.min(1, Math.max(0, (front + 0.12) / 0.24))
  return t * t * (3 - 2 * t)
}

const direction = new Float64Array(3)

/** A place on a piece as some samples see it. */
export interface SilkPlace {
  /** The sums of the samples' places, mm. */
  readonly place: Float64Array
  /** Mean slopes of the relief, to the right and down. */
  readonly slopes: Float64Array
}

/**
 * Computes the mirror image as the studio's shader does, with threads that run across the piece. `sums` are those of some samples'
 * `MIRROR_WIDTH` numbers, of which `share` is one's.
 */
export function mirrorSilk(
  sums: Float64Array,
  share: number,
  cloth: Cloth,
  { place, slopes }: SilkPlace,
  to: SilkMirror,
): void {
  setUnit(normal, sums[0]!, sums[1]!, sums[2]!)
  setUnit(thread, sums[3]!, sums[4]!, sums[5]!)
  setUnit(eye, sums[6]!, sums[7]!, sums[8]!)
  straightenThread()
  tiltNormal(cloth.hand, place[0]! * share, place[1]! * share, slopes)
  straightenThread()
  const facing = Math.min(1, Math.max(0.02, Math.abs(dot(normal, eye))))
  const ahead = keyAhead()
  bendNormal(cloth.grain)
  const twice = 2 * dot(normal, eye)
  for (let k = 0; k < 3; k++) direction[k] = twice * normal[k]! - eye[k]!
  const open = sums[9]! * share
  const strength = (0.8 + RESPONSE.silkShine * cloth.silk) * open * open
  const keyShare = (sums[10]! * share * ahead) / Math.max(0.05, open * open)
  mirrorStudio(direction, sharpnessOf(cloth.roughness, facing), keyShare, to.light)
  for (let k = 0; k < 3; k++) to.light[k] = to.light[k]! * strength
  reflectance(cloth.roughness, facing, to.fit)
}

/** Writes the share of a mirror image that cloth of an albedo reflects: red, green, blue. */
export function silkTint({ silk }: Cloth, albedo: ArrayLike<number>, { fit }: SilkMirror, to: Float64Array): void {
  const dark = 1 - Math.sqrt(albedo[0]! ** 2 + albedo[1]! ** 2 + albedo[2]! ** 2)
  const grazing = fit[1]! * (0.4 - 0.3 * silk)
  for (let k = 0; k < 3; k++) {
    const tint = albedo[k]! * RESPONSE.silkTint + RESPONSE.silkWhite * dark
    to[k] = (0.04 + (tint - 0.04) * silk) * fit[0]! + grazing
  }
}
