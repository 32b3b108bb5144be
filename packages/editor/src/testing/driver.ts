import type { Layer } from '@kitwright/design'
import { boxAround, type Point } from '@kitwright/measure'
import { expect } from 'vitest'
import { readCopied, writeCopied } from '../arrange/clipboard.ts'
import { pasteText } from '../arrange/paste.ts'
import type { Editor } from '../createEditor.ts'
import { holdsOf, isAdding } from '../gesture/holds.ts'
import type { Pair } from '../gesture/pinch.ts'
import type { Place } from '../geometry/types.ts'
import { pressSheet, type Hold, type SheetPress } from '../pointer/press.ts'
import { dragPointOf, type Handle, type SheetView } from '../pointer/sheetDrags.ts'
import { pinchOnSheet } from '../pointer/sheetPinch.ts'
import { layersWithin } from '../sheet/picking.ts'
import { onSheet, sheetOf } from '../sheet/sheet.ts'
import { selectionOf } from '../state/selection.ts'
import { documentOf, layersOf, wornOf } from '../state/selectors.ts'
import { createKeyboard } from './keyboard.ts'

/** What is held while pressing or dragging. */
interface How {
  readonly shift?: boolean
  readonly alt?: boolean
  readonly ctrl?: boolean
  readonly meta?: boolean
  readonly touch?: boolean
}

/**
 * An editor in the hands of a test: presses and drags in millimetres of a piece, on the pieces laid flat at 1 px a millimetre, and the
 * studio's keys. Each step gives the driver back, so that a test reads as what somebody does.
 */
export interface Driver {
  /** Presses a place of a piece, or there a handle. */
  press(piece: string, at: Point, how?: How & { readonly handle?: Handle }): Driver
  /** Goes on, the button down, to a place of a piece. */
  drag(piece: string, to: Point, how?: How): Driver
  /** Lets go; without a drag before it that was a click. */
  release(): Driver
  /** The browser took the pointer away. */
  cancel(): Driver
  click(piece: string, at: Point, how?: How): Driver
  /** Two fingers from two places of a piece to two others, and up again. Throws where they take nothing. */
  pinch(piece: string, from: Pair, to: Pair): Driver
  /** A key as the browser names it, `Ctrl+` and the like before it; `times` is how often it repeats while held. */
  key(name: string, times?: number): Driver
  /** Copies what is selected and pastes it. */
  copyAndPaste(): Promise<Driver>
  expectLayer(id: string, like: Partial<Layer>): Driver
  expectSelected(...ids: string[]): Driver
  layer(id: string): Layer
  readonly editor: Editor
}

/** Where what is said in millimetres of a piece lies for this editor now. */
function sheetSeenBy(editor: Editor, scale: number) {
  const view = (): SheetView => {
    const { garment, options } = wornOf(editor.getState())
    return { sheet: sheetOf(garment, options), scale }
  }
  const onTheSheet = ({ piece, at }: Place): Point => {
    const laid = view().sheet.pieces.find(each => each.piece.id === piece)
    if (!laid) throw new Error(`No piece ${piece} on the sheet`)
    return onSheet(laid, at)
  }
  const onScreen = (place: Place): Point => {
    const { x, y } = onTheSheet(place)
    return { x: x * scale, y: y * scale }
  }
  return {
    view,
    fingersOn: (piece: string, [a, b]: Pair): Pair => [onScreen({ piece, at: a }), onScreen({ piece, at: b })],
    pointOf: (place: Place, { shift = false, alt = false }: How) => ({
      at: onTheSheet(place),
      ...holdsOf({ shiftKey: shift, altKey: alt }, editor),
    }),
  }
}

function selectWithin(editor: Editor, view: SheetView, corners: Pair): void {
  const touched = layersWithin(editor.getState(), view.sheet, boxAround(corners), editor.ports.measure)
  editor.getState().select(selectionOf(touched))
}

async function copyAndPaste(editor: Editor): Promise<void> {
  const state = editor.getState()
  const text = writeCopied(documentOf(state), layersOf(state))
  expect(await readCopied(text)).toMatchObject({ ok: true })
  expect(await pasteText(editor, text)).toMatchObject({ ok: true })
}

const findLayer = (editor: Editor, id: string): Layer | undefined =>
  documentOf(editor.getState()).layers.find(layer => layer.id === id)

/** The sheet is seen at `scale` px a millimetre. */
export function drive(editor: Editor, { scale = 1 } = {}): Driver {
  let hold: Hold | null = null
  let pressed: Point = { x: 0, y: 0 }
  let hasMoved = false
  const hit = createKeyboard(editor)
  const { view, fingersOn, pointOf } = sheetSeenBy(editor, scale)
  function end(): void {
    hold?.taken?.drag.end()
    hold = null
  }

  const driver: Driver = {
    editor,
    press(piece, at, { handle, ...how } = {}) {
      const { shift = false, ctrl = false, meta = false } = how
      const press: SheetPress = {
        ...pointOf({ piece, at }, how),
        pointerType: how.touch ? 'touch' : 'mouse',
        isAdding: isAdding({ shiftKey: shift, ctrlKey: ctrl, metaKey: meta }),
        handle,
      }
      pressed = press.at
      hold = pressSheet(editor, view(), press)
      hasMoved = false
      return driver
    },
    drag(piece, to, how = {}) {
      hasMoved = true
      const point = pointOf({ piece, at: to }, how)
      const taken = hold?.taken
      if (taken) taken.drag.move(dragPointOf(view(), point, taken))
      if (hold?.isBoxing) selectWithin(editor, view(), [pressed, point.at])
      return driver
    },
    release() {
      if (!hasMoved) hold?.click?.()
      end()
      return driver
    },
    cancel() {
      hold?.taken?.drag.cancel()
      end()
      return driver
    },
    click: (piece, at, how) => driver.press(piece, at, how).release(),
    pinch(piece, from, to) {
      const pinch = pinchOnSheet(editor, view(), fingersOn(piece, from))
      if (!pinch) throw new Error('Two fingers take nothing here')
      pinch.move(fingersOn(piece, to))
      pinch.end()
      return driver
    },
    key(name, times = 1) {
      hit(name, times)
      return driver
    },
    async copyAndPaste() {
      await copyAndPaste(editor)
      return driver
    },
    expectLayer(id, like) {
      expect(findLayer(editor, id)).toMatchObject(like)
      return driver
    },
    expectSelected(...ids) {
      expect(layersOf(editor.getState()).map(layer => layer.id)).toEqual(ids)
      return driver
    },
    layer(id) {
      const layer = findLayer(editor, id)
      if (!layer) throw new Error(`No layer ${id}`)
      return layer
    },
  }
  return driver
}
