import type { PictureStep } from '@kitwright/artwork/pixels'
import type { TraceSettings } from '@kitwright/artwork/trace'
import { changed, type History } from '../../history/dialogHistory.ts'

/** The edit of a picture: its steps, then optionally tracing it as a vector. */
export interface Edit {
  readonly steps: readonly PictureStep[]
  readonly trace: TraceSettings | null
}
export const NO_EDIT: Edit = { steps: [], trace: null }

/** Steps whose settings can still be moved after they were made; the others are done at a stroke, each time anew. */
const ADJUSTABLE: ReadonlySet<PictureStep['kind']> = new Set([
  'rotate',
  'background',
  'recolour',
  'swap',
  'light',
  'outline',
])

type EditHistory = History<Edit>

/** The last step, if it is of that kind and can still be adjusted. */
export function openStep<K extends PictureStep['kind']>(
  { steps }: Edit,
  kind: K,
): Extract<PictureStep, { kind: K }> | null {
  const last = steps.at(-1)
  return last?.kind === kind && ADJUSTABLE.has(kind) ? (last as Extract<PictureStep, { kind: K }>) : null
}

/** With the step at the end; one of the same kind there that can be adjusted is replaced and stays one entry. */
export function withStep(history: EditHistory, step: PictureStep): EditHistory {
  const { present } = history
  if (!openStep(present, step.kind)) return changed(history, { ...present, steps: [...present.steps, step] }, null)
  return { ...history, present: { ...present, steps: [...present.steps.slice(0, -1), step] }, future: [] }
}

/** With the picture drawn as a vector, or (null) not; its settings are one entry. */
export function withTrace(history: EditHistory, trace: TraceSettings | null): EditHistory {
  const { present } = history
  const next = { ...present, trace }
  return present.trace && trace ? { ...history, present: next, future: [] } : changed(history, next, null)
}

/** Back to the picture as it was; that too can be undone. */
export const resetEdit = (history: EditHistory): EditHistory =>
  isUntouched(history.present) ? history : changed(history, NO_EDIT, null)

export const isUntouched = ({ steps, trace }: Edit): boolean => steps.length === 0 && trace === null
