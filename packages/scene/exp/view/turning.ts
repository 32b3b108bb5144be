import type { Point } from '@kitwright/measure'

/** What the pointer asks of the camera; px are CSS px. */
export interface Turns {
  turn(dxPx: number, dyPx: number): void
  pan(dxPx: number, dyPx: number): void
  zoom(factor: number, at: Point): void
  /** The pointer let go while moving this fast, px per ms. */
  glide(vxPxMs: number, vyPxMs: number): void
  /** Something was grabbed: stop gliding and easing. */
  grab(): void
}

export interface Turning {
  setEnabled(isEnabled: boolean): void
  dispose(): void
}

interface Finger {
  x: number
  y: number
  readonly isPanning: boolean
}

const WHEEL_STEP = 0.0015
/** A pause before letting go means: stay here. */
const STILL_MS = 60

/** One finger or the left button turns; two fingers pinch and pan; wheel zooms; right button or shift pans. */
export function listenForTurning(canvas: HTMLCanvasElement, turns: Turns): Turning {
  const fingers = new Map<number, Finger>()
  const listening = new AbortController()
  let isEnabled = true
  let speed = { vx: 0, vy: 0, at: 0 }

  const local = (event: PointerEvent | WheelEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const down = (event: PointerEvent): void => {
    if (!isEnabled || fingers.size >= 2) return
    turns.grab()
    speed = { vx: 0, vy: 0, at: event.timeStamp }
    fingers.set(event.pointerId, { ...local(event), isPanning: event.button === 2 || event.shiftKey })
    canvas.setPointerCapture(event.pointerId)
  }

  const moveOne = (finger: Finger, dx: number, dy: number, event: PointerEvent): void => {
    if (finger.isPanning) return turns.pan(dx, dy)
    const ms = Math.max(1, event.timeStamp - speed.at)
    speed = { vx: 0.6 * (dx / ms) + 0.4 * speed.vx, vy: 0.6 * (dy / ms) + 0.4 * speed.vy, at: event.timeStamp }
    turns.turn(dx, dy)
  }

  const moveTwo = (moved: Finger, to: Point): void => {
    const other = [...fingers.values()].find(finger => finger !== moved)!
    const before = Math.hypot(moved.x - other.x, moved.y - other.y)
    const after = Math.hypot(to.x - other.x, to.y - other.y)
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    if (before > 8) turns.zoom(after / before, middle)
    turns.pan((to.x - moved.x) / 2, (to.y - moved.y) / 2)
  }

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    const to = local(event)
    if (fingers.size === 2) moveTwo(finger, to)
    else moveOne(finger, to.x - finger.x, to.y - finger.y, event)
    finger.x = to.x
    finger.y = to.y
  }

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId)
    fingers.delete(event.pointerId)
    const isStill = event.timeStamp - speed.at > STILL_MS
    if (finger && fingers.size === 0 && !finger.isPanning && !isStill && event.type === 'pointerup')
      turns.glide(speed.vx, speed.vy)
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    turns.grab()
    turns.zoom(Math.exp(-event.deltaY * lines * WHEEL_STEP), local(event))
  }

  const { signal } = listening
  canvas.style.touchAction = 'none'
  canvas.addEventListener('pointerdown', down, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  canvas.addEventListener('pointerup', up, { signal })
  canvas.addEventListener('pointercancel', up, { signal })
  canvas.addEventListener('lostpointercapture', up, { signal })
  canvas.addEventListener('wheel', wheel, { signal, passive: false })
  canvas.addEventListener('contextmenu', event => event.preventDefault(), { signal })
  return {
    setEnabled(next) {
      isEnabled = next
      if (next) return
      for (const id of fingers.keys()) if (canvas.hasPointerCapture(id)) canvas.releasePointerCapture(id)
      fingers.clear()
    },
    dispose: () => listening.abort(),
  }
}
