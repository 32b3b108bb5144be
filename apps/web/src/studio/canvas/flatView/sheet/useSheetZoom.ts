import { useLayoutEffect, useState, type RefObject } from 'react'
import { zoomWithin, type ZoomCallback, type ZoomChange } from './sheetZoom.ts'

interface SheetZoom {
  readonly onZoom: ZoomCallback
  /** About the middle of what is seen. */
  zoomBy(factor: number): void
  /** Once the sheet is drawn at its size: scrolls what was to stay in place back to it. */
  settle(sheet: HTMLElement | null, least: number): void
}

function createSheetZoom(show: (zoom: number) => void): SheetZoom {
  let zoom = 1
  let least = 1
  let change: ZoomChange | null = null
  let sheet: HTMLElement | null = null

  function scroll(): void {
    const scroller = sheet?.parentElement
    if (!change || !sheet || !scroller) return
    const { factor, fixed, to } = change
    change = null
    const { left, top } = sheet.getBoundingClientRect()
    scroller.scrollBy(left + fixed.x * factor - to.x, top + fixed.y * factor - to.y)
  }

  function onZoom(wanted: ZoomChange): void {
    const factor = zoomWithin({ zoom, least }, wanted.factor)
    change = { ...wanted, factor }
    zoom *= factor
    // Only moved: nothing is drawn anew that could wait for it.
    if (factor === 1) scroll()
    else show(zoom)
  }

  return {
    onZoom,
    zoomBy(factor) {
      const [seen, whole] = [sheet?.parentElement?.getBoundingClientRect(), sheet?.getBoundingClientRect()]
      if (!seen || !whole) return
      const to = { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 }
      onZoom({ factor, fixed: { x: to.x - whole.left, y: to.y - whole.top }, to })
    },
    settle(drawn, smallest) {
      sheet = drawn
      least = smallest
      scroll()
    },
  }
}

/** How large the sheet is drawn in its window, and `least` of all. */
export function useSheetZoom(surface: RefObject<HTMLElement | null>, least: number) {
  const [zoom, setZoom] = useState(1)
  const [{ onZoom, zoomBy, settle }] = useState(() => createSheetZoom(setZoom))
  useLayoutEffect(() => settle(surface.current, least))
  return { zoom, zoomBy, onZoom }
}
