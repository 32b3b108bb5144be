import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import { useRef } from 'react'

/** React also bubbles events from dialogs that a component has opened outside its element. */
const isWithin = ({ currentTarget, target }: SyntheticEvent): boolean => currentTarget.contains(target as Node)

/** Shortest horizontal swipe. A shorter one is a tap, and a steeper one scrolls. */
const MIN_PX = 40

/** Pointer handlers: a swipe to the left steps forwards, one to the right steps back. A swipe across a button does not press it. */
export function useSwipe(step: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const hasSwiped = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      hasSwiped.current = false
      from.current = event.isPrimary && isWithin(event) ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [dx, dy] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      hasSwiped.current = Math.abs(dx) >= MIN_PX && Math.abs(dx) > 2 * Math.abs(dy)
      if (hasSwiped.current) step(dx < 0 ? 1 : -1)
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by key has no detail and ends no swipe.
      if (hasSwiped.current && event.detail > 0 && isWithin(event)) event.stopPropagation()
      hasSwiped.current = false
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }

/** Page Down and Page Up switch kits, because the arrow keys turn the garment. */
export function useKitKeys(step: (by: number) => void) {
  return (event: KeyboardEvent): void => {
    const by = STEPS[event.key]
    if (by === undefined || !isWithin(event) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(by)
  }
}
