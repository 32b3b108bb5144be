import type { Distance } from '../dressForm/distanceGrid.ts'
import { ball, blended, cone, offsetField, ramp, intersectField } from './signedDistance.ts'

/**
 * The coordinates of a left boot at the origin: z to the toe, x away from the other foot, y up from the tips of the
 * studs.
 */

/** A cross section of the foot: its position, centre, half width, underside and top. */
type Slice = readonly [z: number, middle: number, half: number, low: number, high: number]
const LAST: readonly Slice[] = [
  [-0.072, 0, 0.016, 0.022, 0.066],
  [-0.06, 0, 0.026, 0.016, 0.094],
  [-0.03, 0, 0.033, 0.0125, 0.118],
  [0, 0.001, 0.034, 0.014, 0.116],
  [0.035, 0.003, 0.0355, 0.016, 0.1],
  [0.075, 0.005, 0.041, 0.0135, 0.08],
  [0.115, 0.005, 0.0465, 0.012, 0.064],
  [0.15, 0.002, 0.0455, 0.013, 0.053],
  [0.178, -0.004, 0.0385, 0.0165, 0.046],
  [0.196, -0.008, 0.028, 0.02, 0.041],
  [0.204, -0.01, 0.016, 0.024, 0.037],
]

/** Interpolates between the slices by Catmull-Rom. */
function sliceAt(z: number): Slice {
  let i = 0
  while (i < LAST.length - 2 && LAST[i + 1]![0] < z) i++
  const [a, b] = [LAST[i]!, LAST[i + 1]!]
  const before = LAST[Math.max(0, i - 1)]!
  const after = LAST[Math.min(LAST.length - 1, i + 2)]!
  const span = b[0] - a[0]
  const t = Math.max(0, Math.min(1, (z - a[0]) / span))
  const at = (k: 1 | 2 | 3 | 4): number => {
    const m0 = ((b[k] - before[k]) / (b[0] - before[0])) * span
    const m1 = ((after[k] - a[k]) / (after[0] - a[0])) * span
    const [t2, t3] = [t * t, t * t * t]
    return (2 * t3 - 3 * t2 + 1) * a[k] + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * b[k] + (t3 - t2) * m1
  }
  return [z, at(1), at(2), at(3), at(4)]
}

interface BootShape {
  /** Height of the instep and toe, as a share of the usual height. */
  readonly rise: number
  /** Metres by which the toe is blunter. */
  readonly blunt: number
}

/** Returns the foot's own shape: round above, flat below. */
const last =
  ({ rise, blunt }: BootShape): Distance =>
  (x, y, z) => {
    const [, middle, half, low, high] = sliceAt(z - blunt * ramp(z, 0.12, 0.2))
    const top = low + (high - low) * (1 + (rise - 1) * ramp(z, 0.02, 0.1))
    const centre = low + (top - low) * 0.38
    const isAbove = y > centre
    const [tall, power] = isAbove ? [top - centre, 2.1] : [centre - low, 3.6]
    const scaled = ((Math.abs(x - middle) / half) ** power + (Math.abs(y - centre) / tall) ** power) ** (1 / power)
    const radius = Math.hypot(x - middle, y - centre)
    const d = scaled < 1e-4 ? -Math.min(half, tall) : radius * (1 - 1 / scaled)
    return Math.max(d, z - 0.2035 - blunt, -0.0745 - z)
  }

/** Returns a field that is negative below the rim, which dips at the ankle bones and rises to the heel's tab. */
const rim =
  (ankle: number, tab: number): Distance =>
  (_x, y, z) =>
    y - (ankle + (tab - ankle) * ramp(-z, 0.03, 0.07) + 0.034 * ramp(z, -0.01, 0.04))

const plate = (cut: BootShape): Distance =>
  intersectField(
    offsetField(last(cut), 0.0018),
    (_x, y, z) => y - 0.0195 - 0.008 * ramp(-z, 0.02, 0.07) - 0.006 * ramp(z, 0.16, 0.205),
  )

