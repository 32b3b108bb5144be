import type { Layer } from '@kitwright/design'
import { clamp, type Point } from '@kitwright/measure'
import { snapScale } from '../snapping/snapScale.ts'
import { sizeGaps } from '../snapping/sizeGaps.ts'
import { documentOf, layersOf, garmentWithOptions } from '../state/selectors.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { DocumentState, DocumentWithSelection } from '../state/types.ts'
import { snapAngle, factorBetween, turnBetween } from '../layers/layerChanges.ts'
import { newGesture } from './newGestureId.ts'
import { fingerVector, fingerMidpoint, type FingerPair, type Pinch, type Pinchable } from './pinch.ts'
import { screenToPlane, type Plane } from '../geometry/plane.ts'
import { runDrag, type Draggable } from './layerDrag.ts'
import type { DragPoint, LayerDrag, DragStep } from './drag.ts'
import { snapFieldAround, type SnapOptions } from './snapLayer.ts'
import { groupsOf, sharedRange, groupTransformCommand, type Group } from '../layers/transformGroup.ts'
import type { Grip } from '../geometry/types.ts'

const catchingOf = ({ isFree, isStepped }: DragPoint) => (isFree ? 'free' : isStepped ? 'steps' : 'eighths')

/** Scales all groups. The edges of the dragged group snap to its surroundings. */
function scaling(editor: Access<DocumentState>, groups: readonly Group[], held: Group, snapping: SnapOptions) {
  const document = documentOf(editor.getState())
  const worn = garmentWithOptions(editor.getState())
  const moving: readonly Layer[] = groups.flatMap(({ layers }) => layers)
  const range = sharedRange(moving)
  const field = snapFieldAround(held.piece, {
    all: document.layers.filter(layer => !moving.includes(layer)),
    worn,
    guides: document.rulerGuides ?? [],
    sizeOf: snapping.sizeOf,
  })
  return (from: Point, to: Point, isFree: boolean): DragStep => {
    const wanted = clamp(factorBetween(from, to), ...range)
    const snapped =
      field && !isFree
        ? snapScale(field, held.box, wanted, { axes: [0, 1], toleranceMm: snapping.toleranceMm })
        : { factor: wanted, lines: [], gaps: [] }
    const factor = clamp(snapped.factor, ...range)
    const [x0, y0, x1, y1] = held.box
    const gaps = sizeGaps(held.centre, 0, { widthMm: (x1 - x0) * factor, heightMm: (y1 - y0) * factor })
    return {
      command: groupTransformCommand(worn, groups, { factor }),
      guides: { piece: held.piece, lines: snapped.lines, gaps: [...snapped.gaps, ...gaps] },
    }
  }
}

/**
 * Scales or rotates the selected layers by a handle of the frame around those on `piece`. Null if none of them may be
 * changed.
 */
export function startGroupDrag(
  editor: Access<Draggable>,
  piece: string,
  grip: Grip,
  from: DragPoint,
  snapping: SnapOptions,
): LayerDrag | null {
  const groups = groupsOf(layersOf(editor.getState()), snapping.sizeOf)
  const held = groups.find(group => group.piece === piece)
  const began = from.relative
  if (!held || !began) return null
  if (grip !== 'rotate') {
    const scale = scaling(editor, groups, held, snapping)
    return runDrag(editor, to => to.relative && scale(began, to.relative, to.isFree))
  }
  const worn = garmentWithOptions(editor.getState())
  return runDrag(editor, to => {
    if (!to.relative) return null
    const turnDeg = snapAngle(turnBetween(began, to.relative), catchingOf(to))
    return { command: groupTransformCommand(worn, groups, { turnDeg }), guides: null, turnDeg }
  })
}

/**
 * Starts a two-finger gesture on the selected layers of one piece. Selected layers of other pieces scale and rotate
 * with them.
 */
export function startGroupPinch(
  editor: Access<DocumentWithSelection & Pinchable> & WithPorts<'measure'>,
  piece: string,
  plane: Plane,
  fingers: FingerPair,
): Pinch | null {
  const groups = groupsOf(layersOf(editor.getState()), editor.ports.measure)
  const held = groups.find(group => group.piece === piece)
  if (!held) return null
  const gesture = newGesture()
  const range = sharedRange(groups.flatMap(({ layers }) => layers))
  const onCloth = ([a, b]: FingerPair): FingerPair => [screenToPlane(plane, a), screenToPlane(plane, b)]
  const from = onCloth(fingers)
  return {
    move(to) {
      const now = onCloth(to)
      const [before, after] = [fingerVector(from), fingerVector(now)]
      const factor = clamp(factorBetween(before, after), ...range)
      const turnDeg = snapAngle(turnBetween(before, after), editor.getState().isSnapping ? 'eighths' : 'free')
      const [was, is] = [fingerMidpoint(from), fingerMidpoint(now)]
      const by = { x: is.x - was.x, y: is.y - was.y }
      editor
        .getState()
        .drag(
          groupTransformCommand(garmentWithOptions(editor.getState()), groups, { by, factor, turnDeg }, held),
          gesture,
          null,
          turnDeg,
        )
    },
    end: () => editor.getState().endDrag(),
  }
}
