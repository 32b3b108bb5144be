import { defaultChart, type ProductType, type Size } from '@kitwright/garment'
import type { LowerCut } from '../garments/lower/lowerPattern.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { GradeGroup } from './grade.ts'
import { grow, SHORTS_GROWTH } from './growth.ts'
import type { Knobs } from './solveKnobs.ts'

export interface LowerGrade {
  readonly productType: ProductType
  readonly cut: LowerCut
  readonly model: string
  readonly draft: (cut: LowerCut) => Pattern
}

const LEGS = ['shortsFrontL', 'shortsFrontR', 'shortsBackL', 'shortsBackR'] as const

/** Titan's other measurements go with the waist, the seat's girth, or the depth of the rise that belongs to it. */
const WITH_WAIST = ['waistBack']
const WITH_SEAT = ['seatBack', 'upperLeg', 'knee']
const WITH_DEPTH = ['waistToUpperLeg', 'waistToSeat', 'waistToHips', 'crotchDepth']
const WITH_RISE = ['crossSeam', 'crossSeamFront']
/** A wider body is deeper too, though less so. */
const DEPTH_PER_GIRTH = 0.35
const RISE_PER_GIRTH = 0.1
/** The seat that these proportions were taken at, mm. */
const USUAL_SEAT = 1020

const depthAt = (seat: number): number => 1 + DEPTH_PER_GIRTH * (seat / USUAL_SEAT - 1)
const riseAt = (seat: number): number => depthAt(seat) * (1 + RISE_PER_GIRTH * (seat / USUAL_SEAT - 1))

function cutIn({ cut, productType }: LowerGrade, { size, knobs }: { size: Size; knobs: Knobs }): LowerCut {
  const { measurements, options } = cut.titan
  const [seat, waist] = [knobs['seat']!, knobs['waist']!]
  const [baseSeat, baseWaist] = [measurements['seat']!, measurements['waist']!]
  const times = (names: readonly string[], by: number): Record<string, number> =>
    Object.fromEntries(names.map(name => [name, measurements[name]! * by]))
  const { rows } = defaultChart(productType)
  const growing = { productType, girth: 'halfWaist', size } as const
  const hem = cut.hemMm.front + cut.hemMm.back
  const wider = grow(hem / 2, SHORTS_GROWTH.hem, growing) / (hem / 2)
  return {
    ...cut,
    titan: {
      measurements: {
        ...measurements,
        ...times(WITH_WAIST, waist / baseWaist),
        ...times(WITH_SEAT, seat / baseSeat),
        ...times(WITH_DEPTH, depthAt(seat) / depthAt(baseSeat)),
        ...times(WITH_RISE, riseAt(seat) / riseAt(baseSeat)),
        seat,
        waist,
      },
      options,
    },
    lengthMm: rows[size].shortsLength!,
    hemMm: { front: cut.hemMm.front * wider, back: cut.hemMm.back * wider },
  }
}

/** Shorts or trunks, drafted by titan: waist and seat are solved, length and hem follow in closed form. */
export function lowerGrade(grade: LowerGrade): GradeGroup {
  const { productType, cut, model, draft } = grade
  const { waist, seat } = cut.titan.measurements
  const { rows } = defaultChart(productType)
  return {
    models: [model],
    girth: 'halfWaist',
    rules: {
      halfWaist: [
        { kind: 'along', edges: ['backR', 'frontR', 'frontL', 'backL'].map(e => ['waistband', e] as const), share: 0.5 },
      ],
      shortsLength: [
        { kind: 'along', edges: [['waistband', 'endPlus']] },
        { kind: 'along', edges: [['shortsFrontL', 'out']] },
      ],
      // Both legs at the fork, from the seam to the straight line below the seat: what the seat's girth sets.
      thigh: [
        { kind: 'across', from: ['shortsFrontR', 'in', 'end'], to: ['shortsFrontR', 'hem', 'start'] },
        { kind: 'across', from: ['shortsBackR', 'in', 'start'], to: ['shortsBackR', 'hem', 'end'] },
      ],
    },
    start: { waist: waist!, seat: seat! },
    wanted: (size, base) => ({
      halfWaist: rows[size].halfWaist!,
      thigh: grow(base['thigh']!, SHORTS_GROWTH.thigh, { productType, girth: 'halfWaist', size }),
    }),
    draft: (_model, resizing) => draft(cutIn(grade, resizing)),
    stretches: [{ measure: 'shortsLength', pieces: LEGS, draw: ['out', 'in'], hem: 'hem' }],
  }
}
