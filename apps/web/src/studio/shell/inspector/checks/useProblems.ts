import type { DesignDocument } from '@kitwright/design'
import { findProblems, shownDocument, type CompositionContext, type Problem } from '@kitwright/editor'
import type { Garment } from '@kitwright/garment'
import { useDeferredValue, useMemo } from 'react'
import { extentOf, isEdited, useIdleState, useStudio } from '../../../context/index.ts'

const NOTHING: readonly Problem[] = []

export const composingOf = (garment: Garment, document: DesignDocument): CompositionContext => ({
  garment,
  document,
  sizeOf: extentOf,
})

/**
 * Lists what would look wrong on cloth with the name and number shown, a moment after each change. A fresh kit has no
 * problems.
 */
export function useProblems(): { readonly composing: CompositionContext; readonly problems: readonly Problem[] } {
  const garment = useStudio(state => state.garment)
  const shown = useDeferredValue(useIdleState(shownDocument))
  const isWanted = useStudio(isEdited)
  return useMemo(() => {
    const composing = composingOf(garment, shown)
    return { composing, problems: isWanted ? findProblems(composing) : NOTHING }
  }, [garment, shown, isWanted])
}
