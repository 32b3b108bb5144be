import {
  edgeAt,
  pipeEdge,
  type DocumentState,
  type DocumentVerbs,
  type SheetEdge,
  type ViewVerbs,
} from '@kitwright/editor'
import { useEffect, useState, type RefObject } from 'react'
import { useStudio, useStudioParts } from '../../../context/index.ts'

/** Distance within which the pointer hits an edge, CSS px. Large, because nothing else can be pressed in this mode. */
const REACH_PX = 16

/**
 * In seam mode, a press on the sheet lays a piping along the seam. Returns true after a press on a seam that takes
 * none.
 */
export function useSeamPick(
  surface: RefObject<HTMLElement | null>,
  edges: readonly SheetEdge[],
  scale: number,
): { readonly isAsked: boolean; readonly isRefused: boolean } {
  const api = useStudioParts<DocumentState & DocumentVerbs & ViewVerbs>()
  const isAsked = useStudio(state => state.isSeamAsked)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const element = surface.current
    setRefused(false)
    if (!element || !isAsked) return
    const listening = new AbortController()
    const { signal } = listening
    const press = (event: PointerEvent): void => {
      event.stopPropagation()
      const { left, top } = element.getBoundingClientRect()
      const at = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
      const edge = edgeAt(edges, at, REACH_PX / scale)
      if (!edge) return
      const isPiped = pipeEdge(api, { piece: edge.piece, edge: edge.name })
      setRefused(!isPiped)
      if (isPiped) api.getState().askSeam(false)
    }
    element.addEventListener('pointerdown', press, { signal, capture: true })
    window.addEventListener('keydown', event => event.key === 'Escape' && api.getState().askSeam(false), { signal })
    return () => listening.abort()
  }, [api, surface, edges, scale, isAsked])
  return { isAsked, isRefused }
}
