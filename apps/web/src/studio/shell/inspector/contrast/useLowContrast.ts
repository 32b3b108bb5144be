import type { DesignDocument, KitRole } from '@kitwright/design'
import type { PictureSamples } from '@kitwright/artwork/lowContrast'
import { loadAsset } from '@kitwright/artwork/browser'
import { useCallback, useDeferredValue } from 'react'
import { documentOf, shownDocument } from '@kitwright/editor'
import { imageUrl } from '../../../../drafts/index.ts'
import { useAsync } from '../../../../ui/index.ts'
import { isEdited, useIdleState, useStudio } from '../../../context/index.ts'
import { useContrastJudge } from './useContrastJudge.ts'

export type LowContrast = ReadonlyMap<string, readonly string[]>
type KitsByLayer = ReadonlyMap<string, readonly (KitRole | null)[]>

const NOTHING: LowContrast = new Map()
const NO_KITS: KitsByLayer = new Map()
const NO_PICTURES: PictureSamples = new Map()

/** The findings for a document with the pictures loaded at that time. */
interface ContrastFindings<T> {
  readonly pictures: PictureSamples
  readonly found: T
}
const known = new WeakMap<DesignDocument, ContrastFindings<LowContrast>>()
const knownInKits = new WeakMap<DesignDocument, ContrastFindings<KitsByLayer>>()

/** Computes the findings once per document and its pictures, however many components need them. */
function once<T>(
  kept: WeakMap<DesignDocument, ContrastFindings<T>>,
  { document, pictures }: { readonly document: DesignDocument; readonly pictures: PictureSamples },
  find: () => T,
): T {
  const before = kept.get(document)
  if (before?.pictures === pictures) return before.found
  const found = find()
  kept.set(document, { pictures, found })
  return found
}

/** Returns the contrast judge once it is needed, with the colours of the design's pictures. */
function useJudge(document: DesignDocument) {
  // The letters of a fresh kit are legible by design: the contrast judge and the measured patterns load with the first
  // edit.
  const isWanted = useStudio(isEdited)
  const judge = useContrastJudge(isWanted && document.layers.length > 0)
  const look = useCallback(async () => {
    return judge ? judge.samplePictures(document, asset => loadAsset(asset, imageUrl)) : NO_PICTURES
  }, [judge, document])
  const pictures = useAsync(look, { isSticky: true }).data ?? NO_PICTURES
  return { judge, pictures }
}

/**
 * Returns the texts and pictures with too little contrast to their cloth, with its colours, by layer id; it updates a
 * moment after each change.
 */
export function useLowContrast(): LowContrast {
  const garment = useStudio(state => state.garment)
  const document = useDeferredValue(useIdleState(shownDocument))
  const { judge, pictures } = useJudge(document)
  return judge ? once(known, { document, pictures }, () => judge.findLowContrast(document, garment, pictures)) : NOTHING
}

/** Returns, over all kits of the design, the kits in which each layer has too little contrast. */
export function useLowContrastInKits(): KitsByLayer {
  const garment = useStudio(state => state.garment)
  const document = useDeferredValue(useIdleState(documentOf))
  const { judge, pictures } = useJudge(document)
  return judge
    ? once(knownInKits, { document, pictures }, () => judge.findLowContrastInKits(document, garment, pictures))
    : NO_KITS
}
