import { clamp, distance, type Point } from '@kitwright/measure'
import { oncePerFrame } from '../../../../ui/index.ts'
import { fingerMidpoint, type FingerPair, type Pinch } from '@kitwright/editor'

export const ZOOMS = { most: 6, step: 1.4 } as const

export interface ZoomState {
  /** 1 fills the window on desktops and its width on phones. */
  readonly zoom: number
  readonly least: number
}

/** Minimum zoom, at which the whole sheet is visible. `wide` is the sheet's height when it fills the width (CSS px). */
export const minZoom = (wide: number, height: number): number => (height > 0 && wide > height ? height / wide : 1)

/** A requested zoom change of the sheet: `fixed` (CSS px on the sheet) moves to `to` (CSS px in the window). */
export interface ZoomChange {
  readonly factor: number
  readonly fixed: Point
  readonly to: Point
}

export type ZoomCallback = (change: ZoomChange) => void

/** Clamps a zoom factor to the sheet's zoom range. */
export const zoomWithin = ({ zoom, least }: ZoomState, factor: number): number =>
  clamp(zoom * factor, Math.min(zoom, least), ZOOMS.most) / zoom

/** Returns the position of the sheet's corner in the window, without the scaling of a running pinch. */
export function cornerOf(element: HTMLElement): Point {
  const scroller = element.parentElement
  if (!scroller) return { x: 0, y: 0 }
  const { left, top } = scroller.getBoundingClientRect()
  // A positioned scroller is the offset parent, so subtracting its own offset would count the rulers twice.
  const from = element.offsetParent === scroller ? { x: 0, y: 0 } : { x: scroller.offsetLeft, y: scroller.offsetTop }
  return {
    x: left + element.offsetLeft - from.x - scroller.scrollLeft,
    y: top + element.offsetTop - from.y - scroller.scrollTop,
  }
}

/**
 * Zooms and moves the sheet with two fingers. During the gesture the browser only stretches the drawing; afterwards the
 * pieces are redrawn at their size.
 */
export function startSheetZoom(
  element: HTMLElement,
  zoomed: ZoomState,
  fingers: FingerPair,
  onZoom: ZoomCallback,
): Pinch {
  const fixed = fingerMidpoint(fingers)
  const apart = Math.max(1, distance(...fingers))
  let change: ZoomChange | null = null
  return {
    move(now) {
      const factor = zoomWithin(zoomed, distance(...now) / apart)
      const is = fingerMidpoint(now)
      const corner = cornerOf(element)
      change = { factor, fixed, to: { x: corner.x + is.x, y: corner.y + is.y } }
      const by = { x: is.x - fixed.x * factor, y: is.y - fixed.y * factor }
      element.style.transformOrigin = '0 0'
      element.style.transform = `translate(${by.x}px, ${by.y}px) scale(${factor})`
    },
    end() {
      element.style.transform = ''
      if (change) onZoom(change)
    },
  }
}

/** Zooms by Ctrl and wheel, which is how a page receives a trackpad pinch. Returns a function that stops listening. */
export function listenForWheelZoom(element: HTMLElement, onZoom: ZoomCallback): () => void {
  const listening = new AbortController()
  let factor = 1
  const zoom = oncePerFrame((to: Point) => {
    const { left, top } = element.getBoundingClientRect()
    onZoom({ factor, fixed: { x: to.x - left, y: to.y - top }, to })
    factor = 1
  })
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return
    event.preventDefault()
    factor *= Math.exp(-clamp(event.deltaY, -50, 50) / 100)
    zoom({ x: event.clientX, y: event.clientY })
  }
  element.addEventListener('wheel', onWheel, { signal: listening.signal, passive: false })
  return () => {
    listening.abort()
    zoom.cancel()
  }
}
