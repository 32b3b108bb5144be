import type { Point } from '@kitwright/measure'
import type { HeldKeys } from '@kitwright/editor'
import { oncePerFrame } from '../../ui/index.ts'
import { createLongPress } from './longPress.ts'

/** Handlers of a press. They are called while the pointer is down. */
export interface Press<To> {
  /** The pointer has left its starting point, so the press is no longer a click. */
  begin?(): void
  /** Continues the drag to the pointer's position, at most once a frame. */
  move(to: To): void
  /** Called on release at the starting point. `isSecond` marks the second click of a double click. */
  click(event: PointerEvent, isSecond: boolean): void
  /** Called when the browser cancels the pointer. Without this handler, the changes so far stay. */
  cancel?(): void
  /** Called on a long press; `at` is its point in the window. */
  rest(at: Point): void
  /** Called when the session ends, for any reason. */
  end(): void
}

/** One pointer from press to release: a click, a drag or a long press. */
export interface PointerSession<To> {
  readonly isPressed: boolean
  begin(event: PointerEvent, from: Point, press: Press<To>): void
  /** Reports the pointer's position in the element. A drag evaluates `to` again when a modifier key changes. */
  move(event: PointerEvent, at: Point, to: (keys: HeldKeys) => To): void
  /** Prevents the press from counting as a click. */
  spoilClick(): void
  letGo(event: PointerEvent): void
  /** Discards the press. */
  drop(): void
}

interface PointerPress<To> {
  readonly pointer: number
  readonly from: Point
  readonly press: Press<To>
  hasMoved: boolean
  /** Returns the drag target at the pointer's position for the given modifier keys. */
  to?: (keys: HeldKeys) => To
}

const HELD_KEYS = ['Alt', 'Control', 'Meta', 'Shift']

/** Calls `onChange` when a modifier key goes down or up. Returns a function that stops listening. */
function listenForHeldKeys(onChange: (keys: HeldKeys) => void): () => void {
  const listening = new AbortController()
  const onKey = (event: KeyboardEvent): void => {
    if (!HELD_KEYS.includes(event.key)) return
    // Alt alone would open the browser's menu.
    event.preventDefault()
    onChange(event)
  }
  addEventListener('keydown', onKey, { signal: listening.signal })
  addEventListener('keyup', onKey, { signal: listening.signal })
  return () => listening.abort()
}

/** Largest delay (ms) and distance (CSS px) between the clicks of a double click. */
const SECOND = { ms: 400, px: 12 } as const

/** Returns a function that detects double clicks. A third click counts as a first click. */
function noteClicks(): (event: PointerEvent) => boolean {
  let last: PointerEvent | null = null
  return event => {
    const isSecond =
      last !== null &&
      event.timeStamp - last.timeStamp <= SECOND.ms &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) <= SECOND.px
    last = isSecond ? null : event
    return isSecond
  }
}

/** Creates a pointer session. A press that moves farther than `clickPx` (CSS px) is a drag, not a click. */
export function createPointerSession<To>(clickPx: number): PointerSession<To> {
  let held: PointerPress<To> | null = null
  let stopKeys: (() => void) | undefined
  const isSecond = noteClicks()
  const follow = oncePerFrame((to: To) => held?.press.move(to))

  const drop = (): void => {
    longPress.cancel()
    follow.cancel()
    stopKeys?.()
    held?.press.end()
    held = null
  }
  const longPress = createLongPress(at => {
    const press = held?.press
    drop()
    press?.rest(at)
  })
  const beginToMove = (pressed: PointerPress<To>, at: Point): void => {
    if (pressed.hasMoved || Math.hypot(at.x - pressed.from.x, at.y - pressed.from.y) < clickPx) return
    pressed.hasMoved = true
    longPress.cancel()
    pressed.press.begin?.()
  }

  return {
    get isPressed() {
      return held !== null
    },
    begin(event, from, press) {
      held = { pointer: event.pointerId, from, press, hasMoved: false }
      stopKeys = listenForHeldKeys(keys => {
        if (held?.hasMoved && held.to) follow(held.to(keys))
      })
      if (event.pointerType === 'touch') longPress.start({ x: event.clientX, y: event.clientY })
    },
    move(event, at, to) {
      if (event.pointerId !== held?.pointer) return
      beginToMove(held, at)
      held.to = to
      if (held.hasMoved) follow(to(event))
    },
    spoilClick() {
      if (held) held.hasMoved = true
      longPress.cancel()
    },
    letGo(event) {
      if (event.pointerId !== held?.pointer) return
      const { press, hasMoved } = held
      if (event.type === 'pointercancel' && press.cancel) {
        follow.cancel()
        press.cancel()
      } else if (hasMoved) follow.flush()
      drop()
      if (!hasMoved && event.type === 'pointerup') press.click(event, isSecond(event))
    },
    drop,
  }
}
