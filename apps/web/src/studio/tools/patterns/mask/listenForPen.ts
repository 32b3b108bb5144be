import type { MaskStroke } from '@kitwright/editor/mask'
import type { PickView } from '../../../fields/index.ts'
import { createPenLine, type PenLine, type PenLineHandlers } from './penLine.ts'

export interface PenHandlers extends PenLineHandlers {
  onEnd(stroke: MaskStroke): void
  /** Leaves the pen when no line is being drawn. */
  onLeave(): void
}

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Returns the press that began a line, moved to the finger's current position. */
const pressNow = ({ pointerId, pointerType, isPrimary }: PointerEvent, { x, y }: PenLine['last']): PointerEvent =>
  new PointerEvent('pointerdown', {
    pointerId,
    pointerType,
    isPrimary,
    clientX: x,
    clientY: y,
    button: 0,
    buttons: 1,
    bubbles: true,
    cancelable: true,
    composed: true,
  })

/**
 * Listens for drawing with mouse, pen or finger. The window gets the events first, so that nothing else is turned,
 * dragged or selected. Beside the garment a press turns it, but beside flat pieces a mouse or a pen begins a line. A
 * second finger ends the line, and both then move the view. Returns a function that stops listening.
 */
export function listenForPen(view: PickView, handlers: PenHandlers): () => void {
  const { host } = view
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true } as const
  const line = createPenLine(view, handlers)
  let isGivenBack = false

  /** Dispatches the withheld press of the first finger to the other listeners. */
  function giveBack(press: PointerEvent): void {
    const late = pressNow(press, line.last)
    line.drop()
    isGivenBack = true
    press.target?.dispatchEvent(late)
    isGivenBack = false
  }
  const down = (event: PointerEvent): void => {
    if (isGivenBack) return
    const { press } = line
    // A hand resting on the screen while a pen draws is not a second finger.
    if (press) return press.pointerType === 'touch' ? giveBack(press) : stop(event)
    if (event.button !== 0 || !(event.target instanceof Node) || !host.contains(event.target)) return
    if (line.start(event, view.isFlat === true && event.pointerType !== 'touch')) stop(event)
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== line.press?.pointerId) return
    stop(event)
    const steps = event.getCoalescedEvents?.() ?? []
    line.follow(steps.length > 0 ? steps : [event])
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== line.press?.pointerId) return
    stop(event)
    const stroke = line.drop()
    if (stroke && event.type === 'pointerup') handlers.onEnd(stroke)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    stop(event)
    if (line.press) line.drop()
    else handlers.onLeave()
  }
  addEventListener('pointerdown', down, options)
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', up, options)
  addEventListener('pointercancel', up, options)
  addEventListener('keydown', key, options)
  // Prevents a drawing finger from scrolling the flat pieces.
  host.addEventListener('touchmove', event => line.press && event.preventDefault(), { ...options, passive: false })
  return () => listening.abort()
}
