import type { Layer, Worn } from '@kitwright/design'
import { clamp, type Point } from '@kitwright/measure'
import { snapScale } from '../arrange/snap/snapScale.ts'
import { sizeGaps } from '../arrange/snap/sizeGaps.ts'
import { documentOf, layersOf } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { caught, factorBetween, turnBetween } from './gesture.ts'
import { newGesture } from '../useGesture.ts'
import type { SizeOf } from '../arrange/boxes.ts'
import { between, middle, type Pair, type Pinch } from './pinch.ts'
import { screenToPlane, type Plane } from './plane.ts'
import { runDrag, type DragPoint, type LayerDrag, type Step } from './layerDrag.ts'
import { fieldAround, type Snapping } from './snapper.ts'
import { groupsOf, sharedRange, togetherCommand, type Group } from './together.ts'
import type { Grip } from './types.ts'

const wornIn = (api: StudioStoreApi): Worn => {
  const state = api.getState()
  return { garment: state.garment, options: documentOf(state).options }
}

const catchingOf = ({ isFree, isStepped }: DragPoint) => (isFree ? 'free' : isStepped ? 'steps' : 'eighths')

/** Growing all of them: the held group's edges snap to what lies around it. */
function scaling(api: StudioStoreApi, groups: readonly Group[], held: Group, snapping: Snapping) {
  const document = documentOf(api.getState())
  const worn = wornIn(api)
  const moving: readonly Layer[] = groups.flatMap(({ layers }) => layers)
  const range = sharedRange(moving)
  const field = fieldAround(held.piece, {
    all: document.layers.filter(layer => !moving.includes(layer)),
    worn,
    sizeOf: snapping.sizeOf,
  })
  return (from: Point, to: Point, isFree: boolean): Step => {
    const wanted = clamp(factorBetween(from, to), ...range)
    const snapped =
      field && !isFree
        ? snapScale(field, held.box, wanted, { axes: [0, 1], toleranceMm: snapping.toleranceMm })
        : { factor: wanted, lines: [], gaps: [] }
    const factor = clamp(snapped.factor, ...range)
    const [x0, y0, x1, y1] = held.box
    const gaps = sizeGaps(held.centre, 0, { widthMm: (x1 - x0) * factor, heightMm: (y1 - y0) * factor })
    return {
      command: togetherCommand(worn, groups, { factor }),
      guides: { piece: held.piece, lines: snapped.lines, gaps: [...snapped.gaps, ...gaps] },
    }
  }
}

/** The selected layers scaled or turned by a handle of the frame around those on `piece`; null where none of them may be changed. */
export function startGroupDrag(
  api: StudioStoreApi,
  piece: string,
  grip: Grip,
  from: DragPoint,
  snapping: Snapping,
): LayerDrag | null {
  const groups = groupsOf(layersOf(api.getState()), snapping.sizeOf)
  const held = groups.find(group => group.piece === piece)
  const began = from.relative
  if (!held || !began) return null
  if (grip !== 'rotate') {
    const scale = scaling(api, groups, held, snapping)
    return runDrag(api, to => to.relative && scale(began, to.relative, to.isFree))
  }
  const worn = wornIn(api)
  return runDrag(api, to => {
    if (!to.relative) return null
    const turnDeg = caught(turnBetween(began, to.relative), catchingOf(to))
    return { command: togetherCommand(worn, groups, { turnDeg }), guides: null, turnDeg }
  })
}

/** Two fingers on the selected layers of one piece; those of other pieces grow and turn with them. */
export function startGroupPinch(
  api: StudioStoreApi,
  piece: string,
  plane: Plane,
  fingers: Pair,
  sizeOf: SizeOf,
): Pinch | null {
  const groups = groupsOf(layersOf(api.getState()), sizeOf)
  const held = groups.find(group => group.piece === piece)
  if (!held) return null
  const gesture = newGesture()
  const range = sharedRange(groups.flatMap(({ layers }) => layers))
  const onCloth = ([a, b]: Pair): Pair => [screenToPlane(plane, a), screenToPlane(plane, b)]
  const from = onCloth(fingers)
  return {
    move(to) {
      const now = onCloth(to)
      const [before, after] = [between(from), between(now)]
      const factor = clamp(factorBetween(before, after), ...range)
      const turnDeg = caught(turnBetween(before, after), api.getState().isSnapping ? 'eighths' : 'free')
      const [was, is] = [middle(from), middle(now)]
      const by = { x: is.x - was.x, y: is.y - was.y }
      api.getState().drag(togetherCommand(wornIn(api), groups, { by, factor, turnDeg }, held), gesture, null, turnDeg)
    },
    end: () => api.getState().rest(),
  }
}
