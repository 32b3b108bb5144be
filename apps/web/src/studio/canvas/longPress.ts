import type { Point } from '@kitwright/measure'

const LONG_MS = 500

export interface LongPress {
  start(at: Point): void
  cancel(): void
}

/** Suppresses the click that browsers emit when the finger lifts, which would close what has just opened. */
function keepFromClicking(): void {
  addEventListener('touchend', event => event.preventDefault(), { once: true, capture: true, passive: false })
}

/** Detects a long press: calls `onLong` with the point after half a second unless a movement cancels it. */
export function createLongPress(onLong: (at: Point) => void): LongPress {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => clearTimeout(waiting)
  return {
    start(at) {
      cancel()
      waiting = setTimeout(() => {
        keepFromClicking()
        onLong(at)
      }, LONG_MS)
    },
    cancel,
  }
}
