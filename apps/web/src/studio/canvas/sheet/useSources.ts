import type { Sources } from '@kitwright/artwork'
import { loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { useCallback, useState } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { useAsync } from '../../../ui/index.ts'
import { needsOf } from '../cloth/needs.ts'

const NONE: Sources = { images: new Map(), patterns: new Map() }

/** Fonts, pictures and patterns of a document, loaded again only when it needs others. */
export function useSources(document: DesignDocument): Sources {
  const [loaded, setLoaded] = useState(document)
  if (loaded !== document && needsOf(loaded) !== needsOf(document)) setLoaded(document)
  const load = useCallback(() => loadSources(loaded, imageUrl), [loaded])
  return useAsync(load, { isSticky: true }).data ?? NONE
}
