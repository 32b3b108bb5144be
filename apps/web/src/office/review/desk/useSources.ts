import type { Sources } from '@kitwright/artwork'
import { loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { useCallback } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { useAsync } from '../../../ui/index.ts'

/** Loads fonts, pictures and patterns of a document; null until they are there. */
export function useSources(document: DesignDocument | null): Sources | null {
  const load = useCallback(async () => (document ? loadSources(document, imageUrl) : null), [document])
  return useAsync(load, { isSticky: true }).data ?? null
}
