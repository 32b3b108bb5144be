import { type Command, patternsOn, partStyleOf } from '@kitwright/design'
import { modelsOf } from '@kitwright/garment'
import { normaliseDegrees, type Point } from '@kitwright/measure'
import { documentOf } from '../state/selectors.ts'
import type { Access } from '../state/access.ts'
import type { DocumentState, DocumentVerbs, DocumentWithSelection, ViewState } from '../state/types.ts'
import { sharedPatternCommand, withPatternAt } from '../patterns/garmentWidePatterns.ts'
import { clothParts, isOnAllParts, applyToAllPartsCommand } from '../patterns/applyToAllParts.ts'
import { newGesture } from './newGestureId.ts'
import { applyJacobian, mapTurn } from '../patterns/patternJacobian.ts'
import { snapAngle, factorBetween, turnBetween } from '../layers/layerChanges.ts'
import { runDrag, type Draggable } from './layerDrag.ts'
import type { DragPoint, LayerDrag } from './drag.ts'
import { transformPattern, type PatternMove } from '../patterns/transformPattern.ts'
import { selectedPatternIndex, patternedPart } from '../patterns/selectedPattern.ts'
import type { PatternPlace } from '../patterns/patternHandles.ts'
import { fingerVector, fingerMidpoint, type FingerPair, type Pinch, type Pinchable } from './pinch.ts'
import { screenToPlane, type Plane } from '../geometry/plane.ts'
import type { RotationSnap, Grip } from '../geometry/types.ts'

/** Sets a pattern on its part, or on all parts that share it over the whole garment. */
function dressing(
  { part, pattern, at }: Pick<PatternPlace, 'part' | 'pattern' | 'at'>,
  editor: Access<DocumentState>,
): (move: PatternMove) => Command {
  const { garment } = editor.getState()
  const document = documentOf(editor.getState())
  const worn = new Set(modelsOf(garment, document.options).flatMap(model => model.areas.map(area => area.part)))
  const parts = clothParts(garment.parts.filter(id => worn.has(id)))
  const isWhole = isOnAllParts(document, parts)
  return move => {
    const next = transformPattern(pattern, move)
    return isWhole && parts.includes(part)
      ? applyToAllPartsCommand(document, parts, withPatternAt(patternsOn(partStyleOf(document, part)), at, next))
      : sharedPatternCommand(document, part, next, at)
  }
}

type PatternMoveEditor = DocumentWithSelection & DocumentState & Pick<DocumentVerbs, 'commit'> & Pick<ViewState, 'tool'>

/** Moves, scales and rotates the pattern of the part selected in the patterns tool. Returns false if there is none. */
export function movePattern(editor: Access<PatternMoveEditor>, move: PatternMove, gesture: string): boolean {
  const state = editor.getState()
  const part = state.selection.kind === 'part' ? patternedPart(state) : null
  if (!part) return false
  const at = selectedPatternIndex(state, part)
  const pattern = patternsOn(partStyleOf(documentOf(state), part))[at]
  if (!pattern) return false
  state.commit(dressing({ part, pattern, at }, editor)(move), gesture)
  return true
}

const catchingOf = ({ isFree, isStepped }: DragPoint): RotationSnap =>
  isFree ? 'free' : isStepped ? 'steps' : 'eighths'

/** Returns the rotation that brings the pattern to its snapped angle. */
const turnTo = (rotationDeg: number, turn: number, catching: RotationSnap): number =>
  snapAngle(normaliseDegrees(rotationDeg + turn), catching) - rotationDeg

/**
 * Starts dragging a pattern: any point of it moves it, its handles scale and rotate it. `relative` is measured from the
 * middle of the handles.
 */
export function startPatternDrag(
  editor: Access<Draggable>,
  place: PatternPlace,
  grip: Grip,
  from: DragPoint,
): LayerDrag | null {
  const began = from.relative
  if (!began) return null
  const { pattern, centre, anchor, way } = place
  const about = applyJacobian(way, { x: anchor.x - centre.x, y: anchor.y - centre.y })
  const dress = dressing(place, editor)
  function moveTo(to: Point, catching: RotationSnap): PatternMove {
    if (grip === 'move') return { by: applyJacobian(way, { x: to.x - began!.x, y: to.y - began!.y }) }
    if (grip === 'rotate')
      return { about, turnDeg: turnTo(pattern.rotationDeg, mapTurn(way, turnBetween(began!, to)), catching) }
    return { about, factor: factorBetween(began!, to) }
  }
  return runDrag(editor, to => to.relative && { command: dress(moveTo(to.relative, catchingOf(to))), guides: null })
}

/** Starts a two-finger gesture that moves, scales and rotates a pattern. */
export function startPatternPinch(
  editor: Access<DocumentState & Pinchable>,
  place: PatternPlace,
  plane: Plane,
  fingers: FingerPair,
): Pinch {
  const gesture = newGesture()
  const dress = dressing(place, editor)
  const onCloth = ([a, b]: FingerPair): FingerPair => [screenToPlane(plane, a), screenToPlane(plane, b)]
  const from = onCloth(fingers)
  const was = fingerMidpoint(from)
  // The plane's centre is at the handles.
  const { way, handle, centre } = place
  const about = applyJacobian(way, { x: was.x + handle.x - centre.x, y: was.y + handle.y - centre.y })
  return {
    move(to) {
      const now = onCloth(to)
      const catching = editor.getState().isSnapping ? 'eighths' : 'free'
      const turnDeg = turnTo(
        place.pattern.rotationDeg,
        mapTurn(way, turnBetween(fingerVector(from), fingerVector(now))),
        catching,
      )
      const is = fingerMidpoint(now)
      const by = applyJacobian(way, { x: is.x - was.x, y: is.y - was.y })
      const factor = factorBetween(fingerVector(from), fingerVector(now))
      editor.getState().drag(dress({ about, by, factor, turnDeg }), gesture, null)
    },
    end: () => editor.getState().endDrag(),
  }
}
