import { findPiece } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { extentOf } from '../gesture/extent.ts'
import { focusQuietly } from '../gesture/focusQuietly.ts'
import { oncePerFrame } from '../gesture/frames.ts'
import { holdsOf, isAdding, toleranceFor } from '../gesture/holds.ts'
import { startLayerDrag, type DragPoint, type LayerDrag } from '../gesture/layerDrag.ts'
import { createLongPress } from '../gesture/longPress.ts'
import { openLayerMenu } from '../gesture/openLayerMenu.ts'
import { startPinch, type Pair, type Pinch } from '../gesture/pinch.ts'
import { selectHit } from '../gesture/selectHit.ts'
import { listenForTwoFingers } from '../gesture/twoFingers.ts'
import { isGrip, type Grip, type Place } from '../gesture/types.ts'
import { documentOf, layerOf, shownDocument } from '../store/selectors.ts'
import { isSelected, selectedIds } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { startMarquee, type Marquee } from './marquee.ts'
import { layerAt, partAt } from './sheetPicking.ts'
import { onPiece, onSheet, placeOnSheet, type Sheet } from './sheet.ts'

interface Scaled {
  readonly sheet: Sheet
  /** CSS px per mm. */
  readonly scale: number
}
interface Holding {
  readonly pointer: number
  /** Where the press was, mm on the sheet. */
  readonly from: Point
  readonly drag: LayerDrag | null
  readonly marquee: Marquee | null
  /** The layer's centre on its piece when the drag began. */
  readonly centre: Point
  readonly piece: string
  /** Chosen alone when the press turns out to be a click. */
  readonly click: (() => void) | null
  hasMoved: boolean
}
interface To {
  readonly at: Point
  readonly isStepped: boolean
  readonly isFree: boolean
}

const CLICK_PX = 4

const gripOf = (target: EventTarget | null): Grip | null => {
  const grip = target instanceof Element ? target.closest<SVGGElement>('[data-grip]')?.dataset.grip : undefined
  return isGrip(grip) ? grip : null
}

