import { ramp, unit, type Vec } from './vectors.ts'

/** The skull on which hair grows, as the atelier sews it. */
export const SKULL = { centre: [0, 4.9, -4.5], radii: [7.62, 9.25, 9.75] } as const

/** Distance to the skull, nearly true near its surface. */
export function skullDistance([x, y, z]: Vec): number {
  const [u, v, w] = [
    (x - SKULL.centre[0]) / SKULL.radii[0],
    (y - SKULL.centre[1]) / SKULL.radii[1],
    (z - SKULL.centre[2]) / SKULL.radii[2],
  ]
  const far = Math.sqrt(u * u + v * v + w * w)
  const slope = Math.hypot(u / SKULL.radii[0], v / SKULL.radii[1], w / SKULL.radii[2])
  return slope < 1e-9 ? -SKULL.radii[0] : (far * (far - 1)) / slope
}

/** Distance to everything that hair lies on: skull, jaw and neck. */
export function solidDistance(p: Vec): number {
  const [x, y, z] = p
  const neck = y < -2 ? Math.hypot(x, z + 6.2) - 5.6 : 9
  const jaw = Math.hypot(x, (y + 2) / 1.25, (z + 1.5) / 1.1) - 6.9
  return Math.min(skullDistance(p), neck, jaw)
}

const STEP = 0.05

/** Direction in which a distance grows. */
export const gradient = (field: (p: Vec) => number, [x, y, z]: Vec): Vec =>
  unit([
    field([x + STEP, y, z]) - field([x - STEP, y, z]),
    field([x, y + STEP, z]) - field([x, y - STEP, z]),
    field([x, y, z + STEP]) - field([x, y, z - STEP]),
  ])

/** The point of the skull in a direction from its centre. */
export const onSkull = ([x, y, z]: Vec): Vec => [
  SKULL.centre[0] + x * SKULL.radii[0],
  SKULL.centre[1] + y * SKULL.radii[1],
  SKULL.centre[2] + z * SKULL.radii[2],
]

/** The two hairlines. */
export type Hairline = 'woman' | 'man'

/** Height of the hairline by the angle from the front, degrees. */
const LINES: Readonly<Record<Hairline, readonly (readonly [degrees: number, y: number])[]>> = {
  man: [
    [0, 9.3],
    [20, 9.5],
    [34, 9],
    [45, 7.4],
    [55, 5.9],
    [62, 4.4],
    [70, 1.6],
    [77, 0.7],
    [84, 3.6],
    [100, 4],
    [114, 1],
    [132, -2.6],
    [180, -4.6],
  ],
  woman: [
    [0, 9],
    [24, 8.9],
    [40, 7.8],
    [50, 6.2],
    [62, 4],
    [72, 1.8],
    [79, 1.4],
    [86, 3.6],
    [100, 4],
    [114, 0.6],
    [132, -2.4],
    [180, -4.2],
  ],
}

/** Centimetres above the hairline; negative below it. */
export function aboveHairline([x, y, z]: Vec, hairline: Hairline): number {
  const line = LINES[hairline]
  const angle = (Math.atan2(Math.abs(x), z + 4.4) * 180) / Math.PI
  let i = 0
  while (i < line.length - 2 && line[i + 1]![0] < angle) i++
  const [[from, low], [to, high]] = [line[i]!, line[i + 1]!]
  return y - (low + (high - low) * ramp(angle, from, to))
}
