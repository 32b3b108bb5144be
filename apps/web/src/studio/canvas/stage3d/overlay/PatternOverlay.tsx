import {
  selectedPatternIndex,
  patternedPart,
  patternFrame,
  type PatternPlace,
  patternPlaces,
  screenToPlane,
  shownDocument,
  startPatternDrag,
  type Access,
  type DocumentWithSelection,
  type SquadState,
  type ViewState,
} from '@kitwright/editor'
import { FrameOverlay, type FramedEditor, type FrameSource } from './FrameOverlay.tsx'
import type { LiveStage } from '../stage/liveStage.ts'
import { frameGeometry, type OverlayGeometry } from './overlayGeometry.ts'

/** Returns the tool's pattern on the largest visible piece, and its marks. */
function seenPattern(
  editor: Access<DocumentWithSelection & SquadState & Pick<ViewState, 'tool'>>,
  live: LiveStage,
): { place: PatternPlace; geometry: OverlayGeometry } | null {
  const state = editor.getState()
  const part = patternedPart(state)
  if (!part) return null
  for (const place of patternPlaces(shownDocument(state), state.garment, part, selectedPatternIndex(state, part))) {
    const geometry = frameGeometry(live.stage, place.piece, patternFrame(place))
    if (geometry) return { place, geometry }
  }
  return null
}

const framing = (editor: FramedEditor, live: LiveStage): FrameSource => ({
  geometry: () => seenPattern(editor, live)?.geometry ?? null,
  grab({ grip, at, holds }) {
    const seen = seenPattern(editor, live)
    if (!seen) return null
    const { plane } = seen.geometry
    const from = { place: null, relative: screenToPlane(plane, at), ...holds }
    const drag = startPatternDrag(editor, seen.place, grip, from)
    return drag && { drag, plane }
  },
})

/** Handles on the cloth that move, scale and rotate the selected part's pattern. */
export const PatternOverlay = ({ live }: { live: LiveStage }) => (
  <FrameOverlay {...{ live, framing }} name="pattern" withMove />
)
