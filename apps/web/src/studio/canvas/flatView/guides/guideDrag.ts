import { onPiece, type LaidPiece, type Sheet } from '@kitwright/editor'
import type { RulerGuide } from '@kitwright/design'
import { boxContains, type Point } from '@kitwright/measure'
import { useEffect, useRef, useState } from 'react'

type Axis = RulerGuide['axis']

/** A guide during a drag. */
export interface HeldGuide {
  readonly axis: Axis
  /** Index among the design's guides; null for a new guide. */
  readonly index: number | null
  /** The guide as it would be placed; null outside all pieces. */
  readonly laid: RulerGuide | null
  /** Position of the pointer, mm on the sheet. */
  readonly at: Point
}

interface GuideDragContext {
  readonly sheet: Sheet
  readonly scale: number
  readonly surface: React.RefObject<HTMLElement | null>
  readonly onDrop: (held: HeldGuide) => void
}

const isOver = (laid: LaidPiece, at: Point): boolean => boxContains(laid.piece.box, onPiece(laid, at))

/** Returns the guide at a point, rounded to mm, on its own piece or else on the piece at that point. */
export function guideAt({ pieces }: Sheet, at: Point, axis: Axis, own?: string): RulerGuide | null {
  const laid = pieces.find(each => (own === undefined ? isOver(each, at) : each.piece.id === own))
  if (!laid) return null
  const atMm = Math.round(onPiece(laid, at)[axis])
  const [low, high] = axis === 'x' ? [laid.piece.box[0], laid.piece.box[2]] : [laid.piece.box[1], laid.piece.box[3]]
  return atMm >= low && atMm <= high ? { piece: laid.piece.id, axis, atMm } : null
}

/** Drags a new guide out of a ruler, or an existing guide. */
export function useGuideDrag({ sheet, scale, surface, onDrop }: GuideDragContext) {
  const [held, setHeld] = useState<HeldGuide | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function take(event: PointerEvent, axis: Axis, index: number | null = null, own?: string): void {
    if (event.button !== 0 || stop.current) return
    event.preventDefault()
    event.stopPropagation()
    const listening = new AbortController()
    const { signal } = listening
    let now: HeldGuide | null = null
    const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      const box = surface.current?.getBoundingClientRect()
      if (!box || pointerId !== event.pointerId) return
      const at = { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale }
      now = { axis, index, at, laid: guideAt(sheet, at, axis, own) }
      setHeld(now)
    }
    const end = (isKept: boolean): void => {
      listening.abort()
      stop.current = null
      setHeld(null)
      if (isKept && now) onDrop(now)
    }
    stop.current = () => end(false)
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', ({ pointerId }) => pointerId === event.pointerId && end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener(
      'keydown',
      key => {
        if (key.key !== 'Escape') return
        key.preventDefault()
        key.stopPropagation()
        end(false)
      },
      { signal, capture: true },
    )
  }
  return { held, take }
}
