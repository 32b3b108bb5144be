import { scatterRoots, type HairGround, type HairRoot } from './scatterRoots.ts'
import type { Strand } from './strand.ts'
import { add, createRandom, dot, ramp, unit, type Vec } from './vectors.ts'

/** Hairs per square centimetre, and their length compared with a full beard's. */
const BEARDS = { short: [26, 0.36], full: [24, 0.95], goatee: [28, 0.55] } as const
type GrownBeard = keyof typeof BEARDS

function growHair({ root, normal, rest, density }: HairRoot, size: number, random: () => number): Strand {
  const isMoustache = rest[1] > -3.7 && Math.abs(rest[0]) < 2.8
  const wish: Vec = isMoustache
    ? [Math.sign(rest[0] || 1) * 0.9, -0.75, 0.1]
    : [-Math.sign(rest[0]) * 0.12 * ramp(Math.abs(rest[0]), 3, 6), -1, 0.35]
  const loose = add(wish, [random() - 0.5, random() - 0.5, random() - 0.5], 0.5)
  const along = unit(add(loose, normal, -dot(loose, normal)))
  const low = ramp(rest[1], -4.5, -8.5) * ramp(rest[2], -1, 4)
  const own = size * (isMoustache ? 0.42 : 0.75 + 0.9 * low) * (0.7 + 0.6 * random()) * (0.15 + 0.85 * density ** 1.5)
  const points = [0, 1, 2].map(k => {
    const t = k / 2
    return add(add(root, along, own * t * 0.92), normal, own * (0.4 * t - 0.2 * t * t) - 0.02)
  })
  return {
    points,
    width: (0.025 + 0.085 * density) * (0.7 + 0.6 * random()),
    seed: random(),
    facing: normal,
    root: 0.9,
    tip: 0.3,
    inside: ramp(density, 0.2, 0.9),
    isFree: true,
  }
}

/** Grows a beard on a posed head. */
export function beardStrands(kind: GrownBeard, ground: HairGround): Strand[] {
  const random = createRandom(4242)
  const [perCm, size] = BEARDS[kind]
  return scatterRoots(ground, perCm, random).map(place => growHair(place, size, random))
}
