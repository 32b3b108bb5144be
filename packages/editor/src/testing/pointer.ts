import { boxAround, type Point } from '@kitwright/measure'
import type { Editor } from '../createEditor.ts'
import { dragModifiersOf, isAdditiveSelect } from '../gesture/modifierKeys.ts'
import type { FingerPair } from '../gesture/pinch.ts'
import type { PiecePoint } from '../geometry/types.ts'
import { pressSheet, type PointerHold, type SheetPress } from '../pointer/pressSheet.ts'
import { dragPointOf, type Handle, type SheetView } from '../pointer/sheetDrags.ts'
import { pinchOnSheet } from '../pointer/sheetPinch.ts'
import { layersWithin } from '../sheet/pickOnSheet.ts'
import { onSheet, sheetOf } from '../sheet/layOutSheet.ts'
import { selectionOf } from '../state/selection.ts'
import { garmentWithOptions } from '../state/selectors.ts'

/** Modifiers of a press or drag. */
export interface How {
  readonly shift?: boolean
  readonly alt?: boolean
  readonly ctrl?: boolean
  readonly meta?: boolean
  readonly touch?: boolean
}

/** Maps millimetres on a piece to this editor's current view. */
function sheetSeenBy(editor: Editor, scale: number) {
  const view = (): SheetView => {
    const { garment, options } = garmentWithOptions(editor.getState())
    return { sheet: sheetOf(garment, options), scale }
  }
  const onTheSheet = ({ piece, at }: PiecePoint): Point => {
    const laid = view().sheet.pieces.find(each => each.piece.id === piece)
    if (!laid) throw new Error(`No piece ${piece} on the sheet`)
    return onSheet(laid, at)
  }
  const onScreen = (place: PiecePoint): Point => {
    const { x, y } = onTheSheet(place)
    return { x: x * scale, y: y * scale }
  }
  return {
    view,
    fingersOn: (piece: string, [a, b]: FingerPair): FingerPair => [
      onScreen({ piece, at: a }),
      onScreen({ piece, at: b }),
    ],
    pointOf: (place: PiecePoint, { shift = false, alt = false, ctrl = false, meta = false }: How) => ({
      at: onTheSheet(place),
      ...dragModifiersOf({ shiftKey: shift, altKey: alt, ctrlKey: ctrl, metaKey: meta }, editor),
    }),
  }
}

function selectWithin(editor: Editor, view: SheetView, corners: FingerPair): void {
  const touched = layersWithin(editor.getState(), view.sheet, boxAround(corners), editor.ports.measure)
  editor.getState().select(selectionOf(touched))
}

/** Creates a test's pointer on the flat pieces, displayed at `scale` px a millimetre. */
export function createPointer(editor: Editor, scale: number) {
  let hold: PointerHold | null = null
  let pressed: Point = { x: 0, y: 0 }
  let hasMoved = false
  const { view, fingersOn, pointOf } = sheetSeenBy(editor, scale)
  function end(): void {
    hold?.taken?.drag.end()
    hold = null
  }

  return {
    press(piece: string, at: Point, { handle, ...how }: How & { readonly handle?: Handle } = {}): void {
      const { shift = false, ctrl = false, meta = false } = how
      const press: SheetPress = {
        ...pointOf({ piece, at }, how),
        pointerType: how.touch ? 'touch' : 'mouse',
        isAdding: isAdditiveSelect({ shiftKey: shift, ctrlKey: ctrl, metaKey: meta }),
        handle,
      }
      pressed = press.at
      hold = pressSheet(editor, view(), press)
      hasMoved = false
    },
    drag(piece: string, to: Point, how: How = {}): void {
      hasMoved = true
      const point = pointOf({ piece, at: to }, how)
      const taken = hold?.taken
      if (taken) taken.drag.move(dragPointOf(view(), point, taken))
      if (hold?.isBoxing) selectWithin(editor, view(), [pressed, point.at])
    },
    release(isSecond = false): void {
      if (!hasMoved) hold?.click?.(isSecond)
      end()
    },
    cancel(): void {
      hold?.taken?.drag.cancel()
      end()
    },
    pinch(piece: string, from: FingerPair, to: FingerPair): void {
      const pinch = pinchOnSheet(editor, view(), fingersOn(piece, from))
      if (!pinch) throw new Error('Two fingers take nothing here')
      pinch.move(fingersOn(piece, to))
      pinch.end()
    },
  }
}