const STUDS: readonly (readonly [x: number, z: number])[] = [
  [0.033, 0.148],
  [-0.033, 0.142],
  [0.04, 0.11],
  [-0.036, 0.104],
  [0.034, 0.072],
  [-0.03, 0.068],
  [0.001, 0.17],
  [0.022, -0.022],
  [-0.022, -0.022],
  [0.019, -0.054],
  [-0.019, -0.054],
]
const round = STUDS.map(([x, z]) => cone([x, 0.016, z], [x, 0.0055, z], [0.0075, 0.0055]))
const blades = STUDS.map(([x, z]) => ball([x, 0.0105, z], [0.0042, 0.0105, 0.011]))

const sole = (cut: BootShape, studs: readonly Distance[]): Distance => blended([plate(cut), ...studs], 0.003)

const LACE_Z = [0.046, 0.06, 0.074, 0.088, 0.102]

/** Returns the laces: bars across the instep, lying on the upper. */
function laces(cut: BootShape): Distance {
  const upper = last(cut)
  const bars = LACE_Z.map((z, i) => {
    const lean = i % 2 === 0 ? 0.004 : -0.004
    const path: Distance = (x, y, at) => Math.hypot(upper(x, y, at) - 0.0008, at - z - (lean * x) / 0.018) - 0.0023
    return intersectField(path, (x, y) => Math.max(Math.abs(x - 0.003) - 0.019 + 0.001 * i, 0.05 - y), 0.002)
  })
  return blended(bars, 0.001)
}

/** Returns the tongue, folded down over the laces. */
function tongue(cut: BootShape): Distance {
  const upper = last(cut)
  return intersectField(
    offsetField(upper, 0.006),
    (x, y, z) => Math.max(Math.hypot((x - 0.003) / 0.024, (z - 0.056) / 0.032) * 0.024 - 0.024, 0.055 - y),
    0.004,
  )
}

function strap(cut: BootShape): Distance {
  const upper = last(cut)
  return intersectField(
    offsetField(upper, 0.0035),
    (x, y, z) => Math.max(Math.abs(z - 0.066 - 0.35 * (x - 0.003)) - 0.019, 0.026 - y),
    0.003,
  )
}

/** Returns the counter: a shell round the heel. */
function counter(cut: BootShape): Distance {
  const upper = last(cut)
  return intersectField(
    offsetField(upper, 0.0016),
    (x, y, z) => Math.max(z + 0.034 - 0.5 * (0.066 - y), y - 0.066 - 0.12 * Math.abs(x)),
    0.002,
  )
}

/** A knitted sleeve round the ankle. */
const ankleSleeve: Distance = intersectField(
  blended(
    [
      cone([0, 0.06, -0.006], [0.001, 0.17, -0.02], [0.047, 0.0425]),
      cone([0, 0.08, 0.005], [0, 0.1, 0.035], [0.036, 0.028]),
    ],
    0.02,
  ),
  (_x, y, z) => Math.max(y - 0.148 - 0.3 * (z + 0.02), 0.06 - y),
  0.005,
)

const LEAN: BootShape = { rise: 0.92, blunt: 0 }
const USUAL: BootShape = { rise: 1, blunt: 0.003 }
const FULL: BootShape = { rise: 1.06, blunt: 0.006 }

const low = (cut: BootShape, ankle: number, tab: number): Distance => intersectField(last(cut), rim(ankle, tab), 0.005)

/** The parts of each boots model by name, each with its own colour. Models share an upper but not the sole under it. */
export const BOOTS: Readonly<Record<string, Readonly<Record<string, Distance>>>> = {
  swift: { upper: low(LEAN, 0.07, 0.082), trim: counter(LEAN), sole: sole(LEAN, blades), laces: laces(LEAN) },
  cuff: { upper: low(USUAL, 0.078, 0.09), trim: ankleSleeve, sole: sole(USUAL, blades) },
  classic: { upper: low(FULL, 0.074, 0.086), trim: tongue(FULL), sole: sole(FULL, round), laces: laces(FULL) },
  anchor: { sole: sole(LEAN, round) },
  tower: { sole: sole(USUAL, round) },
  strap: { upper: low(USUAL, 0.082, 0.096), trim: strap(USUAL), sole: sole(USUAL, round) },
}
