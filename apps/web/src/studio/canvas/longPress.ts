import type { Point } from '@kitwright/measure'

/** A long press lasts this many ticks, half a second together. */
const TICKS = 5
const TICK_MS = 100

export interface LongPress {
  start(at: Point): void
  cancel(): void
}

/** Suppresses the click that browsers emit when the finger lifts, which would close what has just opened. */
function keepFromClicking(): void {
  const suppress = (event: TouchEvent): void => {
    // While the page scrolls, the click is suppressed already and cannot be canceled.
    if (event.cancelable) event.preventDefault()
  }
  addEventListener('touchend', suppress, { once: true, capture: true, passive: false })
}

/**
 * Detects a long press: calls `onLong` with the point after half a second unless a movement cancels it. The time is
 * counted in ticks, between which the page hears the finger: a movement that waits behind a slow frame still cancels.
 */
export function createLongPress(onLong: (at: Point) => void): LongPress {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => clearTimeout(waiting)
  const wait = (at: Point, ticks: number): void => {
    waiting = setTimeout(() => {
      if (ticks > 1) return wait(at, ticks - 1)
      keepFromClicking()
      onLong(at)
    }, TICK_MS)
  }
  return {
    start(at) {
      cancel()
      wait(at, TICKS)
    },
    cancel,
  }
}
