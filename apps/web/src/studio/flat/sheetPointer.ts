import type { PartId } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { focusQuietly } from '../gesture/focusQuietly.ts'
import { oncePerFrame } from '../gesture/frames.ts'
import { holdsOf, isAdding } from '../gesture/holds.ts'
import { createLongPress } from '../gesture/longPress.ts'
import { openLayerMenu } from '../gesture/openLayerMenu.ts'
import { patternedPart } from '../gesture/patternPlace.ts'
import type { Pair, Pinch } from '../gesture/pinch.ts'
import { selectHit } from '../gesture/selectHit.ts'
import { listenForTwoFingers } from '../gesture/twoFingers.ts'
import type { Place } from '../gesture/types.ts'
import { isSelected } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { startMarquee, type Marquee } from './marquee.ts'
import { layerAt, partAt } from './sheetPicking.ts'
import { placeOnSheet } from './sheet.ts'
import { dragPointOf, patternOn, takeByHandle, takeLayer, takePattern } from './sheetDrags.ts'
import type { SheetPoint, SheetView, Taken } from './sheetDrags.ts'
import { pinchOnSheet } from './sheetPinch.ts'
import { cornerOf, listenForWheelZoom, startSheetZoom, type OnZoom, type Zoomed } from './sheetZoom.ts'

interface Holding {
  readonly pointer: number
  /** Where the press was, mm on the sheet. */
  readonly from: Point
  readonly taken: Taken | null
  readonly marquee: Marquee | null
  /** Chosen alone when the press turns out to be a click. */
  readonly click: (() => void) | null
  hasMoved: boolean
}
const CLICK_PX = 4

interface SheetWatch {
  /** The sheet as it is seen at the moment of asking. */
  view(): SheetView & Zoomed
  readonly onZoom: OnZoom
}

/** Clicking, dragging, scaling, rotating, pinching and boxing in on the flat sheet. Returns how to stop listening. */
export function listenOnSheet(element: HTMLElement, { view, onZoom }: SheetWatch, api: StudioStoreApi): () => void {
  const listening = new AbortController()
  let holding: Holding | null = null

  const local = (event: PointerEvent): Point => {
    const { x, y } = cornerOf(element)
    return { x: event.clientX - x, y: event.clientY - y }
  }
  const sheetPoint = (event: PointerEvent): Point => {
    const { x, y } = local(event)
    const { scale } = view()
    return { x: x / scale, y: y / scale }
  }
  const pressOf = (event: PointerEvent) => ({
    at: sheetPoint(event),
    pointerType: event.pointerType,
    ...holdsOf(event, api),
  })

  const longPress = createLongPress(at => {
    const place = holding && placeOnSheet(view().sheet, holding.from)
    drop()
    openLayerMenu(api, layerAt(api.getState(), place), at)
  })
  function drop(): void {
    longPress.cancel()
    follow.cancel()
    holding?.taken?.drag.end()
    holding?.marquee?.end()
    holding = null
  }

  const follow = oncePerFrame((to: SheetPoint) => {
    holding?.marquee?.move(to.at)
    if (holding?.taken) holding.taken.drag.move(dragPointOf(view(), to, holding.taken))
  })
  const hover = oncePerFrame((at: Point) => {
    const state = api.getState()
    const place = holding ? null : placeOnSheet(view().sheet, at)
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
    holding.hasMoved ||= Math.hypot(at.x - holding.from.x, at.y - holding.from.y) * view().scale >= CLICK_PX
    if (!holding.hasMoved) return
    longPress.cancel()
    follow({ at, ...holdsOf(event, api) })
  }

  function leave(): void {
    hover.cancel()
    api.getState().setHover(null)
  }

  function hold(event: PointerEvent, more: Partial<Holding>): void {
    const { pointerId: pointer } = event
    const nothing = { taken: null, marquee: null, click: null }
    holding = { pointer, from: sheetPoint(event), ...nothing, ...more, hasMoved: false }
    if (event.pointerType === 'touch') longPress.start({ x: event.clientX, y: event.clientY })
    if (!holding.taken && !holding.marquee) return
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
    const taken = mayDrag ? takeLayer(api, view(), pressOf(event), 'move', id) : null
    hold(event, { taken, click: wasSelected ? choose : null })
  }

  /** The pattern of the tool's part, where the press is on that part; a finger scrolls unless it was chosen before. */
  function patternAt(event: PointerEvent, place: Place | null, before: PartId | null): Taken | null {
    const part = place && partAt(api.getState(), place)
    if (!place || !part || part !== patternedPart(api.getState())) return null
    const found = event.pointerType === 'mouse' || part === before ? patternOn(api, part, place.piece) : undefined
    return found ? takePattern(api, view(), pressOf(event), 'move', found) : null
  }

  function pressGround(event: PointerEvent, place: Place | null): void {
    const before = patternedPart(api.getState())
    if (!isAdding(event)) selectHit(api, place && { part: partAt(api.getState(), place), layer: null })
    const taken = isAdding(event) ? null : patternAt(event, place, before)
    const isBoxing = !taken && event.pointerType === 'mouse'
    hold(event, {
      taken,
      marquee: isBoxing ? startMarquee(element, view(), api, sheetPoint(event), isAdding(event)) : null,
    })
  }

  function down(event: PointerEvent): void {
    if (holding) return
    const place = placeOnSheet(view().sheet, sheetPoint(event))
    const layer = layerAt(api.getState(), place)
    if (event.button === 2) openLayerMenu(api, layer, { x: event.clientX, y: event.clientY })
    if (event.button !== 0) return
    focusQuietly(element)
    const taken = takeByHandle(api, view(), pressOf(event), event.target)
    if (taken !== undefined) hold(event, { taken })
    else if (layer === null) pressGround(event, place)
    else if (isAdding(event)) api.getState().toggleLayer(layer)
    else pressLayer(event, layer, place)
  }

  function letGo(event: PointerEvent): void {
    if (event.pointerId !== holding?.pointer) return
    const { click, hasMoved, taken } = holding
    if (event.type === 'pointercancel') {
      follow.cancel()
      taken?.drag.cancel()
    } else if (hasMoved) follow.flush()
    else click?.()
    drop()
  }

  function beginPinch(fingers: Pair): Pinch {
    drop()
    return pinchOnSheet(api, view(), fingers) ?? startSheetZoom(element, view(), fingers, onZoom)
  }

  const { signal } = listening
  const stopWheel = listenForWheelZoom(element, onZoom)
  const stopPinching = listenForTwoFingers(element, { local, isOn: () => true, begin: beginPinch, onEnd: () => {} })
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('pointerup', letGo, { signal })
  element.addEventListener('pointercancel', letGo, { signal })
  element.addEventListener('contextmenu', event => event.preventDefault(), { signal })
  // Without this a finger that drags would scroll the sheet as well.
  const stay = (event: TouchEvent): void => {
    if (holding?.taken || event.touches.length > 1) event.preventDefault()
  }
  element.addEventListener('touchmove', stay, { signal, passive: false })
  return () => {
    listening.abort()
    stopPinching()
    stopWheel()
    hover.cancel()
    drop()
  }
}
