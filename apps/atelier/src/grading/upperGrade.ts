import { defaultChart, type MeasureId, type ProductType, type Size, type SleeveLength } from '@kitwright/garment'
import type { MeasureRule, Stretch } from '@kitwright/garment/grades'
import type { UpperCut } from '../garments/upper/upperPattern.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { GradeGroup } from './grade.ts'
import { grow, type Growth, SHIRT_GROWTH } from './growth.ts'
import type { Knobs, Measures } from './solveKnobs.ts'

const NECK_POINT = ['front', 'shoulderL', 'end'] as const
const UNDERARM = ['front', 'armL', 'start'] as const

/** Measures of the body of a shirt, by the edge names that all shirts share. */
export const SHIRT_RULES = {
  halfChest: [{ kind: 'across', from: UNDERARM, to: ['front', 'armR', 'end'] }],
  length: [{ kind: 'down', from: NECK_POINT, to: ['front', 'hem', 'start'] }],
  hem: [{ kind: 'across', from: ['front', 'hem', 'start'], to: ['front', 'hem', 'end'] }],
  shoulder: [{ kind: 'across', from: ['front', 'shoulderL', 'start'], to: ['front', 'shoulderR', 'end'] }],
  neckWidth: [{ kind: 'across', from: NECK_POINT, to: ['front', 'shoulderR', 'start'] }],
  neckDrop: [{ kind: 'down', from: NECK_POINT, to: ['front', 'neckL', 'end'] }],
  armDepth: [{ kind: 'down', from: NECK_POINT, to: UNDERARM }],
} as const satisfies Record<string, MeasureRule>

export const SLEEVE_RULES = {
  biceps: [{ kind: 'across', from: ['sleeveL', 'capFront', 'end'], to: ['sleeveL', 'capBack', 'start'], share: 0.5 }],
} as const satisfies Record<string, MeasureRule>

export const BODY_STRETCH: Stretch = { measure: 'length', below: UNDERARM, pieces: ['front', 'back'] }

const sleeveMeasure = (sleeve: SleeveLength): MeasureId => (sleeve === 'short' ? 'sleeve' : 'longSleeve')

export interface UpperGrade {
  readonly productType: ProductType
  readonly cut: UpperCut
  readonly sleeve: SleeveLength
  /** The model with the plain round neck first: its neckline is what the solver measures. */
  readonly models: readonly [string, ...string[]]
  /** Drafts a model from a cut that was brought to a size. */
  readonly draft: (model: string, cut: UpperCut) => Pattern
}

/** Each finished measure has its own of teagan's settings. */
function knobsOf({ teagan: { measurements, options } }: UpperCut): Knobs {
  const { chest, hips, shoulderToShoulder, neck, waistToArmpit, biceps } = measurements as Record<string, number>
  return {
    chest: chest!,
    hips: hips!,
    shoulderToShoulder: shoulderToShoulder!,
    neck: neck!,
    waistToArmpit: waistToArmpit!,
    biceps: biceps!,
    lengthBonus: options['lengthBonus']!,
    necklineDepth: options['necklineDepth']!,
  }
}

/** What of the body's height teagan reads; it is given in proportion to the garment's length. */
const HEIGHTS = ['hpsToWaistBack', 'hpsToWaistFront', 'hpsToBust', 'waistToHips']

interface Resizing {
  readonly knobs: Knobs
  readonly size: Size
}

/** The cut with a size's settings; sleeve hems and the V's depth follow in closed form. */
function cutIn({ cut, productType, sleeve }: UpperGrade, { knobs, size }: Resizing): UpperCut {
  const { rows } = defaultChart(productType)
  const growing = { productType, girth: 'halfChest', size } as const
  const { lengthBonus, necklineDepth, ...girths } = knobs
  const { measurements, options } = cut.teagan
  const tall = rows[size].length! / rows.M.length!
  const heights = HEIGHTS.map(name => [name, measurements[name]! * tall] as const)
  const waist = (measurements['waist']! * girths['hips']!) / measurements['hips']!
  const sleeveCut = cut.sleeves[sleeve]!
  const cuff = sleeve === 'short' ? SHIRT_GROWTH.cuff : SHIRT_GROWTH.longCuff
  return {
    ...cut,
    teagan: {
      measurements: { ...measurements, ...girths, waist, ...Object.fromEntries(heights) },
      options: { ...options, lengthBonus: lengthBonus!, necklineDepth: necklineDepth! },
    },
    sleeves: {
      [sleeve]: { length: rows[size][sleeveMeasure(sleeve)]!, halfHem: grow(sleeveCut.halfHem, cuff, growing) },
    },
    vDepth: grow(cut.vDepth, SHIRT_GROWTH.neckDrop, growing),
  }
}

const SOUGHT = ['hem', 'shoulder', 'neckWidth', 'neckDrop', 'armDepth', 'biceps'] as const

/** A shirt with set-in sleeves, drafted by teagan. */
export function upperGrade(grade: UpperGrade): GradeGroup {
  const { productType, sleeve, models, cut, draft } = grade
  const { rows } = defaultChart(productType)
  const measure = sleeveMeasure(sleeve)
  return {
    models,
    girth: 'halfChest',
    rules: { ...SHIRT_RULES, ...SLEEVE_RULES, [measure]: [{ kind: 'tall', piece: 'sleeveL' }] },
    start: knobsOf(cut),
    // Teagan fits the sleeve in coarse steps: a small change of the arm changes nothing.
    feel: { biceps: 8 },
    weights: { biceps: 0.1 },
    wanted: (size, base) => wantedOf(SHIRT_GROWTH, { base, rows, size, productType }),
    draft: (model, resizing) => draft(model, cutIn(grade, resizing)),
    stretches: [BODY_STRETCH, { measure, below: ['sleeveL', 'capFront', 'end'], pieces: ['sleeveL', 'sleeveR'] }],
  }
}

interface Wanting {
  readonly base: Measures
  readonly rows: ReturnType<typeof defaultChart>['rows']
  readonly size: Size
  readonly productType: ProductType
}

function wantedOf(growth: Readonly<Record<string, Growth>>, { base, rows, size, productType }: Wanting): Measures {
  const { halfChest, length } = rows[size]
  const grown = SOUGHT.map(name => {
    return [name, grow(base[name]!, growth[name]!, { productType, girth: 'halfChest', size })] as const
  })
  return { halfChest: halfChest!, length: length!, ...Object.fromEntries(grown) }
}
