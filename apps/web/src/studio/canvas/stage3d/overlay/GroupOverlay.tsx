import type { Layer } from '@kitwright/design'
import {
  type Group,
  groupFrame,
  groupsOf,
  isSelected,
  mmPerPx,
  pathOf,
  screenToPlane,
  shownDocument,
  startGroupDrag,
  startGroupPinch,
  toleranceFor,
  type Access,
  type SelectionState,
  type DocumentState,
  type DragState,
  type SquadState,
} from '@kitwright/editor'
import { extentOf } from '../../../context/index.ts'
import { FrameOverlay, type FramedEditor, type FrameSource } from './FrameOverlay.tsx'
import type { LiveStage } from '../stage/liveStage.ts'
import { frameGeometry, MARGIN_MM, overlayGeometry, type OverlayGeometry } from './overlayGeometry.ts'

/** Returns the selected layers as displayed. */
function chosenLayers(editor: Access<DocumentState & SelectionState & SquadState>): readonly Layer[] {
  const state = editor.getState()
  return shownDocument(state).layers.filter(({ id, isHidden }) => !isHidden && isSelected(state.selection, id))
}

/** Returns the visible group with the most layers, and its marks. */
function seenGroup(
  editor: Access<DocumentState & SelectionState & SquadState & Pick<DragState, 'turnDeg'>>,
  live: LiveStage,
): { group: Group; geometry: OverlayGeometry } | null {
  const groups = groupsOf(chosenLayers(editor), extentOf).toSorted((a, b) => b.layers.length - a.layers.length)
  for (const group of groups) {
    const frame = groupFrame(group, extentOf, editor.getState().turnDeg, MARGIN_MM)
    const geometry = frameGeometry(live.stage, group.piece, frame)
    if (geometry) return { group, geometry }
  }
  return null
}

const framing = (editor: FramedEditor, live: LiveStage): FrameSource => ({
  geometry: () => seenGroup(editor, live)?.geometry ?? null,
  grab({ grip, at, pointerType, holds }) {
    const seen = seenGroup(editor, live)
    if (!seen) return null
    const { plane } = seen.geometry
    const snapping = { toleranceMm: toleranceFor(pointerType, mmPerPx(plane)), sizeOf: extentOf }
    const from = { place: null, relative: screenToPlane(plane, at), ...holds }
    const drag = startGroupDrag(editor, seen.group.piece, grip, from, snapping)
    return drag && { drag, plane }
  },
  pinch(fingers) {
    const seen = seenGroup(editor, live)
    return seen && startGroupPinch(editor, seen.group.piece, seen.geometry.plane, fingers)
  },
  outlines: () =>
    chosenLayers(editor)
      .flatMap(layer => overlayGeometry(live.stage, layer, extentOf(layer)) ?? [])
      .map(({ outline }) => `M${pathOf(outline)}Z`)
      .join(''),
})

/** Frame around several selected layers, with handles for all of them. */
export const GroupOverlay = ({ live }: { live: LiveStage }) => <FrameOverlay {...{ live, framing }} name="group" />
