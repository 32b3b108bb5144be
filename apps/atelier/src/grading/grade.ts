import type { MeasureId, Size } from '@kitwright/garment'
import type { MeasureRule, Stretch } from '@kitwright/garment/grades'
import type { Pattern } from '../sewingPattern/pattern.ts'
import type { Knobs, Measures } from './fitParameters.ts'

/** Models cut from one pattern, and the rules for grading that pattern to every size. */
export interface GradeGroup {
  /** The model that the settings are solved on, then the models cut with the same settings. */
  readonly models: readonly [string, ...string[]]
  readonly girth: MeasureId
  /** The rule of every measure: those of the chart and those that only the solver uses. */
  readonly rules: Readonly<Record<string, MeasureRule>>
  /** The settings of size M. */
  readonly start: Knobs
  readonly feel?: Knobs
  readonly weights?: Measures
  /** Returns a target for each knob. `base` contains the pattern's measures with `start` in size M. */
  readonly wanted: (size: Size, base: Measures) => Measures
  /** Drafts a model; throws if FreeSewing cannot. */
  readonly draft: (model: string, cut: { readonly size: Size; readonly knobs: Knobs }) => Pattern
  readonly stretches: readonly Stretch[]
}

/** The grading rules of one garment, from its module's `grade.ts`. */
export interface Grade {
  readonly garment: string
  readonly groups: readonly GradeGroup[]
}
