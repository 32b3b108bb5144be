import type { Point } from '@kitwright/measure'
import { oncePerFrame } from '../../ui/index.ts'
import type { FingerPair, Pinch } from '@kitwright/editor'

export interface PinchHandlers {
  /** Returns the position of a finger, CSS px of the element. */
  local(event: PointerEvent): Point
  /** Whether a finger on this target counts. */
  isOn(target: EventTarget | null): boolean
  /** Called when two fingers are down; null leaves them to other handlers. */
  begin(fingers: FingerPair): Pinch | null
  /** Called when both fingers have lifted. */
  onEnd(): void
}

/** Captures two fingers on an element before other listeners. Returns a function that stops listening. */
export function listenForTwoFingers(element: HTMLElement, { local, isOn, begin, onEnd }: PinchHandlers): () => void {
  const listening = new AbortController()
  const fingers = new Map<number, Point>()
  let pinch: Pinch | null = null
  let isPinching = false

  const pair = (): FingerPair | null => {
    const [a, b] = [...fingers.values()]
    return a && b ? [a, b] : null
  }
  const follow = oncePerFrame((at: FingerPair) => pinch?.move(at))

  function down(event: PointerEvent): void {
    if (event.pointerType !== 'touch' || !isOn(event.target)) return
    fingers.set(event.pointerId, local(event))
    const both = fingers.size === 2 ? pair() : null
    if (both && !isPinching) pinch = begin(both)
    isPinching ||= pinch !== null
    if (isPinching) event.stopImmediatePropagation()
  }
  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, local(event))
    const both = pair()
    if (pinch && both) follow(both)
    if (isPinching) event.stopImmediatePropagation()
  }
  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || !isPinching) return
    event.stopImmediatePropagation()
    if (pinch) {
      follow.flush()
      pinch.end()
      pinch = null
    }
    if (fingers.size > 0) return
    isPinching = false
    onEnd()
  }

  const options = { signal: listening.signal, capture: true }
  element.addEventListener('pointerdown', down, options)
  element.addEventListener('pointermove', move, options)
  element.addEventListener('pointerup', up, options)
  element.addEventListener('pointercancel', up, options)
  return () => {
    listening.abort()
    follow.cancel()
    pinch?.end()
  }
}
