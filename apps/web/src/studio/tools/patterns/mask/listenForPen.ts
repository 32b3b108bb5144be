import { mmPerPx, planeAt, screenToPlane, type Place, type Plane } from '@kitwright/editor'
import type { MaskStroke } from '@kitwright/editor/mask'
import type { Point } from '@kitwright/measure'
import type { PickView } from '../../../fields/index.ts'

export interface PenHandlers {
  /** A line is begun on the garment; null where none can be. */
  begin(place: Place, mmPerPx: number): MaskStroke | null
  /** So it runs by now, in the window; empty when it is over. */
  onLine(line: readonly Point[]): void
  onEnd(stroke: MaskStroke): void
  /** The way out, when no line is being drawn. */
  onLeave(): void
}

interface Drawn {
  readonly pointer: number
  readonly stroke: MaskStroke
  readonly line: Point[]
  /** Where its piece was met last: beside it the line goes on as that lies on the screen. */
  met: { readonly at: Point; readonly plane: Plane }
}

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const planeOf = ({ show }: PickView, { piece, at }: Place): Plane | null =>
  planeAt(there => show({ piece, at: there }), at)

/** Where a point of the window lies on the line's piece, or beside it. */
function onPiece(view: PickView, drawn: Drawn, { x, y }: Point): Point {
  const { stroke } = drawn
  const place = view.locate(x, y)
  const plane = place?.piece === stroke.piece ? planeOf(view, place) : null
  if (place && plane) drawn.met = { at: place.at, plane }
  const { at, plane: last } = drawn.met
  const by = screenToPlane(last, { x, y })
  return { x: at.x + by.x, y: at.y + by.y }
}

/**
 * Drawing with mouse, pen or finger. The window hears of it first, so that meanwhile nothing is turned, dragged or selected; beside the
 * garment all is as ever, and a second finger ends the line. Returns how to stop listening.
 */
export function listenForPen(view: PickView, { begin, onLine, onEnd, onLeave }: PenHandlers): () => void {
  const { host } = view
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true } as const
  let drawn: Drawn | null = null

  const drop = (): void => {
    drawn = null
    onLine([])
  }
  const down = (event: PointerEvent): void => {
    if (drawn) return drop()
    if (event.button !== 0 || !(event.target instanceof Node) || !host.contains(event.target)) return
    const place = view.locate(event.clientX, event.clientY)
    const plane = place && planeOf(view, place)
    if (!plane) return
    stop(event)
    const stroke = begin(place, mmPerPx(plane))
    if (!stroke) return
    const from = { x: event.clientX, y: event.clientY }
    drawn = { pointer: event.pointerId, stroke, line: [from], met: { at: place.at, plane } }
  }
  const move = (event: PointerEvent): void => {
    if (!drawn || event.pointerId !== drawn.pointer) return
    stop(event)
    const steps = event.getCoalescedEvents?.() ?? []
    for (const { clientX: x, clientY: y } of steps.length > 0 ? steps : [event]) {
      drawn.stroke.move(onPiece(view, drawn, { x, y }))
      drawn.line.push({ x, y })
    }
    onLine(drawn.line)
  }
  const up = (event: PointerEvent): void => {
    if (!drawn || event.pointerId !== drawn.pointer) return
    stop(event)
    const { stroke } = drawn
    drop()
    if (event.type === 'pointerup') onEnd(stroke)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    stop(event)
    if (drawn) drop()
    else onLeave()
  }
  addEventListener('pointerdown', down, options)
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', up, options)
  addEventListener('pointercancel', up, options)
  addEventListener('keydown', key, options)
  // A finger that draws would scroll the flat pieces as well.
  host.addEventListener('touchmove', event => drawn && event.preventDefault(), { ...options, passive: false })
  return () => listening.abort()
}
