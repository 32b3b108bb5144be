import { scatterRoots, type HairGround, type HairRoot } from './scatterRoots.ts'
import type { Strand } from './strand.ts'
import { add, createRandom, dot, ramp, unit, type Vec } from './vectors.ts'

/** Half width and height in centimetres, and the arch; 1 is a plain one. */
export interface BrowShape {
  readonly thickness: number
  readonly height: number
  readonly arch: number
}

const PER_CM = 165
const HAIR_CM = 0.62

/** A place's share of the brow's length, and its distance from the brow's middle line in half widths. */
function placeOn({ thickness, height, arch }: BrowShape, x: number, y: number): readonly [along: number, off: number] {
  const u = (Math.abs(x) - 1.15) / 4.05
  const middle = 4.28 + height + (1.28 * u - 0.15 * u * u - 1.5 * u ** 3) * arch
  const half = thickness * (1 - 0.6 * ramp(u, 0.35, 1)) * (0.8 + 0.2 * ramp(u, 0, 0.22))
  return [u, (y - middle) / half]
}

function densityOf(shape: BrowShape, x: number, y: number, z: number): number {
  if (z < 2) return 0
  const [u, off] = placeOn(shape, x, y)
  return ramp(Math.abs(off), 1.2, 0.1) * ramp(u, -0.04, 0.14) * ramp(u, 1.05, 0.7)
}

/** Grows one hair: up at the inner end, outwards along the arch, downwards at its tail. */
function growHair({ root, normal, rest, density }: HairRoot, shape: BrowShape, random: () => number): Strand {
  const [u, off] = placeOn(shape, rest[0], rest[1])
  const outwards = Math.sign(rest[0]) * (0.25 + 1.1 * ramp(u, 0, 0.3))
  const upwards = 1 - 0.75 * ramp(u, 0, 0.35) - 0.55 * ramp(u, 0.45, 0.9) - 0.35 * off
  const wish: Vec = [outwards + (random() - 0.5) * 0.3, upwards + (random() - 0.5) * 0.3, 0]
  const along = unit(add(wish, normal, -dot(wish, normal)))
  const size = HAIR_CM * (0.6 + 0.5 * random()) * (0.55 + 0.45 * density)
  const points = [0, 0.5, 1].map(t => add(add(root, along, size * t), normal, size * (0.24 * t - 0.2 * t * t) - 0.01))
  return {
    points,
    width: 0.022 + 0.014 * random(),
    seed: random(),
    facing: normal,
    root: 1,
    tip: 0.2,
    inside: 0.4,
    isFree: true,
  }
}

/** Grows both brows on a posed head. */
export function browStrands(shape: BrowShape, ground: Omit<HairGround, 'density'>): Strand[] {
  const random = createRandom(909)
  const density = (x: number, y: number, z: number): number => densityOf(shape, x, y, z)
  return scatterRoots({ ...ground, density }, PER_CM, random).map(root => growHair(root, shape, random))
}
