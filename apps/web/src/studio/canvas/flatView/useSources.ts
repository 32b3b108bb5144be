import type { Sources } from '@kitwright/artwork'
import { loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { useCallback, useState } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { useAsync } from '../../../ui/index.ts'
import { resourceKeyOf } from '../stage3d/stage/resourceKey.ts'

const NONE: Sources = { images: new Map(), patterns: new Map() }

/** Loads fonts, pictures and patterns of a document. Reloads them only if it needs others. */
export function useSources(document: DesignDocument): Sources {
  const [loaded, setLoaded] = useState(document)
  if (loaded !== document && resourceKeyOf(loaded) !== resourceKeyOf(document)) setLoaded(document)
  const load = useCallback(() => loadSources(loaded, imageUrl), [loaded])
  return useAsync(load, { isSticky: true }).data ?? NONE
}
