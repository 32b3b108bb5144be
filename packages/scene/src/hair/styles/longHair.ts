import { growStrands } from '../growStrands.ts'
import type { Hairline } from '../scalp.ts'
import type { Hair } from '../strand.ts'
import { ramp, unit, type Vec } from '../vectors.ts'

export const curls = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    coversEars: true,
    count: 1000,
    seed: 23,
    steps: 17,
    width: 0.5,
    length: ([, y]) => 6 + 3.5 * ramp(y, 0, 9),
    towards: ([x], t) => unit([x * 0.1 * (1 - t) + (x > -0.8 ? 0.12 : -0.12), -0.6 - t, -0.45 + 0.25 * t]),
    stand: [0.8, -0.02],
    jitter: 0.26,
    rise: 0.35,
    depth: 1.2,
    hug: 0.1,
    lift: () => 1.1,
    curl: { radius: 0.46, turns: 2.3 },
    root: 0.75,
    gravity: 1.6,
  }),
  coversEars: true,
  scalp: 1,
  fade: 0,
  gloss: 0.45,
  cap: ([, y]) => 0.3 + 0.5 * ramp(y, 1, 7),
})

const isFringe = ([x, , z]: Vec): boolean => z > 0.6 && Math.abs(x) < 5.2

/** Straight to the jaw, with a fringe. */
export const bob = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    coversEars: true,
    isFringe: true,
    count: 2080,
    seed: 29,
    steps: 8,
    width: 0.56,
    length: root =>
      isFringe(root)
        ? Math.max(1.5, Math.hypot(root[1] - 5.6, root[2] - 4.4) + 0.2 + 1.1 * ramp(Math.abs(root[0]), 2.6, 5.2))
        : Math.max(3, 8.6 + 1.1 * (root[1] + 2)),
    towards: ([x], t, root) =>
      isFringe(root)
        ? unit([x * 0.04 + Math.sign(root[0]) * 0.35 * ramp(Math.abs(root[0]), 2.6, 5.2), -0.8, 0.7])
        : unit([Math.sign(root[0]) * Math.max(0, 1 - t * 1.8) * 1.1, -1, (root[2] > -1 ? -0.55 : -0.2) * (1 - t)]),
    stand: [0.35, 0],
    hug: 0.42,
    lift: t => 0.3 + 0.3 * Math.sin(2.6 * t),
    jitter: 0.08,
    vary: 0.16,
    rise: 0.2,
    depth: 0.7,
    gravity: 0.8,
    tip: 0.45,
  }),
  coversEars: true,
  scalp: 1,
  fade: 0,
  loose: 0.4,
  cap: ([, y]) => 0.25 * ramp(y, 2, 6),
})

/** Long and loose, held back by a band. */
export const loose = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    coversEars: true,
    edge: 0.7,
    count: 1840,
    seed: 31,
    steps: 10,
    width: 0.7,
    length: ([, y]) => 8 + 1.05 * (y + 8),
    towards: ([x], t, root) => {
      // Only hair before the crown is parted.
      const share = ramp(root[2], -7, -1)
      const aside = Math.sign(root[0] || x) * (0.3 + 0.2 * t) * share - 0.06 * x * t * (1 - share)
      return unit([aside, -0.5 - t, (-1.1 + 0.75 * t) * share - 0.35 * (1 - t) * (1 - share)])
    },
    stand: [0.3, 0.02],
    hug: 0.45,
    lift: t => 0.2 + 0.35 * t,
    jitter: 0.05,
    vary: 0.1,
    rise: 0.2,
    depth: 0.6,
    gravity: 0.9,
    curl: { radius: 0.08, turns: 1.2 },
  }),
  coversEars: true,
  scalp: 1,
  fade: 0,
  loose: 0.2,
  cap: ([, y]) => 0.2 * ramp(y, 2, 6),
})
