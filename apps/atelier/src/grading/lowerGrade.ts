import { defaultChart, type ProductType, type Size } from '@kitwright/garment'
import type { MeasureRule } from '@kitwright/garment/grades'
import type { LowerCut } from '../garments/lower/lowerPattern.ts'
import { isBand } from '../garments/lower/waistband.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { GradeGroup } from './grade.ts'
import { grow, pick, SHORTS_GROWTH, wantedIn } from './growth.ts'
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

/** Both legs at the fork, from the seam to the straight line below the seat: what the seat's girth sets. */
const THIGH: MeasureRule = [
  { kind: 'across', from: ['shortsFrontR', 'in', 'end'], to: ['shortsFrontR', 'hem', 'start'] },
  { kind: 'across', from: ['shortsBackR', 'in', 'start'], to: ['shortsBackR', 'hem', 'end'] },
]

const SEWN_TO_LEGS = /^(front|back)[LR]$/

/** The rules need the band's own edges: a rib is one piece, a printed band two. */
function rulesOf({ pieces }: Pattern): Record<string, MeasureRule> {
  const bands = pieces.filter(p => isBand(p.id))
  const sewn = bands.flatMap(band =>
    band.edges.filter(e => SEWN_TO_LEGS.test(e.name)).map(e => [band.id, e.name] as const),
  )
  const leg = pieces.find(p => p.id === 'shortsFrontL')!
  const down = leg.edges.filter(e => e.name === 'out' || e.name === 'hemSlit').map(e => [leg.id, e.name] as const)
  return {
    halfWaist: [{ kind: 'along', edges: sewn, share: 0.5 }],
    shortsLength: [
      { kind: 'tall', piece: bands[0]!.id },
      { kind: 'along', edges: down },
    ],
    thigh: THIGH,
  }
}

/** Shorts or trunks, drafted by titan: waist and seat are solved, length and hem follow in closed form. */
export function lowerGrade(grade: LowerGrade): GradeGroup {
  const { productType, cut, model, draft } = grade
  return {
    models: [model],
    girth: 'halfWaist',
    rules: rulesOf(draft(cut)),
    start: pick(cut.titan.measurements, ['waist', 'seat']),
    wanted: wantedIn({
      productType,
      girth: 'halfWaist',
      charted: ['halfWaist'],
      growth: { thigh: SHORTS_GROWTH.thigh },
    }),
    draft: (_model, resizing) => draft(cutIn(grade, resizing)),
    stretches: [{ measure: 'shortsLength', pieces: LEGS, draw: ['out', 'in'], hem: 'hem' }],
  }
}
