import type { Layer } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import { expect } from 'vitest'
import { parseCopiedLayers, serialiseLayers } from '../arrangement/clipboard.ts'
import { pasteText } from '../arrangement/pasteLayers.ts'
import type { Editor } from '../createEditor.ts'
import type { FingerPair } from '../gesture/pinch.ts'
import { startMaskStroke, type MaskOperation, type StrokeEnd } from '../mask/index.ts'
import type { Handle } from '../pointer/sheetDrags.ts'
import { documentOf, layersOf } from '../state/selectors.ts'
import { createKeyboard } from './keyboard.ts'
import { createPointer, type How } from './pointer.ts'

/**
 * A driver of an editor for tests: it presses and drags in millimetres on the flat pieces, at 1 px a millimetre, and
 * uses the studio's keys. Each step returns the driver, so that a test reads as a user's actions.
 */
export interface Driver {
  /** Presses a point of a piece, or a handle there. */
  press(piece: string, at: Point, how?: How & { readonly handle?: Handle }): Driver
  /** Drags to a point of a piece, the button still pressed. */
  drag(piece: string, to: Point, how?: How): Driver
  /** Releases the pointer; without a drag before it, that is a click. */
  release(): Driver
  /** Simulates the browser's cancellation of the pointer. */
  cancel(): Driver
  click(piece: string, at: Point, how?: How): Driver
  doubleClick(piece: string, at: Point, how?: How): Driver
  /** Pinches from two points of a piece to two others, and releases. Throws if nothing can be pinched. */
  pinch(piece: string, from: FingerPair, to: FingerPair): Driver
  /** Draws a mask line on a piece and releases. Returns the result of the line; null if none could begin. */
  outline(piece: string, line: readonly Point[], way?: MaskOperation): StrokeEnd | null
  /**
   * Presses a key by its browser name, with prefixes such as `Ctrl+`; `times` is its number of repeats while pressed.
   */
  key(name: string, times?: number): Driver
  /** Copies the selection and pastes it. */
  copyAndPaste(): Promise<Driver>
  expectLayer(id: string, like: Partial<Layer>): Driver
  expectSelected(...ids: string[]): Driver
  layer(id: string): Layer
  readonly editor: Editor
}

async function copyAndPaste(editor: Editor): Promise<void> {
  const state = editor.getState()
  const text = serialiseLayers(documentOf(state), layersOf(state))
  expect(await parseCopiedLayers(text)).toMatchObject({ ok: true })
  expect(await pasteText(editor, text)).toMatchObject({ ok: true })
}

const findLayer = (editor: Editor, id: string): Layer | undefined =>
  documentOf(editor.getState()).layers.find(layer => layer.id === id)

/** Creates a driver for a sheet displayed at `scale` px a millimetre. */
export function createDriver(editor: Editor, { scale = 1 } = {}): Driver {
  const pointer = createPointer(editor, scale)
  const hit = createKeyboard(editor)
  const thenDriver =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): Driver => {
      act(...args)
      return driver
    }

  const driver: Driver = {
    editor,
    press: thenDriver(pointer.press),
    drag: thenDriver(pointer.drag),
    release: thenDriver(() => pointer.release()),
    cancel: thenDriver(pointer.cancel),
    click: (piece, at, how) => driver.press(piece, at, how).release(),
    doubleClick(piece, at, how) {
      driver.click(piece, at, how).press(piece, at, how)
      pointer.release(true)
      return driver
    },
    pinch: thenDriver(pointer.pinch),
    outline(piece, [first, ...rest], way = 'add') {
      const stroke = first && startMaskStroke(editor, { place: { piece, at: first }, way, mmPerPx: 1 / scale })
      for (const at of rest) stroke?.move(at)
      return stroke?.end() ?? null
    },
    key: thenDriver((name, times = 1) => hit(name, times)),
    async copyAndPaste() {
      await copyAndPaste(editor)
      return driver
    },
    expectLayer: thenDriver((id, like) => expect(findLayer(editor, id)).toMatchObject(like)),
    expectSelected: thenDriver((...ids) => expect(layersOf(editor.getState()).map(layer => layer.id)).toEqual(ids)),
    layer(id) {
      const layer = findLayer(editor, id)
      if (!layer) throw new Error(`No layer ${id}`)
      return layer
    },
  }
  return driver
}
