import { edgeAt, type SheetEdge } from '@kitwright/editor'
import { useEffect, useState, type RefObject } from 'react'
import { oncePerFrame } from '../../../../ui/index.ts'

/** Distance within which the pointer hits an edge, CSS px. */
const REACH_PX = 8

/** Returns the edge of a piece under the pointer or last touched by a finger; none during a drag. */
export function useLitEdge(
  surface: RefObject<HTMLElement | null>,
  edges: readonly SheetEdge[],
  scale: number,
): SheetEdge | null {
  const [lit, setLit] = useState<SheetEdge | null>(null)
  useEffect(() => {
    const element = surface.current
    setLit(null)
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const look = oncePerFrame(({ clientX, clientY }: PointerEvent) => {
      const { left, top } = element.getBoundingClientRect()
      setLit(edgeAt(edges, { x: (clientX - left) / scale, y: (clientY - top) / scale }, REACH_PX / scale))
    })
    const leave = (): void => {
      look.cancel()
      setLit(null)
    }
    element.addEventListener('pointermove', event => (event.buttons === 0 ? look(event) : leave()), { signal })
    element.addEventListener('pointerdown', event => event.pointerType !== 'mouse' && look(event), { signal })
    element.addEventListener('pointerleave', event => event.pointerType === 'mouse' && leave(), { signal })
    return () => {
      listening.abort()
      look.cancel()
    }
  }, [surface, edges, scale])
  return lit
}
