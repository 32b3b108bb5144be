import type { Point } from '@kitwright/measure'
import type { HeldKeys } from '@kitwright/editor'
import { oncePerFrame } from '../../ui/index.ts'
import { createLongPress } from './longPress.ts'

/** Handlers of a press. They are called while the pointer is down. */
export interface Press<To> {
  /** It has left its place, and is no click any more. */
  begin?(): void
  /** Goes on to where the pointer is, at most once a frame. */
  move(to: To): void
  /** The pointer was released at its place. `isSecond` marks the second click of a double click. */
  click(event: PointerEvent, isSecond: boolean): void
  /** The browser took the pointer away; without this what was done by then stays. */
  cancel?(): void
  /** A finger rested on its place; `at` is its point of the window. */
  rest(at: Point): void
  /** It is over, one way or another. */
  end(): void
}

/** One pointer from pressing to letting go: a click, a drag or a long press. */
export interface PointerSession<To> {
  readonly isPressed: boolean
  begin(event: PointerEvent, from: Point, press: Press<To>): void
  /** Reports the pointer's position in the element. A drag evaluates `to` again when a modifier key changes. */
  move(event: PointerEvent, at: Point, to: (keys: HeldKeys) => To): void
  /** Whatever becomes of it, it is no click. */
  spoilClick(): void
  letGo(event: PointerEvent): void
  /** The press comes to nothing. */
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

/** `clickPx`: farther than this a press is a drag, not a click, CSS px. */
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
