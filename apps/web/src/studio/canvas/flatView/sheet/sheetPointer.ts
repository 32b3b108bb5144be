import type { Point } from '@kitwright/measure'
import { oncePerFrame } from '../../../../ui/index.ts'
import { focusWithoutOutline } from '../../focusWithoutOutline.ts'
import {
  dragPointOf,
  dragModifiersOf,
  isAdditiveSelect,
  isGrip,
  layerAt,
  partAt,
  pinchOnSheet,
  placeOnSheet,
  pressSheet,
  selectForMenu,
  type Access,
  type Handle,
  type PointerHold,
  type WithPorts,
  type FingerPair,
  type Pinch,
  type Pinchable,
  type PiecePoint,
  type SheetPoint,
  type SheetView,
  type SheetDrag,
  type ViewVerbs,
  type SheetPressState,
} from '@kitwright/editor'
import type { WindowVerbs } from '../../../context/index.ts'
import { isPointing } from '../../../fields/index.ts'
import { createPointerSession, type Press } from '../../pointerSession.ts'
import { listenForTwoFingers } from '../../twoFingers.ts'
import { startMarquee, type Marquee } from './marquee.ts'
import { cornerOf, listenForWheelZoom, startSheetZoom, type ZoomCallback, type ZoomState } from './sheetZoom.ts'

/** A press that moves farther than this is a drag, not a click, CSS px. */
const CLICK_PX = 4

/** Returns the frame handle at an event target. */
function handleAt(target: EventTarget | null): Handle | undefined {
  const handle = target instanceof Element ? target.closest<SVGGElement>('[data-grip]') : null
  const { grip, of: piece = '', part } = handle?.dataset ?? {}
  return isGrip(grip) ? { grip, piece, part } : undefined
}

/** Part of the editor that the sheet reads and changes. */
export type SheetStudio = SheetPressState & Pinchable & Pick<ViewVerbs, 'setHover'> & Pick<WindowVerbs, 'openMenu'>
type SheetEditor = Access<SheetStudio> & WithPorts<'measure' | 'newId'>

interface SheetWatch {
  /** Returns the current view of the sheet. */
  view(): SheetView & ZoomState
  readonly onZoom: ZoomCallback
}

function openMenuOn(editor: SheetEditor, { sheet }: SheetView, on: Point, at: Point): void {
  const layer = layerAt(editor.getState(), placeOnSheet(sheet, on), editor.ports.measure)
  if (selectForMenu(editor, layer)) editor.getState().openMenu(at)
}

/** Highlights the item under the pointer; null clears the highlight. */
function hoverOn(editor: SheetEditor, place: PiecePoint | null): void {
  const state = editor.getState()
  const layer = layerAt(state, place, editor.ports.measure)
  const part = place && partAt(state, place)
  state.setHover(layer ? { layer } : part ? { part } : null)
}

/** The target of a press, the box it draws, and its start, mm on the sheet. */
interface ActiveSheetPress extends PointerHold {
  readonly from: Point
  readonly marquee: Marquee | null
}

const pressOf = (
  editor: SheetEditor,
  view: SheetWatch['view'],
  { taken, click, marquee, from }: ActiveSheetPress,
): Press<SheetPoint> => ({
  move(to) {
    marquee?.move(to.at)
    if (taken) taken.drag.move(dragPointOf(view(), to, taken))
  },
  click: (_, isSecond) => click?.(isSecond),
  cancel: () => taken?.drag.cancel(),
  rest: at => openMenuOn(editor, view(), from, at),
  end() {
    taken?.drag.end()
    marquee?.end()
  },
})

/** Prevents the browser's context menu, and scrolling of the sheet while a finger drags. */
function keepStill(element: HTMLElement, isDragging: () => boolean, signal: AbortSignal): void {
  element.addEventListener('contextmenu', event => event.preventDefault(), { signal })
  const stay = (event: TouchEvent): void => {
    if (isDragging() || event.touches.length > 1) event.preventDefault()
  }
  element.addEventListener('touchmove', stay, { signal, passive: false })
}

