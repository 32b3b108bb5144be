import type { MeasureId, Size } from '@kitwright/garment'
import type { MeasureRule, Stretch } from '@kitwright/garment/grades'
import type { Pattern } from '../sewingPattern/pattern.ts'
import type { Knobs, Measures } from './fitParameters.ts'

/** Models that are cut from one pattern, and how that pattern is brought to every size. */
export interface GradeGroup {
  /** The model that the settings are solved on, first, and those that are cut with the same. */
  readonly models: readonly [string, ...string[]]
  readonly girth: MeasureId
  /** How every measure is taken; those of the chart and those that only the solver holds on to. */
  readonly rules: Readonly<Record<string, MeasureRule>>
  /** The settings of size M. */
  readonly start: Knobs
  readonly feel?: Knobs
  readonly weights?: Measures
  /** One for each knob. `base` is what the pattern measures with `start` in size M. */
  readonly wanted: (size: Size, base: Measures) => Measures
  /** Drafts a model; throws when FreeSewing cannot. */
  readonly draft: (model: string, cut: { readonly size: Size; readonly knobs: Knobs }) => Pattern
  readonly stretches: readonly Stretch[]
}

/** How one garment is graded: its room's `grade.ts`. */
export interface Grade {
  readonly garment: string
  readonly groups: readonly GradeGroup[]
}
