import type { Layer } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { distance, type Point } from '@kitwright/measure'
import { startGroupPinch } from '../gesture/groupDrag.ts'
import { patternedParts } from '../patterns/selectedPattern.ts'
import { startPatternPinch } from '../gesture/patternDrag.ts'
import { fingerMidpoint, startPinch, type FingerPair, type Pinch, type Pinchable } from '../gesture/pinch.ts'
import type { Plane } from '../geometry/plane.ts'
import { groupsOf } from '../layers/transformGroup.ts'
import { documentOf, layersOf } from '../state/selectors.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { DocumentWithSelection, SquadState, ViewState } from '../state/types.ts'
import { partAt } from '../sheet/pickOnSheet.ts'
import { patternOn, type SheetView } from './sheetDrags.ts'
import { onSheet, placeOnSheet } from '../sheet/layOutSheet.ts'

type SheetPinchEditor = Access<DocumentWithSelection & SquadState & Pick<ViewState, 'tool'> & Pinchable> &
  WithPorts<'measure'>

/** Fingers within this distance of a layer pinch it; farther away they pinch the sheet, CSS px. */
const NEAR_PX = 60

function planeAround({ sheet, scale }: SheetView, piece: string, at: Point): Plane | null {
  const laid = sheet.pieces.find(each => each.piece.id === piece)
  if (!laid) return null
  const { x, y } = onSheet(laid, at)
  return { origin: { x: x * scale, y: y * scale }, xx: scale, xy: 0, yx: 0, yy: scale }
}

const isAround = ({ origin }: Plane, reachPx: number, fingers: FingerPair): boolean =>
  distance(fingerMidpoint(fingers), origin) <= Math.max(NEAR_PX, reachPx)

/** Starts a pinch of the one selected layer. */
function pinchLayer(editor: SheetPinchEditor, view: SheetView, layer: Layer, fingers: FingerPair): Pinch | null {
  const state = editor.getState()
  const plane = planeAround(view, layer.piece, { x: layer.xMm, y: layer.yMm })
  const box = findPiece(state.garment, documentOf(state).options, layer.piece)?.piece.box
  const { widthMm, heightMm } = editor.ports.measure(layer)
  if (!plane || !box || !isAround(plane, (Math.max(widthMm, heightMm) / 2) * view.scale, fingers)) return null
  return startPinch(editor, { layer, box, plane }, fingers)
}

function pinchGroup(editor: SheetPinchEditor, view: SheetView, fingers: FingerPair): Pinch | null {
  for (const group of groupsOf(layersOf(editor.getState()), editor.ports.measure)) {
    const plane = planeAround(view, group.piece, group.centre)
    const [x0, y0, x1, y1] = group.box
    if (plane && isAround(plane, (Math.max(x1 - x0, y1 - y0) / 2) * view.scale, fingers))
      return startGroupPinch(editor, group.piece, plane, fingers)
  }
  return null
}

function pinchPattern(editor: SheetPinchEditor, view: SheetView, fingers: FingerPair): Pinch | null {
  const { x, y } = fingerMidpoint(fingers)
  const at = placeOnSheet(view.sheet, { x: x / view.scale, y: y / view.scale })
  const under = at && partAt(editor.getState(), at)
  const isOn = under && patternedParts(editor.getState()).includes(under)
  const place = isOn ? patternOn(editor, under, at.piece) : undefined
  const plane = place && planeAround(view, place.piece, place.handle)
  return place && plane ? startPatternPinch(editor, place, plane, fingers) : null
}

/**
 * Returns the pinch of two fingers on the sheet, on the selection if they are around it; null leaves them to the sheet
 * itself.
 */
export function pinchOnSheet(editor: SheetPinchEditor, view: SheetView, fingers: FingerPair): Pinch | null {
  const [layer, ...others] = layersOf(editor.getState())
  if (others.length > 0) return pinchGroup(editor, view, fingers)
  if (!layer) return pinchPattern(editor, view, fingers)
  return layer.isLocked || layer.isHidden ? null : pinchLayer(editor, view, layer, fingers)
}
