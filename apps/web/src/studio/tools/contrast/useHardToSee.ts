import { hardToSee } from '@kitwright/artwork/hardToSee'
import type { DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { useDeferredValue } from 'react'
import { shownDocument } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useResting } from '../../store/useResting.ts'

const known = new WeakMap<DesignDocument, ReadonlyMap<string, readonly string[]>>()

/** Looked for once, whoever asks. */
function findIn(document: DesignDocument, garment: Garment): ReadonlyMap<string, readonly string[]> {
  const found = known.get(document) ?? hardToSee(document, garment)
  known.set(document, found)
  return found
}

/** The texts that can hardly be told from their cloth, with its colours, by the layer's id; a moment after each change. */
export function useHardToSee(): ReadonlyMap<string, readonly string[]> {
  const garment = useStudio(state => state.garment)
  const shown = useDeferredValue(useResting(shownDocument))
  return findIn(shown, garment)
}
