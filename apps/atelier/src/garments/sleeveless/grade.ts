import type { Size } from '@kitwright/garment'
import type { Grade, GradeGroup } from '../../grading/grade.ts'
import { bodyIn, growMeasure, type Growth, pick, SHIRT_GROWTH, targetMeasures } from '../../grading/sizeGrowth.ts'
import type { Knobs } from '../../grading/fitParameters.ts'
import { BODY_STRETCH, SHIRT_RULES } from '../tops/upperGrade.ts'
import { SLEEVELESS_CUT, type SleevelessCut } from './cuts.ts'
import { sleeveless } from './sleeveless.ts'
import { sleevelessPattern } from './sleevelessPattern.ts'

const { id, productType, choices } = sleeveless

/** Aaron's own settings, one for each measure. */
const GIRTHS = ['chest', 'hips']
const SHARES = ['lengthBonus', 'shoulderStrapPlacement', 'shoulderStrapWidth', 'necklineDrop', 'armholeDrop']

/** The straps widen little; the body that they carry grows as a shirt's does. */
const GROWTH: Readonly<Record<string, Growth>> = {
  hem: SHIRT_GROWTH.hem,
  armDepth: SHIRT_GROWTH.armDepth,
  neckWidth: { perStep: 5, cap: 0.4 },
  shoulder: { perStep: 10, cap: 0.4 },
  neckDrop: { perStep: 4, cap: 0.4 },
}
const NECK_GROWTH: Growth = { perStep: 7, cap: 0.4 }

function cutIn({ knobs, size }: { readonly knobs: Knobs; readonly size: Size }): SleevelessCut {
  const growing = { productType, girth: 'halfChest', size } as const
  const { measurements, options } = SLEEVELESS_CUT.aaron
  const girths = {
    ...pick(knobs, GIRTHS),
    shoulderToShoulder: growMeasure(measurements['shoulderToShoulder']!, SHIRT_GROWTH.shoulder, growing),
    neck: growMeasure(measurements['neck']!, NECK_GROWTH, growing),
  }
  return {
    ...SLEEVELESS_CUT,
    aaron: { measurements: bodyIn(measurements, girths, growing), options: { ...options, ...pick(knobs, SHARES) } },
    vDepth: growMeasure(SLEEVELESS_CUT.vDepth, GROWTH['neckDrop']!, growing),
  }
}

const [first, ...others] = choices.collar.map(collar => `${id}-short-${collar}`)

const group: GradeGroup = {
  models: [first!, ...others],
  girth: 'halfChest',
  rules: SHIRT_RULES,
  start: { ...pick(SLEEVELESS_CUT.aaron.measurements, GIRTHS), ...pick(SLEEVELESS_CUT.aaron.options, SHARES) },
  wanted: targetMeasures({ productType, girth: 'halfChest', charted: ['halfChest', 'length'], growth: GROWTH }),
  draft: (model, resizing) => {
    const collar = choices.collar.find(c => model.endsWith(`-${c}`))!
    return sleevelessPattern(cutIn(resizing), { sleeve: 'short', collar })
  },
  stretches: [BODY_STRETCH],
}

export const sleevelessGrade: Grade = { garment: id, groups: [group] }
