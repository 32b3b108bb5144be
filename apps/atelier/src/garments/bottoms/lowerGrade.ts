import { defaultChart, type ProductType, rowOf, type Size } from '@kitwright/garment'
import type { MeasureRule } from '@kitwright/garment/grades'
import type { LowerCut } from './lowerPattern.ts'
import { titanBody } from './titanBody.ts'
import { isBand } from './waistband.ts'
import type { Pattern } from '../../sewingPattern/pattern.ts'
import type { GradeGroup } from '../../grading/grade.ts'
import { growMeasure, pick, SHORTS_GROWTH, targetMeasures } from '../../grading/sizeGrowth.ts'
import type { Knobs } from '../../grading/fitParameters.ts'

export interface LowerGrade {
  readonly productType: ProductType
  readonly cut: LowerCut
  readonly model: string
  readonly draft: (cut: LowerCut) => Pattern
}

const LEGS = ['shortsFrontL', 'shortsFrontR', 'shortsBackL', 'shortsBackR'] as const

function cutIn({ cut, productType }: LowerGrade, { size, knobs }: { size: Size; knobs: Knobs }): LowerCut {
  const row = rowOf(defaultChart(productType), size)
  const growing = { productType, girth: 'halfWaist', size } as const
  const hem = cut.hemMm.front + cut.hemMm.back
  const wider = growMeasure(hem / 2, SHORTS_GROWTH.hem, growing) / (hem / 2)
  return {
    ...cut,
    titan: { ...cut.titan, measurements: titanBody({ seat: knobs['seat']!, waist: knobs['waist']! }) },
    lengthMm: row.shortsLength!,
    hemMm: { front: cut.hemMm.front * wider, back: cut.hemMm.back * wider },
  }
}

/** Width of both legs at the fork, from the seam to the straight line below the seat. The seat's girth sets it. */
const THIGH: MeasureRule = [
  { kind: 'across', from: ['shortsFrontR', 'in', 'end'], to: ['shortsFrontR', 'hem', 'start'] },
  { kind: 'across', from: ['shortsBackR', 'in', 'start'], to: ['shortsBackR', 'hem', 'end'] },
]

const SEWN_TO_LEGS = /^(front|back)[LR]$/

/** Returns the rules with the band's own edges: a rib is one piece, a printed band two. */
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

/**
 * Returns the grade of shorts or trunks, drafted by titan. Waist and seat are solved; length and hem follow in closed
 * form.
 */
export function lowerGrade(grade: LowerGrade): GradeGroup {
  const { productType, cut, model, draft } = grade
  return {
    models: [model],
    girth: 'halfWaist',
    rules: rulesOf(draft(cut)),
    start: pick(cut.titan.measurements, ['waist', 'seat']),
    wanted: targetMeasures({
      productType,
      girth: 'halfWaist',
      charted: ['halfWaist'],
      growth: { thigh: SHORTS_GROWTH.thigh },
    }),
    draft: (_model, resizing) => draft(cutIn(grade, resizing)),
    stretches: [{ measure: 'shortsLength', pieces: LEGS, draw: ['out', 'in'], hem: 'hem' }],
  }
}
