import type { Size } from '@kitwright/garment'
import type { MeasureRule } from '@kitwright/garment/grades'
import type { Grade, GradeGroup } from '../../grading/grade.ts'
import { bodyIn, growMeasure, type Growth, pick, SHIRT_GROWTH, targetMeasures } from '../../grading/sizeGrowth.ts'
import type { Knobs } from '../../grading/fitParameters.ts'
import { HOODIE_CUT, type HoodieCut } from './pattern/cuts.ts'
import { hoodie } from './hoodie.ts'
import { hoodiePattern } from './pattern/hoodiePattern.ts'

const { id, productType } = hoodie

const UNDERARM = ['front', 'sideL', 'end'] as const
const SLEEVE_UNDERARM = ['sleeveL', 'underFront', 'start'] as const

/**
 * Rules of the measures. The raglan body has no shoulder point, so heights are taken from y = 0, the high point of the
 * shoulder.
 */
const RULES = {
  halfChest: [{ kind: 'across', from: UNDERARM, to: ['front', 'sideR', 'start'] }],
  length: [
    { kind: 'below', of: ['front', 'sideL', 'start'] },
    { kind: 'tall', piece: 'waistband' },
  ],
  raglanSleeve: [
    { kind: 'tall', piece: 'sleeveL' },
    { kind: 'tall', piece: 'cuffL' },
  ],
  hem: [{ kind: 'across', from: ['front', 'sideL', 'start'], to: ['front', 'sideR', 'end'] }],
  neck: [
    {
      kind: 'along',
      edges: [
        ['front', 'neckL'],
        ['front', 'neckR'],
        ['back', 'neckL'],
        ['back', 'neckMiddle'],
        ['back', 'neckR'],
        ['sleeveL', 'neck'],
        ['sleeveR', 'neck'],
      ],
    },
  ],
  armDepth: [{ kind: 'below', of: UNDERARM }],
  biceps: [{ kind: 'across', from: SLEEVE_UNDERARM, to: ['sleeveL', 'underBack', 'end'], share: 0.5 }],
} as const satisfies Record<string, MeasureRule>

const GIRTHS = ['chest', 'hips', 'neck', 'waistToArmpit', 'biceps', 'shoulderToWrist']
const SHARES = ['lengthBonus']

const GROWTH: Readonly<Record<string, Growth>> = {
  hem: SHIRT_GROWTH.hem,
  neck: { perStep: 12, cap: 0.45 },
  armDepth: SHIRT_GROWTH.armDepth,
  biceps: { perStep: 10, cap: 0.8 },
}
/** Growth of body measurements that no seam of a raglan shows. */
const BODY_GROWTH = {
  shoulderToShoulder: { perStep: 15, cap: 0.7 },
  wrist: { perStep: 4, cap: 0.8 },
  head: { perStep: 5, cap: 0.4 },
} as const satisfies Record<string, Growth>

function cutIn({ knobs, size }: { readonly knobs: Knobs; readonly size: Size }): HoodieCut {
  const growing = { productType, girth: 'halfChest', size } as const
  const { measurements, options } = HOODIE_CUT.hugo
  const body = Object.entries(BODY_GROWTH).map(
    ([name, rule]) => [name, growMeasure(measurements[name]!, rule, growing)] as const,
  )
  return {
    ...HOODIE_CUT,
    hugo: {
      ...HOODIE_CUT.hugo,
      measurements: bodyIn(measurements, { ...pick(knobs, GIRTHS), ...Object.fromEntries(body) }, growing),
      options: { ...options, ...pick(knobs, SHARES) },
    },
  }
}

const group: GradeGroup = {
  models: [hoodie.modelIds[0]!],
  girth: 'halfChest',
  rules: RULES,
  start: { ...pick(HOODIE_CUT.hugo.measurements, GIRTHS), ...pick(HOODIE_CUT.hugo.options, SHARES) },
  // Hugo fits the sleeve in coarse steps: a small change of the arm changes nothing.
  feel: { biceps: 8 },
  weights: { biceps: 0.1 },
  wanted: targetMeasures({
    productType,
    girth: 'halfChest',
    charted: ['halfChest', 'length', 'raglanSleeve'],
    growth: GROWTH,
  }),
  draft: (_model, resizing) => hoodiePattern(cutIn(resizing)),
  stretches: [
    { measure: 'length', below: UNDERARM, pieces: ['front', 'back', 'pocket'] },
    { measure: 'raglanSleeve', below: SLEEVE_UNDERARM, pieces: ['sleeveL', 'sleeveR'] },
  ],
}

export const hoodieGrade: Grade = { garment: id, groups: [group] }
