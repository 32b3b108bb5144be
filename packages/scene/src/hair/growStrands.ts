import { aboveHairline, gradient, onSkull, skullDistance, solidDistance, type Hairline } from './scalp.ts'
import type { Strand } from './strand.ts'
import { add, createRandom, cross, dot, mix, ramp, subtract, unit, type Vec } from './vectors.ts'

export interface Growth {
  readonly hairline: Hairline
  readonly count: number
  readonly seed: number
  readonly steps: number
  readonly width: number
  /** Length at a root that lies `above` centimetres over the hairline. */
  length(this: void, root: Vec, above: number): number
  /** Direction in which hair grows at a place, `t` of its length from the root. */
  towards(this: void, at: Vec, t: number, root: Vec): Vec
  /** How far hair stands up from the skull, at root and tip. */
  readonly stand: readonly [root: number, tip: number]
  /** Depth of the roots under the skull, so that short hair does not float where skin lies lower; 0.05 if absent. */
  readonly below?: number
  /** Least distance from the skull, and the depth over which layers spread. */
  readonly rise: number
  readonly depth: number
  readonly jitter?: number
  readonly vary?: number
  readonly gravity?: number
  /** Pull of the locks to their layer, 0-1. */
  readonly hug?: number
  lift?(this: void, t: number): number
  readonly curl?: { readonly radius: number; readonly turns: number }
  /** Least height above the hairline at which hair grows. */
  readonly edge?: number
  /** Whether hair hangs over the ears. */
  readonly coversEars?: boolean
  /** Whether hair may hang over the forehead. */
  readonly isFringe?: boolean
  stop?(this: void, at: Vec): boolean
  readonly root?: number
  readonly tip?: number
}

/** Roots spread evenly over the skull, by a golden spiral. */
function roots(count: number, random: () => number): Vec[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (1.7 * (i + random())) / count
    const around = Math.sqrt(Math.max(0, 1 - y * y))
    const angle = i * 2.3999632 + random() * 0.5
    return onSkull([around * Math.sin(angle), y, around * Math.cos(angle)])
  })
}

/** Checks whether hair at a place would hide the face. */
const isFace = ([x, y, z]: Vec): boolean => z > 1.6 && y < 6.2 && Math.abs(x) < 6.6
/** Checks whether hair at a place would go through an ear. */
const isEar = ([x, y, z]: Vec): boolean => Math.abs(x) > 5.8 && ((y - 0.6) / 3.8) ** 2 + ((z + 4) / 1.95) ** 2 < 1

/** A lock that leaves its layer by more than this ends. */
const FLY_CM = 1.4

interface Lock {
  readonly root: Vec
  readonly size: number
  readonly layer: number
  readonly jitter: Vec
}

function nextDirection(growth: Growth, lock: Lock, at: Vec, t: number): Vec {
  const { stand, gravity = 0, jitter = 0.35 } = growth
  const normal = gradient(solidDistance, at)
  const wish = add(growth.towards(at, t, lock.root), lock.jitter, jitter)
  const flat = unit(add(wish, normal, -dot(wish, normal)))
  const standing = unit(add(flat, normal, stand[0] + (stand[1] - stand[0]) * t))
  return unit(add(standing, [0, -1, 0], gravity * t))
}

/** Keeps a point out of the head, and draws it to its layer. */
function keepOff(growth: Growth, { layer }: Lock, at: Vec, t: number): Vec {
  const { hug = 0, lift } = growth
  const least = layer * Math.min(1, t * 3)
  const far = solidDistance(at)
  const out = far < least ? add(at, gradient(solidDistance, at), least - far) : at
  if (hug === 0) return out
  const wanted = layer + (lift?.(t) ?? 0)
  const now = solidDistance(out)
  return now > wanted ? add(out, gradient(solidDistance, out), (wanted - now) * hug) : out
}

/** Checks whether a lock must end before a place, because it would hide the face or fly away. */
function endsBefore({ isFringe = false, hug, rise, depth, lift }: Growth, at: Vec, k: number, t: number): boolean {
  if (!isFringe && k > 1 && isFace(at)) return true
  return hug !== undefined && solidDistance(at) > rise + depth + FLY_CM + (lift?.(t) ?? 0)
}

function growLock(growth: Growth, lock: Lock): Vec[] {
  const { steps, coversEars = false, stop } = growth
  let at = add(lock.root, gradient(skullDistance, lock.root), -(growth.below ?? 0.05))
  let before: Vec | undefined
  const points = [at]
  for (let k = 1; k <= steps; k++) {
    const t = k / steps
    const wish = nextDirection(growth, lock, at, t)
    before = before ? unit(mix(before, wish, 0.7)) : wish
    const last = at
    at = keepOff(growth, lock, add(at, before, lock.size / steps), t)
    // Hair that is combed to a tie grows elsewhere rather than through an ear.
    if (!coversEars && (isEar(at) || isEar(mix(last, at, 0.5)))) return stop ? [] : points
    if (endsBefore(growth, at, k, t)) break
    points.push(at)
    if (stop?.(at)) break
  }
  return points
}

/** Winds a lock about its own path. */
function curled(points: readonly Vec[], { radius, turns }: NonNullable<Growth['curl']>, random: () => number): Vec[] {
  const start = random() * 2 * Math.PI
  const sense = random() < 0.5 ? -1 : 1
  const last = points.length - 1
  return points.map((p, k) => {
    const t = k / last
    const along = unit(subtract(points[Math.min(last, k + 1)]!, points[Math.max(0, k - 1)]!))
    const side = unit(cross(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
    const up = cross(along, side)
    const angle = start + sense * t * turns * 2 * Math.PI
    const away = radius * Math.min(1, t * 2.5)
    return add(add(p, side, Math.cos(angle) * away), up, Math.sin(angle) * away)
  })
}

/** Grows hair over the skull. */
export function growStrands(growth: Growth): Strand[] {
  const random = createRandom(growth.seed)
  const { edge = 0.05, vary = 0.35, width, rise, depth, curl, root = 0.4, tip = 0.35 } = growth
  return roots(growth.count, random).flatMap(at => {
    const above = aboveHairline(at, growth.hairline) + (random() - 0.5) * 0.5
    // Straight hair is thinner near the hairline, so that it does not end like a cap; curls hang over it.
    if (above < edge + (curl ? 0 : 0.9 * random() ** 2)) return []
    const size = growth.length(at, above) * (1 + (random() - 0.5) * vary)
    if (size < 0.15) return []
    const jitter: Vec = [random() - 0.5, random() - 0.5, random() - 0.5]
    const points = growLock(growth, { root: at, size, layer: rise + depth * random(), jitter })
    const facing = gradient(skullDistance, at)
    // Fine hair at the hairline, so that no ribbon shows its end there.
    const fine = 0.2 + 0.8 * ramp(above, 0, 2)
    const short = 0.4 + 0.6 * ramp(size, 0.4, 2.2)
    const own = {
      width: width * fine * short * (0.7 + 0.6 * random()),
      seed: random(),
      facing,
      root,
      tip,
      inside: ramp(above, 0.1, 1.3),
    }
    if (points.length < 3) return []
    return [{ points: curl ? curled(points, curl, random) : points, ...own }]
  })
}
