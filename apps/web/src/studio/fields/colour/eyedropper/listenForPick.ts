import type { Point } from '@kitwright/measure'
import { oncePerFrame } from '../../../../ui/index.ts'

export interface PickHandlers {
  /** Reports the position of the pointer or the keys, in the window; null when they left the view. */
  readonly onAim: (at: Point | null, isTouch: boolean) => void
  readonly onTake: (at: Point) => void
  readonly onCancel: () => void
}

const STEP_PX = 8
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

/**
 * Listens for aiming with mouse or finger. The window receives the events first, so that nothing is turned, dragged or
 * selected in that time. A press on the garment's other controls passes through; a press anywhere else cancels.
 */
export function listenForAim(host: HTMLElement, { onAim, onTake, onCancel }: PickHandlers): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true } as const
  const aim = oncePerFrame(({ at, isTouch }: { at: Point | null; isTouch: boolean }) => onAim(at, isTouch))
  let pressed: number | null = null
  const isInside = ({ target }: Event): boolean => target instanceof Node && host.contains(target)

  const down = (event: PointerEvent): void => {
    const element = event.target instanceof Element ? event.target : null
    if (!isInside(event)) {
      if (!element?.closest('main, [data-pick-hint]')) onCancel()
      return
    }
    stop(event)
    pressed = event.pointerId
    aim({ at: pointOf(event), isTouch: event.pointerType !== 'mouse' })
  }
  const move = (event: PointerEvent): void => {
    if (pressed === null && !isInside(event)) return aim({ at: null, isTouch: false })
    stop(event)
    aim({ at: pointOf(event), isTouch: event.pointerType !== 'mouse' })
  }
  const up = (event: PointerEvent): void => {
    if (pressed !== event.pointerId) return
    pressed = null
    stop(event)
    aim.cancel()
    if (event.type === 'pointerup') onTake(pointOf(event))
    else onAim(null, false)
  }
  addEventListener('pointerdown', down, options)
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', up, options)
  addEventListener('pointercancel', up, options)
  return () => {
    listening.abort()
    aim.cancel()
  }
}

/**
 * Listens for aiming with the keys, from the middle of the view; `isAiming` decides whether the keys are meant for it.
 * Esc always cancels.
 */
export function listenForAimKeys(host: HTMLElement, handlers: PickHandlers, isAiming: () => boolean): () => void {
  const listening = new AbortController()
  const { left, top, width, height } = host.getBoundingClientRect()
  let at: Point = { x: left + width / 2, y: top + height / 2 }
  const onKey = (event: KeyboardEvent): void => {
    const step = KEYS[event.key]
    const takes = event.key === 'Enter' || event.key === ' '
    if (event.key === 'Escape') {
      stop(event)
      handlers.onCancel()
    } else if (step && isAiming()) {
      stop(event)
      const by = event.shiftKey ? 1 : STEP_PX
      at = {
        x: Math.min(left + width - 1, Math.max(left, at.x + step.x * by)),
        y: Math.min(top + height - 1, Math.max(top, at.y + step.y * by)),
      }
      handlers.onAim(at, false)
    } else if (takes && isAiming()) {
      stop(event)
      handlers.onTake(at)
    }
  }
  addEventListener('keydown', onKey, { signal: listening.signal, capture: true })
  return () => listening.abort()
}
