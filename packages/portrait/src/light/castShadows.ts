import type { Camera } from '../camera.ts'
import type { Kit } from '../model/kit.ts'
import { LOBES, type Vector } from '../studio/index.ts'

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

/** A kit as one light sees it: places on the map in texels, and the distance towards the light. */
interface ShadowMap {
  readonly towards: Vector
  /** Largest distance towards the light per texel, metres. */
  readonly nearest: Float32Array
  /** Returns the texel place and distance of a point. */
  place(x: number, y: number, z: number, to: Float64Array): void
}

function createShadowMap({ position, index, bounds: { low, high } }: Kit, towards: Vector): ShadowMap {
  const a = unit(cross(Math.abs(towards[1]) < 0.95 ? [0, 1, 0] : [1, 0, 0], towards))
  const b = cross(towards, a)
  const middle = [0, 1, 2].map(k => (low[k]! + high[k]!) / 2) as unknown as Vector
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 + 0.01
  const scale = SIDE / 2 / radius
  const place = (x: number, y: number, z: number, to: Float64Array): void => {
    const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]]
    to[0] = (dx * a[0] + dy * a[1] + dz * a[2] + radius) * scale
    to[1] = (dx * b[0] + dy * b[1] + dz * b[2] + radius) * scale
    to[2] = dx * towards[0] + dy * towards[1] + dz * towards[2]
  }
  const nearest = new Float32Array(SIDE * SIDE).fill(-Infinity)
  const corners = [new Float64Array(3), new Float64Array(3), new Float64Array(3)] as const
  for (let t = 0; t < index.length; t += 3) {
    for (const k of [0, 1, 2] as const) {
      const v = 3 * index[t + k]!
      place(position[v]!, position[v + 1]!, position[v + 2]!, corners[k])
    }
    coverTexels(nearest, ...corners)
  }
  return { towards, nearest, place }
}

/** Writes a triangle's distance into the texels whose middles it covers. */
function coverTexels(nearest: Float32Array, a: Float64Array, b: Float64Array, c: Float64Array): void {
  const [ax, ay, az] = [a[0]!, a[1]!, a[2]!]
  const [bx, by, bz] = [b[0]! - ax, b[1]! - ay, b[2]! - az]
  const [cx, cy, cz] = [c[0]! - ax, c[1]! - ay, c[2]! - az]
  const area = bx * cy - cx * by
  if (Math.abs(area) < 1e-9) return
  const x0 = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5))
  const x1 = Math.min(SIDE - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5))
  const y1 = Math.min(SIDE - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5))
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [dx, dy] = [x + 0.5 - ax, y + 0.5 - ay]
      const wb = (dx * cy - cx * dy) / area
      const wc = (bx * dy - dx * by) / area
      if (wb < 0 || wc < 0 || wb + wc > 1) continue
      const depth = az + wb * bz + wc * cz
      const i = y * SIDE + x
      if (depth > nearest[i]!) nearest[i] = depth
    }
}

const at = new Float64Array(3)

/** Returns the share of four texels around a point that nothing before it covers. */
function litAt({ nearest, place }: ShadowMap, x: number, y: number, z: number): number {
  place(x, y, z, at)
  const [u, v, depth] = [at[0]! - 0.5, at[1]! - 0.5, at[2]! + OFFSET_M]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  if (i < 0 || j < 0 || i >= SIDE - 1 || j >= SIDE - 1) return 1
  const [s, t] = [u - i, v - j]
  const lit = (k: number): number => (nearest[j * SIDE + i + k]! > depth ? 0 : 1)
  return (lit(0) * (1 - s) + lit(1) * s) * (1 - t) + (lit(SIDE) * (1 - s) + lit(SIDE + 1) * s) * t
}

/** Light from a little behind the surface still counts, since a lobe is wide. */
const WRAP = 0.2

/** Computes the shadows that a kit casts on itself in the key's light. */
export function keyVisibility(kit: Kit, camera: Camera): KeyVisibility {
  const { position, normal, openness } = kit
  const maps = keyDirections(camera).map(towards => createShadowMap(kit, towards))
  const visible = { outside: new Float32Array(openness.length), inside: new Float32Array(openness.length) }
  for (let v = 0; v < openness.length; v++) {
    const [x, y, z] = [position[3 * v]!, position[3 * v + 1]!, position[3 * v + 2]!]
    const n: Vector = [normal[3 * v]!, normal[3 * v + 1]!, normal[3 * v + 2]!]
    for (const side of [1, -1] as const) {
      let [lit, all] = [0, 0]
      for (const map of maps) {
        const weight = Math.max(0, side * dot(n, map.towards) + WRAP)
        if (weight === 0) continue
        const out = side * OFFSET_M
        lit += weight * litAt(map, x + n[0] * out, y + n[1] * out, z + n[2] * out)
        all += weight
      }
      ;(side === 1 ? visible.outside : visible.inside)[v] = all > 0 ? lit / all : 1
    }
  }
  return visible
}
