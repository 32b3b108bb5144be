import type { Point } from '@kitwright/measure'

const LONG_MS = 500

export interface LongPress {
  start(at: Point): void
  cancel(): void
}

/** When the finger lifts, browsers act as if a mouse had clicked there: what has just opened would close. */
function keepFromClicking(): void {
  addEventListener('touchend', event => event.preventDefault(), { once: true, capture: true, passive: false })
}

/** A finger that rests: after half a second `onLong` hears where, unless it was cancelled by a movement. */
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
