import type { Sources } from '@kitwright/artwork'
import { loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { useEffect, useRef, useState } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { needsOf } from '../cloth/needs.ts'

const NONE: Sources = { images: new Map(), patterns: new Map() }

/** Fonts, pictures and patterns of a document, loaded again only when it needs others. */
export function useSources(document: DesignDocument): Sources {
  const [sources, setSources] = useState(NONE)
  const needs = needsOf(document)
  const latest = useRef(document)
  useEffect(() => {
    latest.current = document
  })
  useEffect(() => {
    let isCurrent = true
    void loadSources(latest.current, imageUrl).then(loaded => {
      if (isCurrent) setSources(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [needs])
  return sources
}
