import type { Camera } from '../camera.ts'
import type { Kit } from '../model/kit.ts'
import { LOBES, type Vector } from '../studio/index.ts'
import { allSides, INSIDE, OUTSIDE, type SeenSides } from './seenSides.ts'

/** Share of the key's light that reaches each vertex, 0-1: 1 on cloth that nothing shades. */
export interface KeyVisibility {
  readonly outside: Float32Array
  readonly inside: Float32Array
}

/** Texels along each side of a shadow map. */
const SIDE = 256
/** Distance from the cloth at which light is asked for, metres: about a texel. */
const OFFSET_M = 0.006
/** Directions around the middle of the key, in units of its lobe's width. */
const SPREAD = [
  [0, 0],
  [0.9, 0.25],
  [-0.25, 0.9],
  [-0.9, -0.25],
  [0.25, -0.9],
] as const

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Returns directions of the key lobe in world space. Light turns with the camera's yaw. */
function keyDirections({ cos, sin }: Camera): Vector[] {
  const { towards, sharpness } = LOBES[0]!
  const along = unit(cross([0, 1, 0], towards))
  const up = cross(towards, along)
  const width = 1 / Math.sqrt(sharpness)
  return SPREAD.map(([x, y]) => {
    const [lx, ly, lz] = unit(
      [0, 1, 2].map(k => towards[k]! + width * (x * along[k]! + y * up[k]!)) as unknown as Vector,
    )
    return [lx * cos + lz * sin, ly, lz * cos - lx * sin]
  })
}

/** A kit as one light sees it. */
interface ShadowMap {
  readonly towards: Vector
  /** Coefficients of a point's place on the map, texels, and of its distance towards the light, metres: x, y, z and a constant each. */
  readonly place: Float64Array
  /** Largest distance towards the light per texel, metres. */
  readonly nearest: Float32Array
}

/** Returns the coefficients of places on a map that holds all of a kit. */
function placeOnMap({ bounds: { low, high } }: Kit, towards: Vector): Float64Array {
  const a = unit(cross(Math.abs(towards[1]) < 0.95 ? [0, 1, 0] : [1, 0, 0], towards))
  const b = cross(towards, a)
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 + 0.01
  const scale = SIDE / 2 / radius
  const across = [a, b].flatMap(way => [...way.map(k => k * scale), (radius - dot(middle, way)) * scale])
  return Float64Array.from([...across, ...towards, -dot(middle, towards)])
}

function createShadowMap(kit: Kit, towards: Vector): ShadowMap {
  const { position, index, openness } = kit
  const place = placeOnMap(kit, towards)
  const [ux, uy, uz, u0, vx, vy, vz, v0, dx, dy, dz, d0] = place as unknown as number[] & { length: 12 }
  const placed = new Float64Array(3 * openness.length)
  for (let i = 0; i < placed.length; i += 3) {
    const x = position[i]!
    const y = position[i + 1]!
    const z = position[i + 2]!
    placed[i] = x * ux! + y * uy! + z * uz! + u0!
    placed[i + 1] = x * vx! + y * vy! + z * vz! + v0!
    placed[i + 2] = x * dx! + y * dy! + z * dz! + d0!
  }
  const nearest = new Float32Array(SIDE * SIDE).fill(-Infinity)
  for (let t = 0; t < index.length; t += 3)
    coverTexels(nearest, placed, 3 * index[t]!, 3 * index[t + 1]!, 3 * index[t + 2]!)
  return { towards, place, nearest }
}

/** Writes a triangle's distance into the texels whose middles it covers. `a`, `b` and `c` are its corners in `placed`. */
function coverTexels(nearest: Float32Array, placed: Float64Array, a: number, b: number, c: number): void {
  const ax = placed[a]!
  const ay = placed[a + 1]!
  const az = placed[a + 2]!
  const bx = placed[b]! - ax
  const by = placed[b + 1]! - ay
  const cx = placed[c]! - ax
  const cy = placed[c + 1]! - ay
  const area = bx * cy - cx * by
  if (Math.abs(area) < 1e-9) return
  const x0 = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5))
  const x1 = Math.min(SIDE - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5))
  const y1 = Math.min(SIDE - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5))
  const bz = placed[b + 2]! - az
  const cz = placed[c + 2]! - az
  const inverse = 1 / area
  for (let y = y0; y <= y1; y++) {
    const dy = y + 0.5 - ay
    for (let x = x0; x <= x1; x++) {
      const dx = x + 0.5 - ax
      const wb = (dx * cy - cx * dy) * inverse
      const wc = (bx * dy - dx * by) * inverse
      if (wb < 0 || wc < 0 || wb + wc > 1) continue
      const depth = az + wb * bz + wc * cz
      const i = y * SIDE + x
      if (depth > nearest[i]!) nearest[i] = depth
    }
  }
}

/** Returns the share of four texels around a point that nothing before it covers. */
function litAt({ nearest, place }: ShadowMap, x: number, y: number, z: number): number {
  const u = x * place[0]! + y * place[1]! + z * place[2]! + place[3]! - 0.5
  const v = x * place[4]! + y * place[5]! + z * place[6]! + place[7]! - 0.5
  const depth = x * place[8]! + y * place[9]! + z * place[10]! + place[11]! + OFFSET_M
  const i = Math.floor(u)
  const j = Math.floor(v)
  if (i < 0 || j < 0 || i >= SIDE - 1 || j >= SIDE - 1) return 1
  const s = u - i
  const t = v - j
  const k = j * SIDE + i
  const above = (nearest[k]! > depth ? 0 : 1 - s) + (nearest[k + 1]! > depth ? 0 : s)
  const below = (nearest[k + SIDE]! > depth ? 0 : 1 - s) + (nearest[k + SIDE + 1]! > depth ? 0 : s)
  return above * (1 - t) + below * t
}

/** Light from a little behind the surface still counts, since a lobe is wide. */
const WRAP = 0.2

/** Returns the share of the key's light that reaches a vertex on the side of its normal (`side` 1) or the other one (-1). */
function visibilityAt({ position, normal }: Kit, maps: readonly ShadowMap[], v: number, side: 1 | -1): number {
  const nx = side * normal[3 * v]!
  const ny = side * normal[3 * v + 1]!
  const nz = side * normal[3 * v + 2]!
  const x = position[3 * v]! + nx * OFFSET_M
  const y = position[3 * v + 1]! + ny * OFFSET_M
  const z = position[3 * v + 2]! + nz * OFFSET_M
  let lit = 0
  let all = 0
  for (const map of maps) {
    const { towards } = map
    const weight = nx * towards[0] + ny * towards[1] + nz * towards[2] + WRAP
    if (weight <= 0) continue
    lit += weight * litAt(map, x, y, z)
    all += weight
  }
  return all > 0 ? lit / all : 1
}

/** Computes the shadows that a kit casts on itself in the key's light, for the sides of vertices that are seen. */
export function keyVisibility(kit: Kit, camera: Camera, sides: SeenSides = allSides(kit)): KeyVisibility {
  const maps = keyDirections(camera).map(towards => createShadowMap(kit, towards))
  const visible = { outside: new Float32Array(sides.length), inside: new Float32Array(sides.length) }
  for (let v = 0; v < sides.length; v++) {
    if (sides[v]! & OUTSIDE) visible.outside[v] = visibilityAt(kit, maps, v, 1)
    if (sides[v]! & INSIDE) visible.inside[v] = visibilityAt(kit, maps, v, -1)
  }
  return visible
}
