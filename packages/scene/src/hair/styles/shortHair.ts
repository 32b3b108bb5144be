import { growStrands } from '../growStrands.ts'
import type { Hairline } from '../scalp.ts'
import type { Hair } from '../strand.ts'
import { add, ramp, unit, type Vec } from '../vectors.ts'

/** Hair turns about a point at the back of the crown. */
const aboutWhorl = ([x, y, z]: Vec): Vec => unit([x - 0.6, (y - 12.6) * 0.6, z + 9.5])

export const bald = (): Hair => ({ strands: [], scalp: 0.16, fade: 0 })

export const buzz = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    count: 3000,
    seed: 3,
    steps: 2,
    width: 0.19,
    length: ([, y], above) => (0.2 + 0.14 * ramp(above, 0.2, 2.5)) * ramp(y, -2, 3),
    towards: p => add(aboutWhorl(p), [0, -0.3, 0.4]),
    stand: [0.55, 0.25],
    rise: 0,
    depth: 0.04,
    below: 0.24,
    tip: 0.1,
  }),
  scalp: 1,
  fade: 0.3,
  gloss: 0.08,
})

/** Shaved at the sides, short and tight on top. */
export const fade = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    count: 3600,
    seed: 8,
    steps: 3,
    width: 0.3,
    length: ([, y], above) => 1.05 * ramp(y, 4.5, 10) * ramp(above, 0, 1.2),
    towards: p => add(aboutWhorl(p), [0.2, 0.2, 0.5]),
    stand: [1.2, 0.35],
    below: 0.22,
    tip: 0.15,
    rise: 0.02,
    depth: 0.3,
    jitter: 1,
    curl: { radius: 0.12, turns: 0.8 },
    edge: 0.2,
  }),
  scalp: 1,
  fade: 1,
  gloss: 0.25,
})

export const crop = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    count: 4400,
    seed: 5,
    steps: 3,
    width: 0.29,
    length: ([, y], above) => (0.5 + (0.4 + 1.5 * ramp(above, 0.3, 4)) * ramp(y, 3, 8.5)) * ramp(y, -1.5, 3.5),
    towards: p => unit(add(aboutWhorl(p), [0.25, 0, 0.75], 0.9)),
    stand: [0.5, 0],
    rise: 0.04,
    depth: 0.42,
    jitter: 0.24,
    below: 0.2,
    tip: 0.1,
  }),
  scalp: 1,
  fade: 0.55,
  gloss: 0.55,
})

/** Combed back from the forehead, close at the sides. */
export const quiff = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    count: 3400,
    seed: 9,
    steps: 5,
    width: 0.3,
    length: ([, y, z]) =>
      (0.3 * ramp(y, -1, 3) + 2.5 * ramp(y, 7.5, 11) + 0.4 * ramp(y, 4, 8)) * (0.75 + 0.5 * ramp(z, -6, 3)),
    towards: ([x, , z]) => unit([x * 0.05 + 0.3, 0.45 * ramp(z, -2, 3.5), -0.9]),
    stand: [0.7, -0.1],
    rise: 0.06,
    depth: 0.6,
    jitter: 0.14,
    vary: 0.2,
    tip: 0.15,
  }),
  scalp: 1,
  fade: 0.7,
  loose: 0.6,
})

export const waves = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    count: 2000,
    seed: 13,
    steps: 8,
    width: 0.44,
    length: ([, y]) => 1.8 + 5.2 * ramp(y, 4, 11),
    towards: ([x]) => unit([Math.sign(x) * 0.3 + 0.1, -0.25, -1]),
    stand: [0.55, 0],
    hug: 0.3,
    jitter: 0.2,
    rise: 0.1,
    depth: 0.8,
    curl: { radius: 0.22, turns: 1.3 },
    gravity: 0.25,
    tip: 0.2,
  }),
  scalp: 1,
  fade: 0,
  loose: 0.6,
})

/** Hair that falls forward over the forehead. */
export const fringe = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    isFringe: true,
    count: 3000,
    seed: 17,
    steps: 5,
    width: 0.34,
    length: ([, y]) => 1.3 + 3.4 * ramp(y, 5, 12),
    towards: p => unit(add(aboutWhorl(p), [0.25, -0.1, 0.45])),
    stand: [0.4, 0.06],
    hug: 0.3,
    jitter: 0.2,
    rise: 0.12,
    depth: 0.7,
    gravity: 0.35,
    tip: 0.1,
  }),
  scalp: 1,
  fade: 0.25,
  loose: 0.5,
})

/** Curls on top, close at the sides. */
export const curlyTop = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    count: 1500,
    seed: 21,
    steps: 9,
    width: 0.36,
    length: ([, y]) => 0.3 * ramp(y, 0, 4) + 3.9 * ramp(y, 6, 10),
    towards: p => unit(add(aboutWhorl(p), [0.1, 0.2, 0.5], 0.7)),
    stand: [1, 0.1],
    jitter: 0.5,
    rise: 0.05,
    depth: 0.6,
    curl: { radius: 0.3, turns: 2 },
  }),
  scalp: 1,
  fade: 0.9,
  cap: ([, y]) => 0.55 * ramp(y, 6.5, 10),
})

export const afro = (hairline: Hairline): Hair => ({
  strands: growStrands({
    hairline,
    count: 2600,
    seed: 27,
    steps: 6,
    width: 0.46,
    length: ([, y, z], above) =>
      (0.5 + 1.1 * ramp(y, 1, 5) + 1.3 * ramp(y, 4, 10) + 0.5 * ramp(z, 3, -6)) * (0.35 + 0.65 * ramp(above, 0, 2)),
    towards: p => [p[0] * 0.05, 0.2, (p[2] + 4.5) * 0.05],
    stand: [3, 2],
    jitter: 1.6,
    rise: 0,
    depth: 0.2,
    curl: { radius: 0.28, turns: 2.2 },
    tip: 0.8,
  }),
  scalp: 1,
  fade: 0,
  gloss: 0.3,
  cap: p => 0.4 + 1 * ramp(p[1], 2, 9),
})
