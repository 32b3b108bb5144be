import type { Level, PartArea, SleeveLength, Zone } from '@kitwright/garment'
import type { Pattern } from '../../sewingPattern/pattern.ts'
import {
  type Collar,
  type CutOptions,
  type FinishOptions,
  type Maker,
  type ModelPlan,
  planFrom,
} from '../garmentMaker.ts'
import { ROUND_BORDER_MM } from '../bakeQuality.ts'
import { drapeUpper } from './drapeUpper.ts'
import type { UpperRecipe } from './upperRecipe.ts'

/** Definition of a shirt that is worn alone. */
export interface Shirt
  extends
    Pick<Maker, 'id' | 'productType' | 'material'>,
    Pick<FinishOptions, 'ribThicknessMm' | 'ribRounds' | 'smoothRounds'> {
  readonly sleeves: readonly SleeveLength[]
  readonly collars: readonly Collar[]
  readonly recipe: (options: CutOptions) => UpperRecipe
  readonly pattern: (options: CutOptions) => Pattern
  readonly areas: (pattern: Pattern) => readonly PartArea[]
  readonly zones: (options: CutOptions) => readonly Zone[]
}

const TRIANGLES: Readonly<Record<Level, number>> = { full: 32_000, light: 8000 }

/** Returns whether the sleeves end in narrow cuffs, as long ones do. */
export const isNarrow = ({ sleeve }: CutOptions): boolean => sleeve === 'long'

/** Returns the maker of a shirt: one model for every combination of sleeve and collar. */
export function upperMaker(shirt: Shirt): Maker {
  const { id, productType, material, sleeves, collars, ribThicknessMm, ribRounds = 0, smoothRounds } = shirt
  const all = sleeves.flatMap(sleeve => collars.map((collar): CutOptions => ({ sleeve, collar })))
  const nameOf = ({ sleeve, collar }: CutOptions): string => `${id}-${sleeve}-${collar}`
  const plan = (options: CutOptions): ModelPlan => {
    const pattern = shirt.pattern(options)
    return { id: nameOf(options), pattern, areas: shirt.areas(pattern), zones: shirt.zones(options), options }
  }
  const plans = Object.fromEntries(all.map(options => [nameOf(options), () => plan(options)]))
  return {
    id,
    productType,
    material,
    choices: { sleeve: sleeves, collar: collars },
    variants: all.map(options => ({ options, models: [nameOf(options)] })),
    modelIds: Object.keys(plans),
    planModel: model => planFrom(plans, model),
    recipe: ({ options }) => shirt.recipe(options!),
    drape: ({ pattern, zones, options }, input) =>
      drapeUpper({ pattern, zones, options: options!, recipe: shirt.recipe(options!), ...input }),
    finishing: ({ options }) => ({
      triangles: TRIANGLES,
      ribThicknessMm,
      ribRounds,
      ...(smoothRounds === undefined ? {} : { smoothRounds }),
      ...(isNarrow(options!) ? { borderMm: ROUND_BORDER_MM } : {}),
    }),
  }
}
