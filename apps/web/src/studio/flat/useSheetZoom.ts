import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { zoomWithin, type OnZoom, type ZoomWish } from './sheetZoom.ts'

interface SheetZoom {
  readonly zoom: number
  /** About the middle of what is seen. */
  zoomBy(factor: number): void
  readonly onZoom: OnZoom
}

/** How large the sheet is drawn in its window; what was asked to stay in place is scrolled back to it. */
export function useSheetZoom(surface: RefObject<HTMLElement | null>): SheetZoom {
  const [zoom, setZoom] = useState(1)
  const now = useRef(zoom)
  const wish = useRef<ZoomWish | null>(null)

  const settle = useCallback((): void => {
    const asked = wish.current
    const scroller = surface.current?.parentElement
    if (!asked || !scroller || !surface.current) return
    wish.current = null
    const { left, top } = surface.current.getBoundingClientRect()
    const { factor, fixed, to } = asked
    scroller.scrollBy(left + fixed.x * factor - to.x, top + fixed.y * factor - to.y)
  }, [surface])
  useLayoutEffect(settle)

  const onZoom = useCallback<OnZoom>(
    wanted => {
      const factor = zoomWithin(now.current, wanted.factor)
      wish.current = { ...wanted, factor }
      now.current *= factor
      // Only moved: nothing is drawn anew that could wait for it.
      if (factor === 1) settle()
      else setZoom(now.current)
    },
    [settle],
  )

  const zoomBy = useCallback(
    (factor: number) => {
      const [window, sheet] = [
        surface.current?.parentElement?.getBoundingClientRect(),
        surface.current?.getBoundingClientRect(),
      ]
      if (!window || !sheet) return
      const to = { x: window.left + window.width / 2, y: window.top + window.height / 2 }
      onZoom({ factor, fixed: { x: to.x - sheet.left, y: to.y - sheet.top }, to })
    },
    [surface, onZoom],
  )
  return { zoom, zoomBy, onZoom }
}
