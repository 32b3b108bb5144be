import { defaultChart, type MeasureId, type ProductType, rowOf, type Size, type SleeveLength } from '@kitwright/garment'
import type { MeasureRule, Stretch } from '@kitwright/garment/grades'
import type { UpperCut } from './upperPattern.ts'
import type { Pattern } from '../../sewingPattern/pattern.ts'
import type { GradeGroup } from '../../grading/grade.ts'
import { bodyIn, CUFF_GROWTH, growMeasure, pick, SHIRT_GROWTH, targetMeasures } from '../../grading/sizeGrowth.ts'
import type { Knobs } from '../../grading/fitParameters.ts'
import type { Collar, CutOptions } from '../garmentMaker.ts'

const NECK_POINT = ['front', 'shoulderL', 'end'] as const
const UNDERARM = ['front', 'armL', 'start'] as const

/** Rules for measuring the body of a shirt, by the edge names that all shirts share. */
export const SHIRT_RULES = {
  halfChest: [{ kind: 'across', from: UNDERARM, to: ['front', 'armR', 'end'] }],
  length: [{ kind: 'down', from: NECK_POINT, to: ['front', 'hem', 'start'] }],
  hem: [{ kind: 'across', from: ['front', 'hem', 'start'], to: ['front', 'hem', 'end'] }],
  shoulder: [{ kind: 'across', from: ['front', 'shoulderL', 'start'], to: ['front', 'shoulderR', 'end'] }],
  neckWidth: [{ kind: 'across', from: NECK_POINT, to: ['front', 'shoulderR', 'start'] }],
  neckDrop: [{ kind: 'down', from: NECK_POINT, to: ['front', 'neckL', 'end'] }],
  armDepth: [{ kind: 'down', from: NECK_POINT, to: UNDERARM }],
} as const satisfies Record<string, MeasureRule>

const BICEPS: MeasureRule = [
  { kind: 'across', from: ['sleeveL', 'underFront', 'start'], to: ['sleeveL', 'underBack', 'end'], share: 0.5 },
]

export const BODY_STRETCH: Stretch = { measure: 'length', below: UNDERARM, pieces: ['front', 'back'] }

const sleeveMeasure = (sleeve: SleeveLength): MeasureId => (sleeve === 'short' ? 'sleeve' : 'longSleeve')

export interface UpperGrade {
  readonly productType: ProductType
  readonly cut: UpperCut
  readonly sleeve: SleeveLength
  /** Models, the one with the plainest neck first, since the solver measures its neckline. */
  readonly models: readonly [string, ...string[]]
  /** Drafts a model from a cut adjusted to a size. */
  readonly draft: (model: string, cut: UpperCut) => Pattern
}

/** Teagan's settings, one for each finished measure. */
const GIRTHS = ['chest', 'hips', 'shoulderToShoulder', 'neck', 'waistToArmpit', 'biceps']
const SHARES = ['lengthBonus', 'necklineDepth']

const cuffOf = ({ cut, sleeve }: UpperGrade): number => cut.cuffs?.[sleeve]?.heightMm ?? 0

/** Returns the polo settings: the opening of a collar gets deeper with the neck. */
function poloIn({ polo }: UpperCut, deeper: (mm: number) => number): Pick<UpperCut, 'polo'> {
  if (!polo?.slit) return {}
  return { polo: { ...polo, slit: { ...polo.slit, depthMm: deeper(polo.slit.depthMm) } } }
}

/** Returns the cut with a size's settings. Sleeve hems and openings below the neck follow in closed form. */
function cutIn(grade: UpperGrade, { knobs, size }: { readonly knobs: Knobs; readonly size: Size }): UpperCut {
  const { cut, productType, sleeve } = grade
  const growing = { productType, girth: 'halfChest', size } as const
  const deeper = (mm: number): number => growMeasure(mm, SHIRT_GROWTH.neckDrop, growing)
  const { halfHem } = cut.sleeves[sleeve]!
  const length = rowOf(defaultChart(productType), size)[sleeveMeasure(sleeve)]! - cuffOf(grade)
  return {
    ...cut,
    ...poloIn(cut, deeper),
    teagan: {
      measurements: bodyIn(cut.teagan.measurements, pick(knobs, GIRTHS), growing),
      options: { ...cut.teagan.options, ...pick(knobs, SHARES) },
    },
    sleeves: { [sleeve]: { length, halfHem: growMeasure(halfHem, CUFF_GROWTH[sleeve], growing) } },
    vDepth: deeper(cut.vDepth),
  }
}

/** Returns the grade of a shirt with set-in sleeves, drafted by teagan. */
export function upperGrade(grade: UpperGrade): GradeGroup {
  const { productType, sleeve, models, cut, draft } = grade
  const measure = sleeveMeasure(sleeve)
  const tall = (piece: string) => ({ kind: 'tall', piece }) as const
  const sleeveRule: MeasureRule = [tall('sleeveL'), ...(cuffOf(grade) > 0 ? [tall('cuffL')] : [])]
  return {
    models,
    girth: 'halfChest',
    rules: { ...SHIRT_RULES, biceps: BICEPS, [measure]: sleeveRule },
    start: { ...pick(cut.teagan.measurements, GIRTHS), ...pick(cut.teagan.options, SHARES) },
    // Teagan fits the sleeve in coarse steps: a small change of the arm changes nothing.
    feel: { biceps: 8 },
    weights: { biceps: 0.1 },
    wanted: targetMeasures({ productType, girth: 'halfChest', charted: ['halfChest', 'length'], growth: SHIRT_GROWTH }),
    draft: (model, resizing) => draft(model, cutIn(grade, resizing)),
    // The sleeve stretches from the underarm; the cap above is unchanged.
    stretches: [BODY_STRETCH, { measure, below: ['sleeveL', 'underFront', 'start'], pieces: ['sleeveL', 'sleeveR'] }],
  }
}

export interface ShirtGrade extends Pick<UpperGrade, 'productType' | 'cut'> {
  /** The prefix of the models' names: `{name}-{sleeve}-{collar}`. */
  readonly name: string
  readonly sleeves: readonly SleeveLength[]
  /** Collars, the plainest first. */
  readonly collars: readonly Collar[]
  readonly draft: (cut: UpperCut, options: CutOptions) => Pattern
}

/** Returns the grades of a shirt in every sleeve and collar, one group for each sleeve. */
export const shirtGrades = ({ productType, cut, name, sleeves, collars, draft }: ShirtGrade): GradeGroup[] =>
  sleeves.map(sleeve => {
    const [first, ...others] = collars.map(collar => `${name}-${sleeve}-${collar}`)
    const collarOf = (model: string): Collar => collars.find(collar => model.endsWith(`-${collar}`))!
    return upperGrade({
      productType,
      cut,
      sleeve,
      models: [first!, ...others],
      draft: (model, sized) => draft(sized, { sleeve, collar: collarOf(model) }),
    })
  })
