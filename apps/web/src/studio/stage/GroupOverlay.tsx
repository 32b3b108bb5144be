import type { Layer } from '@kitwright/design'
import { pathOf } from '../arrange/snap/shapes.ts'
import { extentOf } from '../gesture/extent.ts'
import { startGroupDrag, startGroupPinch } from '../gesture/groupDrag.ts'
import { toleranceFor } from '../gesture/holds.ts'
import { mmPerPx, screenToPlane } from '../gesture/plane.ts'
import { groupFrame, groupsOf, type Group } from '../gesture/together.ts'
import { shownDocument } from '../store/selectors.ts'
import { isSelected } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { FrameOverlay, type Framing } from './FrameOverlay.tsx'
import type { LiveStage } from './liveStage.ts'
import { frameGeometry, MARGIN_MM, overlayGeometry, type OverlayGeometry } from './overlayGeometry.ts'

/** The selected layers as they are seen. */
function chosenLayers(api: StudioStoreApi): readonly Layer[] {
  const state = api.getState()
  return shownDocument(state).layers.filter(({ id, isHidden }) => !isHidden && isSelected(state.selection, id))
}

/** The group with the most layers that is in sight, and its marks. */
function seenGroup(api: StudioStoreApi, live: LiveStage): { group: Group; geometry: OverlayGeometry } | null {
  const groups = groupsOf(chosenLayers(api), extentOf).toSorted((a, b) => b.layers.length - a.layers.length)
  for (const group of groups) {
    const frame = groupFrame(group, extentOf, api.getState().turnDeg, MARGIN_MM)
    const geometry = frameGeometry(live.stage, group.piece, frame)
    if (geometry) return { group, geometry }
  }
  return null
}

const framing = (api: StudioStoreApi, live: LiveStage): Framing => ({
  geometry: () => seenGroup(api, live)?.geometry ?? null,
  grab({ grip, at, pointerType, holds }) {
    const seen = seenGroup(api, live)
    if (!seen) return null
    const { plane } = seen.geometry
    const snapping = { toleranceMm: toleranceFor(pointerType, mmPerPx(plane)), sizeOf: extentOf }
    const from = { place: null, relative: screenToPlane(plane, at), ...holds }
    const drag = startGroupDrag(api, seen.group.piece, grip, from, snapping)
    return drag && { drag, plane }
  },
  pinch(fingers) {
    const seen = seenGroup(api, live)
    return seen && startGroupPinch(api, seen.group.piece, seen.geometry.plane, fingers, extentOf)
  },
  outlines: () =>
    chosenLayers(api)
      .flatMap(layer => overlayGeometry(live.stage, layer, extentOf(layer)) ?? [])
      .map(({ outline }) => `M${pathOf(outline)}Z`)
      .join(''),
})

/** The frame around several selected layers, with handles for all of them. */
export const GroupOverlay = ({ live }: { live: LiveStage }) => <FrameOverlay {...{ live, framing }} name="group" />
