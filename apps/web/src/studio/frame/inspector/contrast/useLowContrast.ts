import type { DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { useDeferredValue, useEffect, useState } from 'react'
import { shownDocument } from '@kitwright/editor'
import { isEdited, useResting, useStudio } from '../../../context/index.ts'

type Found = ReadonlyMap<string, readonly string[]>
type Find = (document: DesignDocument, garment: Garment) => Found

const NOTHING: Found = new Map()
const known = new WeakMap<DesignDocument, Found>()
let find: Find | null = null

function useFind(isWanted: boolean): Find | null {
  const [found, setFound] = useState(() => find)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    import('@kitwright/artwork/lowContrast').then(
      ({ findLowContrast }) => {
        find = findLowContrast
        if (!isOver) setFound(() => findLowContrast)
      },
      // Offline before it was ever here: the studio goes on without the warning, the office has its own.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isWanted])
  return found
}

/** The texts that can hardly be told from their cloth, with its colours, by the layer's id; a moment after each change. */
export function useLowContrast(): Found {
  const garment = useStudio(state => state.garment)
  const shown = useDeferredValue(useResting(shownDocument))
  // A fresh kit's own letters are made to be seen: the judge of contrasts and the measured patterns come with the first edit.
  const isWanted = useStudio(isEdited)
  const search = useFind(isWanted && shown.layers.some(({ kind }) => kind === 'text'))
  if (!search) return NOTHING
  // Looked for once per document, however many components ask.
  const found = known.get(shown) ?? search(shown, garment)
  known.set(shown, found)
  return found
}
