import { useLayoutEffect, useState, type RefObject } from 'react'
import { zoomWithin, type ZoomCallback, type ZoomChange } from './sheetZoom.ts'

interface SheetZoom {
  readonly onZoom: ZoomCallback
  /** Zooms about the middle of the visible area. */
  zoomBy(factor: number): void
  /** Scrolls the fixed point back into place after the sheet is redrawn at its size. */
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
    // A pure move causes no redraw, so it scrolls at once.
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

/** Holds the zoom of the sheet in its window, at least `least`. */
export function useSheetZoom(surface: RefObject<HTMLElement | null>, least: number) {
  const [zoom, setZoom] = useState(1)
  const [{ onZoom, zoomBy, settle }] = useState(() => createSheetZoom(setZoom))
  useLayoutEffect(() => settle(surface.current, least))
  return { zoom, zoomBy, onZoom }
}
