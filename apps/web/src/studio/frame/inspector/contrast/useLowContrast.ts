import type { DesignDocument } from '@kitwright/design'
import { useDeferredValue } from 'react'
import { shownDocument } from '@kitwright/editor'
import { isEdited, useResting, useStudio } from '../../../context/index.ts'
import { useContrastJudge } from './useContrastJudge.ts'

export type LowContrast = ReadonlyMap<string, readonly string[]>

const NOTHING: LowContrast = new Map()
const known = new WeakMap<DesignDocument, LowContrast>()

/** The texts that can hardly be told from their cloth, with its colours, by the layer's id; a moment after each change. */
export function useLowContrast(): LowContrast {
  const garment = useStudio(state => state.garment)
  const shown = useDeferredValue(useResting(shownDocument))
  // A fresh kit's own letters are made to be seen: the judge of contrasts and the measured patterns come with the first edit.
  const isWanted = useStudio(isEdited)
  const judge = useContrastJudge(isWanted && shown.layers.some(({ kind }) => kind === 'text'))
  if (!judge) return NOTHING
  // Looked for once per document, however many components ask.
  const found = known.get(shown) ?? judge.findLowContrast(shown, garment)
  known.set(shown, found)
  return found
}
