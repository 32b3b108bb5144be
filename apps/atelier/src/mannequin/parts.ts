import type { Vec3 } from '../dressForm/solids.ts'
import type { Distance } from '../dressForm/distanceGrid.ts'
import { armField, gloveField, handField, LONG_POSE, SHORT_POSE, wristOf } from './arm.ts'
import { BOOTS } from './boots.ts'
import { ANKLE, FLOOR_Y, legField, sockField } from './leg.ts'
import { type Turn, turnBetween, turnedOut } from './frameRotation.ts'

/** A named part of the figure. All are modelled on the left and mirrored; heads are baked by themselves. */
export interface FigurePart {
  readonly name: string
  readonly field: Distance
  readonly low: Vec3
  readonly high: Vec3
  readonly cell: number
  readonly triangles: number
  /** Position of the part if it is not modelled in place. */
  readonly turn?: Turn
  /** A second copy of the part, placed elsewhere. */
  readonly again?: { readonly name: string; readonly turn: Turn }
  /** Lies on another part that must not darken it. */
  readonly isCover?: boolean
  /** Name of the part that this one replaces. */
  readonly instead?: string
}

const BOOT_ROOMS: Readonly<Record<string, { readonly low: Vec3; readonly high: Vec3 }>> = {
  upper: { low: [-0.06, 0, -0.09], high: [0.065, 0.135, 0.22] },
  sole: { low: [-0.06, -0.01, -0.09], high: [0.065, 0.045, 0.22] },
  trim: { low: [-0.06, 0.01, -0.09], high: [0.065, 0.18, 0.12] },
  laces: { low: [-0.03, 0.04, 0.03], high: [0.035, 0.12, 0.125] },
}
const BOOT_TRIANGLES: Readonly<Record<string, number>> = { upper: 500, sole: 460, trim: 200, laces: 240 }

/** Feet point a little outwards. */
const STANCE_DEG = 11
const boots = Object.entries(BOOTS).flatMap(([model, parts]) =>
  Object.entries(parts).map(([part, field]): FigurePart => ({
    name: `boots.${model}.${part}`,
    field,
    ...BOOT_ROOMS[part]!,
    cell: part === 'laces' ? 0.002 : 0.003,
    triangles: BOOT_TRIANGLES[part]!,
    turn: turnedOut(STANCE_DEG, [ANKLE[0], FLOOR_Y, ANKLE[2]]),
  })),
)

export const PARTS: readonly FigurePart[] = [
  { name: 'arm', field: armField, low: [0.1, -0.84, -0.1], high: [0.5, -0.05, 0.3], cell: 0.0035, triangles: 1500 },
  {
    name: 'hand.long',
    field: handField,
    low: [0.2, -0.84, 0],
    high: [0.5, -0.49, 0.3],
    cell: 0.0035,
    triangles: 850,
    turn: turnBetween(wristOf(SHORT_POSE), wristOf(LONG_POSE)),
    instead: 'arm',
  },
  {
    name: 'glove',
    field: gloveField,
    low: [0.3, -0.85, 0],
    high: [0.5, -0.555, 0.31],
    cell: 0.0035,
    triangles: 900,
    again: { name: 'glove.long', turn: turnBetween(wristOf(SHORT_POSE), wristOf(LONG_POSE)) },
    isCover: true,
  },
  { name: 'leg', field: legField, low: [0.01, -1.2, -0.12], high: [0.24, -0.8, 0.12], cell: 0.007, triangles: 520 },
  { name: 'sock', field: sockField, low: [0.05, -1.55, -0.13], high: [0.25, -1.1, 0.12], cell: 0.006, triangles: 640 },
  ...boots,
]
