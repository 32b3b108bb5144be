import type { PictureStep } from '@kitwright/artwork/pixels'
import type { TraceSettings } from '@kitwright/artwork/trace'
import { changed, type History } from '../../history/dialogHistory.ts'

/** The edit of a picture: its steps, then optionally tracing it as a vector. */
export interface Edit {
  readonly steps: readonly PictureStep[]
  readonly trace: TraceSettings | null
}
export const NO_EDIT: Edit = { steps: [], trace: null }

/** Steps whose settings stay adjustable afterwards. The others are applied at once and always add a new step. */
const ADJUSTABLE: ReadonlySet<PictureStep['kind']> = new Set([
  'rotate',
  'background',
  'recolour',
  'swap',
  'light',
  'outline',
])

type EditHistory = History<Edit>

/** Returns the last step if it is of that kind and still adjustable. */
export function openStep<K extends PictureStep['kind']>(
  { steps }: Edit,
  kind: K,
): Extract<PictureStep, { kind: K }> | null {
  const last = steps.at(-1)
  return last?.kind === kind && ADJUSTABLE.has(kind) ? (last as Extract<PictureStep, { kind: K }>) : null
}

/** Appends the step. An adjustable last step of the same kind is replaced and stays one entry. */
export function withStep(history: EditHistory, step: PictureStep): EditHistory {
  const { present } = history
  if (!openStep(present, step.kind)) return changed(history, { ...present, steps: [...present.steps, step] }, null)
  return { ...history, present: { ...present, steps: [...present.steps.slice(0, -1), step] }, future: [] }
}

/** Sets the vector tracing of the picture, or removes it (null). Its settings are one entry. */
export function withTrace(history: EditHistory, trace: TraceSettings | null): EditHistory {
  const { present } = history
  const next = { ...present, trace }
  return present.trace && trace ? { ...history, present: next, future: [] } : changed(history, next, null)
}

/** Restores the original picture. The reset can be undone too. */
export const resetEdit = (history: EditHistory): EditHistory =>
  isUntouched(history.present) ? history : changed(history, NO_EDIT, null)

export const isUntouched = ({ steps, trace }: Edit): boolean => steps.length === 0 && trace === null
