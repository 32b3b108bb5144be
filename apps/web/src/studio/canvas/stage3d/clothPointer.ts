import type { Point } from '@kitwright/measure'
import type { Hit, Stage } from '@kitwright/scene'
import { oncePerFrame } from '../../../ui/index.ts'
import {
  dragPointOnCloth,
  dragModifiersOf,
  isAdditiveSelect,
  pinchOnCloth,
  pressCloth,
  type Access,
  type ClothHold,
  type ClothPressing,
  type ClothView,
  type DragState,
  type WithPorts,
  type FingerPair,
  type Pinch,
  type Pinchable,
  type ViewVerbs,
} from '@kitwright/editor'
import { focusWithoutOutline } from '../focusWithoutOutline.ts'
import { createPointerSession, type Press } from '../pointerSession.ts'
import { listenForTwoFingers } from '../twoFingers.ts'
import type { WindowVerbs } from '../../context/index.ts'
import { isPointing } from '../../fields/index.ts'
import type { LiveStage } from './stage/liveStage.ts'
import { planeOf } from './stage/clothPlane.ts'

/** A press that moves farther than this is a drag, not a click, CSS px. */
const CLICK_PX = 6

/** A point of the canvas with the pressed modifier keys. */
type CanvasPointer = ReturnType<typeof dragModifiersOf> & { readonly at: Point }

/** Part of the editor that the cloth reads and changes. */
export type ClothStudio = ClothPressing &
  Pinchable &
  Pick<DragState, 'cancelDrag'> &
  Pick<ViewVerbs, 'setHover'> &
  Pick<WindowVerbs, 'openMenu'>
type ClothEditor = Access<ClothStudio> & WithPorts<'measure' | 'newId'>

const intentOf = (event: PointerEvent): 'menu' | 'add' | 'select' =>
  event.button === 2 ? 'menu' : isAdditiveSelect(event) ? 'add' : 'select'

function pressOf(
  { drag, begin, click, selectForMenu }: ClothHold,
  isForMenu: boolean,
  stage: Stage,
  editor: ClothEditor,
): Press<CanvasPointer> {
  const openMenu = (at: Point): void => void (selectForMenu() && editor.getState().openMenu(at))
  return {
    begin() {
      begin()
      editor.getState().setHover(null)
    },
    move: ({ at, ...held }) => drag?.move(dragPointOnCloth(stage.pick(at), held)),
    click: ({ clientX: x, clientY: y }, isSecond) => (isForMenu ? openMenu({ x, y }) : click(isSecond)),
    rest: openMenu,
    end() {
      if (!drag) return
      drag.end()
      stage.setTurning(true)
    },
  }
}

/** Highlights the item under the pointer, and sets the cursor to what a press would do. */
function hoverOn(editor: ClothEditor, canvas: HTMLCanvasElement, hit: Hit | null): void {
  canvas.style.cursor = hit?.layer ? 'move' : hit ? 'pointer' : 'grab'
  editor.getState().setHover(hit ? (hit.layer ? { layer: hit.layer } : { part: hit.part }) : null)
}

/** Returns the pinch that two fingers start; null leaves them to the garment. */
function pinchOf(
  editor: ClothEditor,
  view: ClothView,
  pinchers: LiveStage['pinchers'],
  fingers: FingerPair,
): Pinch | null {
  if (isPointing()) return null
  let pinch = pinchOnCloth(editor, view, fingers)
  for (const take of pinchers) pinch ??= take(fingers)
  return pinch
}

/** Handles clicks, drags, hovers and pinches on the cloth. Returns a function that stops listening. */
export function listenOnCloth(
  host: HTMLElement,
  { stage, canvas, pinchers }: LiveStage,
  editor: ClothEditor,
): () => void {
  const listening = new AbortController()
  const session = createPointerSession<CanvasPointer>(CLICK_PX)
  const view: ClothView = { planeOf: layer => planeOf(stage, layer) }

  const local = (event: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function down(event: PointerEvent): void {
    if (event.target !== canvas || (event.button !== 0 && event.button !== 2)) return
    focusWithoutOutline(host)
    if (isPointing()) return
    // A second finger makes this a pinch.
    if (session.isPressed) return session.spoilClick()
    const from = local(event)
    const { pointerType } = event
    const press = { hit: stage.pick(from), pointerType, intent: intentOf(event), ...dragModifiersOf(event, editor) }
    const hold = pressCloth(editor, view, press)
    session.begin(event, from, pressOf(hold, press.intent === 'menu', stage, editor))
    if (!hold.drag) return
    // The canvas must not receive the event, or it would turn the garment.
    event.stopPropagation()
    canvas.setPointerCapture(event.pointerId)
    stage.setTurning(false)
  }

  const hover = oncePerFrame((at: Point) => hoverOn(editor, canvas, session.isPressed ? null : stage.pick(at)))

  function move(event: PointerEvent): void {
    const at = local(event)
    if (session.isPressed) session.move(event, at, keys => ({ at, ...dragModifiersOf(keys, editor) }))
    else if (event.pointerType === 'mouse' && event.target === canvas) hover(at)
  }

  function beginPinch(fingers: FingerPair): Pinch | null {
    // The first finger may hold a handle.
    if (!session.isPressed) editor.getState().cancelDrag?.()
    const pinch = pinchOf(editor, view, pinchers, fingers)
    if (!pinch) return null
    session.drop()
    stage.setTurning(false)
    return pinch
  }

  const { signal } = listening
  const stopPinching = listenForTwoFingers(host, {
    local,
    // Handles cover much of a small layer.
    isOn: target => target === canvas || (target instanceof Element && target.closest('[data-grip]') !== null),
    begin: beginPinch,
    onEnd: () => stage.setTurning(true),
  })
  host.addEventListener('pointerdown', down, { signal, capture: true })
  host.addEventListener('pointermove', move, { signal })
  host.addEventListener('pointerup', session.letGo, { signal })
  host.addEventListener('pointercancel', session.letGo, { signal })
  host.addEventListener('pointerleave', () => editor.getState().setHover(null), { signal })
  return () => {
    listening.abort()
    stopPinching()
    hover.cancel()
    session.drop()
  }
}
