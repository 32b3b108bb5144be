import { startPatternDrag } from '../gesture/patternDrag.ts'
import { patternedPart, patternFrame, patternPlaces, type PatternPlace } from '../gesture/patternPlace.ts'
import { screenToPlane } from '../gesture/plane.ts'
import { shownDocument } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { FrameOverlay, type Framing } from './FrameOverlay.tsx'
import type { LiveStage } from './liveStage.ts'
import { frameGeometry, type OverlayGeometry } from './overlayGeometry.ts'

/** The pattern that the tool is for on the largest piece that is in sight, and its marks. */
function seenPattern(api: StudioStoreApi, live: LiveStage): { place: PatternPlace; geometry: OverlayGeometry } | null {
  const state = api.getState()
  const part = patternedPart(state)
  if (!part) return null
  for (const place of patternPlaces(shownDocument(state), state.garment, part)) {
    const geometry = frameGeometry(live.stage, place.piece, patternFrame(place))
    if (geometry) return { place, geometry }
  }
  return null
}

const framing = (api: StudioStoreApi, live: LiveStage): Framing => ({
  geometry: () => seenPattern(api, live)?.geometry ?? null,
  grab({ grip, at, holds }) {
    const seen = seenPattern(api, live)
    if (!seen) return null
    const { plane } = seen.geometry
    const from = { place: null, relative: screenToPlane(plane, at), ...holds }
    const drag = startPatternDrag(api, seen.place, grip, from)
    return drag && { drag, plane }
  },
})

/** Handles on the cloth that move, grow and turn the pattern of the part at hand. */
export const PatternOverlay = ({ live }: { live: LiveStage }) => (
  <FrameOverlay {...{ live, framing }} name="pattern" withMove />
)
