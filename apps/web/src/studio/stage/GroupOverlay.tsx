import { useEffect, useRef } from 'react'
import { pathOf } from '../arrange/snap/shapes.ts'
import { extentOf } from '../gesture/extent.ts'
import { startGroupDrag } from '../gesture/groupDrag.ts'
import { toleranceFor } from '../gesture/holds.ts'
import { mmPerPx, screenToPlane } from '../gesture/plane.ts'
import { groupFrame, groupsOf, type Group } from '../gesture/together.ts'
import { shownDocument } from '../store/selectors.ts'
import { isSelected } from '../store/selection.ts'
import { useStudioApi } from '../store/StudioContext.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { useWords } from '../words.ts'
import { listenForHandles, type Grab } from './handles.ts'
import type { LiveStage } from './liveStage.ts'
import { frameGeometry, MARGIN_MM, overlayGeometry, type OverlayGeometry } from './overlayGeometry.ts'
import { placeMarks } from './placeMarks.ts'
import styles from './stage.module.css'

/** The group with the most layers that is in sight, and its marks. */
function seenGroup(live: LiveStage, api: StudioStoreApi): { group: Group; geometry: OverlayGeometry } | null {
  const state = api.getState()
  const chosen = shownDocument(state).layers.filter(({ id }) => isSelected(state.selection, id))
  const groups = groupsOf(chosen, extentOf).toSorted((a, b) => b.layers.length - a.layers.length)
  for (const group of groups) {
    const frame = groupFrame(group, extentOf, state.turnDeg, MARGIN_MM)
    const geometry = frameGeometry(live.stage, group.piece, frame)
    if (geometry) return { group, geometry }
  }
  return null
}

const grabGroup =
  (api: StudioStoreApi, live: LiveStage): Grab =>
  ({ grip, at, pointerType, holds }) => {
    const seen = seenGroup(live, api)
    if (!seen) return null
    const { plane } = seen.geometry
    const snapping = { toleranceMm: toleranceFor(pointerType, mmPerPx(plane)), sizeOf: extentOf }
    const from = { place: null, relative: screenToPlane(plane, at), ...holds }
    const drag = startGroupDrag(api, seen.group.piece, grip, from, snapping)
    return drag && { drag, plane }
  }

/** A thin frame around each of the layers. */
function placeEach(svg: SVGSVGElement, live: LiveStage, api: StudioStoreApi): void {
  const state = api.getState()
  const chosen = shownDocument(state).layers.filter(({ id, isHidden }) => !isHidden && isSelected(state.selection, id))
  const path = chosen
    .map(layer => overlayGeometry(live.stage, layer, extentOf(layer)))
    .map(each => each && `M${pathOf(each.outline)}Z`)
  svg.querySelector('[data-frames]')?.setAttribute('d', path.join(''))
}

/** The frame around several selected layers, with handles for all of them. */
export function GroupOverlay({ live }: { live: LiveStage }) {
  const say = useWords()
  const api = useStudioApi()
  const svg = useRef<SVGSVGElement>(null)

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const draw = (): void => {
      placeMarks(element, seenGroup(live, api)?.geometry ?? null)
      placeEach(element, live, api)
    }
    draw()
    const stops = [live.onFrame(draw), api.subscribe(draw), listenForHandles(element, live, api, grabGroup(api, live))]
    return () => stops.forEach(stop => stop())
  }, [api, live])

  return (
    <svg ref={svg} className={styles.overlay} role="group" aria-label={say('handles')} data-testid="group-handles">
      <path className={styles.frames} data-frames />
      <polygon className={styles.frame} data-frame />
      <line className={styles.stem} />
      {[0, 1, 2, 3].map(corner => (
        <g key={corner} data-grip="scale" data-testid={`group-scale-${corner}`}>
          <circle r={22} className={styles.reach} />
          <rect x={-6} y={-6} width={12} height={12} rx={3} className={styles.handle} />
        </g>
      ))}
      <g data-grip="rotate" data-testid="group-rotate">
        <circle r={22} className={styles.reach} />
        <circle r={8} className={styles.handle} />
      </g>
    </svg>
  )
}