/** Returns functions for the pointer's position: in CSS px of the sheet, and in its mm. */
function pointsOn(element: HTMLElement, view: SheetWatch['view']) {
  const local = (event: PointerEvent): Point => {
    const { x, y } = cornerOf(element)
    return { x: event.clientX - x, y: event.clientY - y }
  }
  const sheetPoint = (event: PointerEvent): Point => {
    const { x, y } = local(event)
    const { scale } = view()
    return { x: x / scale, y: y / scale }
  }
  return { local, sheetPoint }
}

/** Zooms by wheel and fingers only, for pieces that are view-only. Returns a function that stops listening. */
export function listenForZoom(element: HTMLElement, { view, onZoom }: SheetWatch): () => void {
  const local = (event: PointerEvent): Point => pointsOn(element, view).local(event)
  const begin = (fingers: FingerPair): Pinch => startSheetZoom(element, view(), fingers, onZoom)
  const stops = [
    listenForWheelZoom(element, onZoom),
    listenForTwoFingers(element, { local, isOn: () => true, begin, onEnd: () => {} }),
  ]
  return () => stops.forEach(stop => stop())
}

/**
 * Handles clicks, drags, scaling, rotation, pinches and box selection on the flat sheet. Returns a function that stops
 * listening.
 */
export function listenOnSheet(element: HTMLElement, { view, onZoom }: SheetWatch, editor: SheetEditor): () => void {
  const listening = new AbortController()
  const session = createPointerSession<SheetPoint>(CLICK_PX)
  let taken: SheetDrag | null = null

  const { local, sheetPoint } = pointsOn(element, view)

  const hover = oncePerFrame((at: Point) => hoverOn(editor, session.isPressed ? null : placeOnSheet(view().sheet, at)))

  function move(event: PointerEvent): void {
    if (session.isPressed) {
      const at = sheetPoint(event)
      session.move(event, local(event), keys => ({ at, ...dragModifiersOf(keys, editor) }))
    } else if (event.pointerType === 'mouse') hover(sheetPoint(event))
  }

  function leave(): void {
    hover.cancel()
    editor.getState().setHover(null)
  }

  function hold(event: PointerEvent, held: PointerHold): void {
    const from = sheetPoint(event)
    const marquee = held.isBoxing ? startMarquee(element, view(), editor, from, isAdditiveSelect(event)) : null
    ;({ taken } = held)
    session.begin(event, local(event), pressOf(editor, view, { ...held, from, marquee }))
    if (!taken && !marquee) return
    event.preventDefault()
    element.setPointerCapture(event.pointerId)
    leave()
  }

  function down(event: PointerEvent): void {
    if (session.isPressed || isPointing()) return
    const at = sheetPoint(event)
    if (event.button === 2) openMenuOn(editor, view(), at, { x: event.clientX, y: event.clientY })
    if (event.button !== 0) return
    focusWithoutOutline(element)
    const keys = { ...dragModifiersOf(event, editor), isAdding: isAdditiveSelect(event) }
    const press = { at, pointerType: event.pointerType, ...keys, handle: handleAt(event.target) }
    hold(event, pressSheet(editor, view(), press))
  }

  function beginPinch(fingers: FingerPair): Pinch {
    session.drop()
    const pinch = isPointing() ? null : pinchOnSheet(editor, view(), fingers)
    return pinch ?? startSheetZoom(element, view(), fingers, onZoom)
  }

  const { signal } = listening
  const stopWheel = listenForWheelZoom(element, onZoom)
  const stopPinching = listenForTwoFingers(element, { local, isOn: () => true, begin: beginPinch, onEnd: () => {} })
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('pointerup', session.letGo, { signal })
  element.addEventListener('pointercancel', session.letGo, { signal })
  keepStill(element, () => session.isPressed && taken !== null, signal)
  return () => {
    listening.abort()
    stopPinching()
    stopWheel()
    hover.cancel()
    session.drop()
  }
}
