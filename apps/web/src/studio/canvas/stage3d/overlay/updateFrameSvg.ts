import type { Point } from '@kitwright/measure'
import { pathOf } from '@kitwright/editor'
import { within, type OverlayGeometry } from './overlayGeometry.ts'

const EDGE_PX = 14

/** Writes a frame and its handles into the SVG without React, because this runs on every camera frame. */
export function placeMarks(svg: SVGSVGElement, geometry: OverlayGeometry | null): void {
  svg.style.visibility = geometry ? 'visible' : 'hidden'
  if (!geometry) return
  const { clientWidth, clientHeight } = svg
  const put = (grip: string, places: readonly Point[]): void =>
    svg.querySelectorAll<SVGGElement>(`[data-grip="${grip}"]`).forEach((handle, i) => {
      const { x, y } = within(places[i]!, clientWidth, clientHeight, EDGE_PX)
      handle.setAttribute('transform', `translate(${x} ${y})`)
    })
  svg.querySelector('[data-frame]')?.setAttribute('points', pathOf(geometry.outline))
  svg.toggleAttribute('data-small', geometry.leaders.length > 0)
  const leaders = geometry.leaders.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
  svg.querySelector('[data-leaders]')?.setAttribute('d', leaders.join(''))
  put('scale', geometry.corners)
  put('width', geometry.sides)
  put('rotate', [geometry.rotate])
  put('move', [geometry.plane.origin])
  const end = within(geometry.rotate, clientWidth, clientHeight, EDGE_PX)
  const stem = { x1: geometry.top.x, y1: geometry.top.y, x2: end.x, y2: end.y }
  for (const [name, at] of Object.entries(stem)) svg.querySelector('line')?.setAttribute(name, String(at))
}