/** Clicking, dragging, scaling, rotating, pinching and boxing in on the flat sheet. Returns how to stop listening. */
export function listenOnSheet(element: HTMLElement, scaled: Scaled, api: StudioStoreApi): () => void {
  const { sheet, scale } = scaled
  const listening = new AbortController()
  let holding: Holding | null = null

  const local = (event: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const sheetPoint = (event: PointerEvent): Point => {
    const { x, y } = local(event)
    return { x: x / scale, y: y / scale }
  }
  function dragPoint({ at, ...held }: To, origin: Pick<Holding, 'centre' | 'piece'>): DragPoint {
    const laid = sheet.pieces.find(({ piece }) => piece.id === origin.piece)
    const here = laid && onPiece(laid, at)
    return {
      place: placeOnSheet(sheet, at),
      relative: here ? { x: here.x - origin.centre.x, y: here.y - origin.centre.y } : null,
      ...held,
    }
  }

  const longPress = createLongPress(at => {
    const place = holding && placeOnSheet(sheet, holding.from)
    drop()
    openLayerMenu(api, layerAt(api.getState(), place), at)
  })
  function drop(): void {
    longPress.cancel()
    follow.cancel()
    holding?.drag?.end()
    holding?.marquee?.end()
    holding = null
  }

  const follow = oncePerFrame((to: To) => {
    holding?.marquee?.move(to.at)
    if (holding?.drag) holding.drag.move(dragPoint(to, holding))
  })
  const hover = oncePerFrame((at: Point) => {
    const state = api.getState()
    const place = holding ? null : placeOnSheet(sheet, at)
    const layer = layerAt(state, place)
    const part = place && partAt(state, place)
    state.setHover(layer ? { layer } : part ? { part } : null)
  })

  function move(event: PointerEvent): void {
    if (!holding) {
      if (event.pointerType === 'mouse') hover(sheetPoint(event))
      return
    }
    if (holding.pointer !== event.pointerId) return
    const at = sheetPoint(event)
    holding.hasMoved ||= Math.hypot(at.x - holding.from.x, at.y - holding.from.y) * scale >= CLICK_PX
    if (!holding.hasMoved) return
    longPress.cancel()
    follow({ at, ...holdsOf(event, api) })
  }

  function leave(): void {
    hover.cancel()
    api.getState().setHover(null)
  }

  /** Starts to drag a layer by a grip; null where it is locked. */
  function dragOf(event: PointerEvent, grip: Grip, id: string): Pick<Holding, 'drag' | 'centre' | 'piece'> | null {
    const layer = shownDocument(api.getState()).layers.find(other => other.id === id)
    if (!layer) return null
    const origin = { centre: { x: layer.xMm, y: layer.yMm }, piece: layer.piece }
    const from = dragPoint({ at: sheetPoint(event), ...holdsOf(event, api) }, origin)
    const snapping = { toleranceMm: toleranceFor(event.pointerType, 1 / scale), sizeOf: extentOf }
    const drag = startLayerDrag(api, id, grip, from, snapping)
    return drag && { drag, ...origin }
  }

  function hold(event: PointerEvent, more: Partial<Holding>): void {
    const { pointerId: pointer } = event
    const nowhere = { drag: null, marquee: null, centre: { x: 0, y: 0 }, piece: '', click: null }
    holding = { pointer, from: sheetPoint(event), ...nowhere, ...more, hasMoved: false }
    if (event.pointerType === 'touch') longPress.start({ x: event.clientX, y: event.clientY })
    if (!holding.drag && !holding.marquee) return
    event.preventDefault()
    element.setPointerCapture(event.pointerId)
    leave()
  }

  function pressLayer(event: PointerEvent, id: string, place: Place | null): void {
    const wasSelected = isSelected(api.getState().selection, id)
    const choose = (): void => selectHit(api, { part: place && partAt(api.getState(), place), layer: id })
    if (!wasSelected) choose()
    // A finger scrolls the sheet unless it holds a selected layer.
    const mayDrag = event.pointerType === 'mouse' || wasSelected
    hold(event, { ...(mayDrag && dragOf(event, 'move', id)), click: wasSelected ? choose : null })
  }

  function pressGround(event: PointerEvent, place: Place | null): void {
    if (!isAdding(event)) selectHit(api, place && { part: partAt(api.getState(), place), layer: null })
    const isMouse = event.pointerType === 'mouse'
    hold(event, { marquee: isMouse ? startMarquee(element, scaled, api, sheetPoint(event), isAdding(event)) : null })
  }

  function down(event: PointerEvent): void {
    if (holding) return
    const place = placeOnSheet(sheet, sheetPoint(event))
    const layer = layerAt(api.getState(), place)
    if (event.button === 2) openLayerMenu(api, layer, { x: event.clientX, y: event.clientY })
    if (event.button !== 0) return
    focusQuietly(element)
    const grip = gripOf(event.target)
    const [selected] = selectedIds(api.getState().selection)
    if (grip && selected !== undefined) hold(event, dragOf(event, grip, selected) ?? {})
    else if (layer === null) pressGround(event, place)
    else if (isAdding(event)) api.getState().toggleLayer(layer)
    else pressLayer(event, layer, place)
  }

  function letGo(event: PointerEvent): void {
    if (event.pointerId !== holding?.pointer) return
    const { click, hasMoved, drag } = holding
    if (event.type === 'pointercancel') {
      follow.cancel()
      drag?.cancel()
    } else if (hasMoved) follow.flush()
    else click?.()
    drop()
  }

  function beginPinch(fingers: Pair): Pinch | null {
    const state = api.getState()
    const layer = layerOf(state)
    const laid = layer && sheet.pieces.find(({ piece }) => piece.id === layer.piece)
    const box = layer && findPiece(state.garment, documentOf(state).options, layer.piece)?.piece.box
    if (!layer || !laid || !box || layer.isLocked || layer.isHidden) return null
    drop()
    const centre = onSheet(laid, { x: layer.xMm, y: layer.yMm })
    const origin = { x: centre.x * scale, y: centre.y * scale }
    return startPinch(api, { layer, box, plane: { origin, xx: scale, xy: 0, yx: 0, yy: scale } }, fingers)
  }

  const { signal } = listening
  const stopPinching = listenForTwoFingers(element, { local, isOn: () => true, begin: beginPinch, onEnd: () => {} })
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('pointerup', letGo, { signal })
  element.addEventListener('pointercancel', letGo, { signal })
  element.addEventListener('contextmenu', event => event.preventDefault(), { signal })
  // Without this a finger that drags a layer would scroll the sheet as well.
  const stay = (event: TouchEvent): void => {
    if (holding?.drag || (event.touches.length > 1 && layerOf(api.getState()))) event.preventDefault()
  }
  element.addEventListener('touchmove', stay, { signal, passive: false })
  return () => {
    listening.abort()
    stopPinching()
    hover.cancel()
    drop()
  }
}
