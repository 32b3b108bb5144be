import { growStrands } from '../growStrands.ts'
import { aboveHairline, gradient, onSkull, skullDistance, type Hairline } from '../scalp.ts'
import type { Hair, Strand } from '../strand.ts'
import { add, createRandom, cross, length, mix, ramp, spline, subtract, unit, type Vec } from '../vectors.ts'

/** Hair combed to a tie. `isParted`: from a parting in the middle. */
function pulled(tie: Vec, hairline: Hairline, isParted = false): Strand[] {
  return growStrands({
    hairline,
    count: 1700,
    edge: -0.1,
    steps: 7,
    seed: 11,
    width: 0.62,
    length: root => length(subtract(root, tie)) * 1.15 + 0.6,
    towards: (at, t, root) => {
      const way = unit(subtract(tie, at))
      if (!isParted) return way
      const share = Math.max(0, 1 - t * 2.2) * ramp(root[2], -9, 3)
      return unit(add(way, [Math.sign(root[0]), -0.25, 0], 1.1 * share))
    },
    stand: [0.2, 0],
    hug: 0.8,
    rise: 0.1,
    depth: 0.34,
    jitter: 0.05,
    vary: 0.08,
    lift: t => 0.15 * Math.sin(3.1 * t),
    stop: at => length(subtract(at, tie)) < 0.9,
    root: 0.5,
    tip: 0.85,
  })
}

/** A hank of hair along a path. */
function hank(path: readonly Vec[], radius: (t: number) => number, count: number): Strand[] {
  const random = createRandom(3)
  const last = path.length - 1
  const frames = path.map((p, k) => {
    const along = unit(subtract(path[Math.min(last, k + 1)]!, path[Math.max(0, k - 1)]!))
    const side = unit(cross(along, [0.3, 0.2, 1]))
    return { p, side, up: cross(along, side) }
  })
  return Array.from({ length: count }, () => {
    const [angle, share] = [random() * 2 * Math.PI, Math.sqrt(0.25 + 0.75 * random())]
    const [spread, part] = [0.1 * (random() - 0.5), 1 - 0.3 * random()]
    const count2 = Math.max(3, Math.ceil(last * part))
    const points = frames.slice(0, count2 + 1).map(({ p, side, up }, k) => {
      const away = radius(k / last) * share
      return add(add(p, side, Math.cos(angle) * away + spread * k), up, Math.sin(angle) * away)
    })
    const { side, up } = frames[0]!
    const facing = unit(add([0, 0, 0], add(side, up, Math.tan(angle) || 0), Math.cos(angle)))
    return { points, width: 0.6 * (0.7 + 0.6 * random()), seed: random(), facing, root: 1, tip: 0.06, isFree: true }
  })
}

export function ponytail(hairline: Hairline): Hair {
  const tie: Vec = [0, 6.6, -15.2]
  const path = spline([tie, [0, 6.9, -17.6], [0.3, 3, -20.2], [0.4, -4, -19.6], [0.2, -11, -17.8], [0, -15, -17]], 12)
  const radius = (t: number): number =>
    0.55 + 1.4 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.12)) ** 0.8 * (1 - 0.55 * t)
  const strands = [...pulled(tie, hairline), ...hank(path, radius, 240)]
  return { strands, scalp: 1, fade: 0, loose: 0.25, tie: { centre: tie, radius: 1, tilt: -0.35 } }
}

/** Long hair from a parting, tied low at the nape. */
export function longTied(hairline: Hairline): Hair {
  const tie: Vec = [0, -1, -12.7]
  const path = spline([tie, [0.2, -3, -14], [0.4, -9, -15.6], [0.2, -15, -17.6], [0, -20, -17.8]], 12)
  const radius = (t: number): number => 0.6 + 1.1 * Math.sin(Math.PI * Math.min(1, t + 0.15)) * (1 - 0.5 * t)
  const strands = [...pulled(tie, hairline, true), ...hank(path, radius, 220)]
  return { strands, scalp: 1, fade: 0, loose: 0.25, tie: { centre: tie, radius: 1, tilt: -1.2 } }
}

const BUN: Vec = [0, 10.6, -14.2]

/** A lock wound once and a half round the bun. */
function woundLock(random: () => number): Strand {
  const axis = unit([random() - 0.5, 0.8 * (random() - 0.5) + 0.6, -1 + random() * 0.6])
  const side = unit(cross(axis, [1, 0, 0]))
  const up = cross(axis, side)
  const [start, high] = [random() * 2 * Math.PI, (random() - 0.5) * 1.7]
  const radius = 2.5 * Math.sqrt(Math.max(0.1, 1 - (high / 2.5) ** 2)) * (0.92 + 0.12 * random())
  const points = Array.from({ length: 9 }, (_, k) => {
    const angle = start + (k / 8) * 3.6
    const round = add(add(BUN, side, Math.cos(angle) * radius), up, Math.sin(angle) * radius)
    return add(round, axis, high + 0.3 * Math.sin(angle))
  })
  return { points, width: 0.6, seed: random(), facing: axis, root: 0.6, tip: 0.6, centre: BUN }
}

export function bun(hairline: Hairline): Hair {
  const random = createRandom(5)
  const wound = Array.from({ length: 240 }, () => woundLock(random))
  const strands = [...pulled([0, 9.8, -13.2], hairline), ...wound]
  return { strands, scalp: 1, fade: 0, loose: 0.25, tie: { centre: [0, 10, -13.2], radius: 1.1, tilt: -0.35 } }
}

/** A plait along the scalp from the forehead to the nape, then down the back. */
function plait(column: number, hairline: Hairline): readonly Vec[] {
  const across = (column / 6) * 0.98
  const along = Array.from({ length: 41 }, (_, k) => {
    const t = k / 40
    const angle = -1.12 + 2.75 * t + 0.25 * Math.abs(across)
    const x = Math.sin(across * 1.2) * (1 - 0.3 * t)
    const round = Math.sqrt(Math.max(0.02, 1 - x * x))
    return onSkull([x, Math.cos(angle) * round, -Math.sin(angle) * round])
  }).filter(p => aboveHairline(p, hairline) > 0.1)
  if (along.length < 6) return []
  const last = along.at(-1)!
  const nape: Vec = [column * 0.25, -3, -13.2]
  const halfway = add(mix(last, nape, 0.6), [0, 0, -0.5])
  const hang = spline(
    [
      last,
      halfway,
      nape,
      [column * 0.32, -9, -15.4 - 0.1 * Math.abs(column)],
      [column * 0.36, -15, -16.9 + (column % 2) * 0.4],
      [column * 0.32, -19 + (column % 3), -17.3],
    ],
    30,
  )
  return [...along.map(p => add(p, gradient(skullDistance, p), 0.12)), ...hang.slice(1)]
}

export const braids = (hairline: Hairline): Hair => ({
  strands: [],
  ropes: [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
    .map(column => plait(column, hairline))
    .filter(path => path.length > 0),
  scalp: 1,
  fade: 0,
})
