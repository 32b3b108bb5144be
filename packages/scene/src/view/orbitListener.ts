import type { Point } from '@kitwright/measure'

/** Camera callbacks of pointer gestures; all distances in CSS px. */
export interface OrbitCallbacks {
  turn(dxPx: number, dyPx: number): void
  pan(dxPx: number, dyPx: number): void
  zoom(factor: number, at: Point): void
  /** Called when the pointer is released while moving, with its velocity in px per ms. */
  glide(vxPxMs: number, vyPxMs: number): void
  /** Called when something is grabbed: stops gliding and easing. */
  grab(): void
}

export interface OrbitListener {
  setEnabled(isEnabled: boolean): void
  dispose(): void
}

interface Finger {
  x: number
  y: number
  readonly isPanning: boolean
}

const WHEEL_STEP = 0.0015
/** A pause of this length before release means no glide. */
const STILL_MS = 60

/** The joint action of fingers, or of a mouse button: a value of its own, without the canvas they are on. */
interface Hand {
  readonly fingers: ReadonlyMap<number, Finger>
  put(id: number, finger: Finger, ms: number): void
  move(id: number, to: Point, ms: number): void
  /** Handles a lifted pointer. Released while moving, the garment keeps turning. */
  lift(id: number, ms: number, letsGo: boolean): void
  forget(): void
}

function pinch(turns: OrbitCallbacks, [moved, other]: readonly [Finger, Finger], to: Point): void {
  const before = Math.hypot(moved.x - other.x, moved.y - other.y)
  const after = Math.hypot(to.x - other.x, to.y - other.y)
  const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
  if (before > 8) turns.zoom(after / before, middle)
  turns.pan((to.x - moved.x) / 2, (to.y - moved.y) / 2)
}

function createHand(turns: OrbitCallbacks): Hand {
  const fingers = new Map<number, Finger>()
  let speed = { vx: 0, vy: 0, at: 0 }

  const drag = (finger: Finger, dx: number, dy: number, atMs: number): void => {
    if (finger.isPanning) return turns.pan(dx, dy)
    const ms = Math.max(1, atMs - speed.at)
    speed = { vx: 0.6 * (dx / ms) + 0.4 * speed.vx, vy: 0.6 * (dy / ms) + 0.4 * speed.vy, at: atMs }
    turns.turn(dx, dy)
  }

  return {
    fingers,
    put(id, finger, ms) {
      turns.grab()
      speed = { vx: 0, vy: 0, at: ms }
      fingers.set(id, finger)
    },
    move(id, to, ms) {
      const finger = fingers.get(id)
      if (!finger) return
      const other = fingers.size === 2 ? [...fingers.values()].find(each => each !== finger) : undefined
      if (other) pinch(turns, [finger, other], to)
      else drag(finger, to.x - finger.x, to.y - finger.y, ms)
      finger.x = to.x
      finger.y = to.y
    },
    lift(id, ms, letsGo) {
      const finger = fingers.get(id)
      fingers.delete(id)
      const isStill = ms - speed.at > STILL_MS
      if (finger && fingers.size === 0 && !finger.isPanning && !isStill && letsGo) turns.glide(speed.vx, speed.vy)
    },
    forget: () => fingers.clear(),
  }
}

/**
 * Listens for gestures: one finger or the left button turns; two fingers pinch and pan; wheel zooms; right button or
 * shift pans.
 */
export function listenForOrbit(canvas: HTMLCanvasElement, turns: OrbitCallbacks): OrbitListener {
  const hand = createHand(turns)
  const listening = new AbortController()
  let isEnabled = true

  const local = (event: PointerEvent | WheelEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const down = (event: PointerEvent): void => {
    if (!isEnabled || hand.fingers.size >= 2) return
    const isPanning = event.button === 2 || event.shiftKey
    hand.put(event.pointerId, { ...local(event), isPanning }, event.timeStamp)
    canvas.setPointerCapture(event.pointerId)
  }

  const move = (event: PointerEvent): void => {
    if (hand.fingers.has(event.pointerId)) hand.move(event.pointerId, local(event), event.timeStamp)
  }

  const up = ({ pointerId, timeStamp, type }: PointerEvent): void =>
    hand.lift(pointerId, timeStamp, type === 'pointerup')

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
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(end, up, { signal })
  canvas.addEventListener('wheel', wheel, { signal, passive: false })
  canvas.addEventListener('contextmenu', event => event.preventDefault(), { signal })
  return {
    setEnabled(next) {
      isEnabled = next
      if (next) return
      for (const id of hand.fingers.keys()) if (canvas.hasPointerCapture(id)) canvas.releasePointerCapture(id)
      hand.forget()
    },
    dispose: () => listening.abort(),
  }
}
