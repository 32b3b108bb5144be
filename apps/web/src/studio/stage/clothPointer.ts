import { findPiece } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import type { Hit } from '@kitwright/scene'
import { extentOf } from '../gesture/extent.ts'
import { frameContains } from '../gesture/frame.ts'
import { focusQuietly } from '../gesture/focusQuietly.ts'
import { oncePerFrame } from '../gesture/frames.ts'
import { holdsOf, isAdding, toleranceFor } from '../gesture/holds.ts'
import { startMoveDrag, type DragPoint, type LayerDrag } from '../gesture/layerDrag.ts'
import { createLongPress } from '../gesture/longPress.ts'
import { openLayerMenu } from '../gesture/openLayerMenu.ts'
import { startPinch, type Pair, type Pinch } from '../gesture/pinch.ts'
import { mmPerPx } from '../gesture/plane.ts'
import { selectHit } from '../gesture/selectHit.ts'
import type { Snapping } from '../gesture/snapper.ts'
import { listenForTwoFingers } from '../gesture/twoFingers.ts'
import { documentOf, layerOf, layersOf, shownLayer } from '../store/selectors.ts'
import { isSelected } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import type { LiveStage } from './liveStage.ts'
import { planeOf } from './planes.ts'

/** Farther than this a press is a drag, not a click, CSS px. */
const CLICK_PX = 6

interface Press {
  readonly pointer: number
  readonly from: Point
  readonly hit: Hit | null
  readonly drag: LayerDrag | null
  /** Adds to the selection, or opens the menu. */
  readonly intent: 'select' | 'add' | 'menu'
  hasMoved: boolean
}

type Held = Pick<DragPoint, 'isStepped' | 'isFree'>
const pointOf = (hit: Hit | null, held: Held): DragPoint => ({
  place: hit && { piece: hit.piece, at: hit.at },
  relative: null,
  ...held,
})

/** A selected layer keeps the pointer over others that lie on top of it. */
function layerUnder(api: StudioStoreApi, hit: Hit | null): string | null {
  if (!hit) return null
  const state = api.getState()
  const under = layersOf(state).find(({ id }) => {
    const seen = shownLayer(state, id)
    return seen && !seen.isHidden && seen.piece === hit.piece && frameContains(seen, extentOf(seen), hit.at)
  })
  return under?.id ?? hit.layer
}

const intentOf = (event: PointerEvent): Press['intent'] =>
  event.button === 2 ? 'menu' : isAdding(event) ? 'add' : 'select'

/**
 * Clicking, dragging, hovering and pinching on the cloth. A mouse drags any layer at once; a finger only a selected one, so that
 * turning the garment stays easy. Returns how to stop listening.
 */
export function listenOnCloth(
  host: HTMLElement,
  { stage, canvas, pinchers }: LiveStage,
  api: StudioStoreApi,
): () => void {
  const listening = new AbortController()
  let press: Press | null = null

  const local = (event: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function snappingFor(id: string, pointerType: string): Snapping | undefined {
    const layer = shownLayer(api.getState(), id)
    const plane = layer && planeOf(stage, layer)
    return plane ? { toleranceMm: toleranceFor(pointerType, mmPerPx(plane)), sizeOf: extentOf } : undefined
  }

  function dragFor(event: PointerEvent, hit: Hit | null): LayerDrag | null {
    const id = layerUnder(api, hit)
    if (id === null || (event.pointerType !== 'mouse' && !isSelected(api.getState().selection, id))) return null
    return startMoveDrag(api, id, pointOf(hit, holdsOf(event, api)), snappingFor(id, event.pointerType))
  }

  const longPress = createLongPress(at => {
    const hit = press?.hit ?? null
    drop()
    openLayerMenu(api, layerUnder(api, hit), at)
  })

  /** The press comes to nothing. */
  function drop(): void {
    longPress.cancel()
    follow.cancel()
    press?.drag?.end()
    if (press?.drag) stage.setTurning(true)
    press = null
  }

  function down(event: PointerEvent): void {
    if (event.target !== canvas || (event.button !== 0 && event.button !== 2)) return
    focusQuietly(host)
    if (press) {
      // A second finger: this is a pinch.
      press.hasMoved = true
      longPress.cancel()
      return
    }
    const from = local(event)
    const hit = stage.pick(from)
    const intent = intentOf(event)
    const drag = intent === 'select' ? dragFor(event, hit) : null
    press = { pointer: event.pointerId, from, hit, drag, intent, hasMoved: false }
    if (event.pointerType === 'touch') longPress.start({ x: event.clientX, y: event.clientY })
    if (!drag) return
    // The canvas must not hear of it: it would turn the garment.
    event.stopPropagation()
    canvas.setPointerCapture(event.pointerId)
    stage.setTurning(false)
  }

  const follow = oncePerFrame(({ at, ...held }: { at: Point } & Held) =>
    press?.drag?.move(pointOf(stage.pick(at), held)),
  )
  const hover = oncePerFrame((at: Point) => {
    const hit = press ? null : stage.pick(at)
    canvas.style.cursor = hit?.layer ? 'move' : hit ? 'pointer' : 'grab'
    api.getState().setHover(hit ? (hit.layer ? { layer: hit.layer } : { part: hit.part }) : null)
  })

  function beginsToMove(event: PointerEvent): void {
    if (!press || press.hasMoved || event.pointerId !== press.pointer) return
    const { x, y } = local(event)
    if (Math.hypot(x - press.from.x, y - press.from.y) < CLICK_PX) return
    press.hasMoved = true
    longPress.cancel()
    const layer = press.drag && layerUnder(api, press.hit)
    if (layer !== null && !isSelected(api.getState().selection, layer)) selectHit(api, { part: null, layer })
    api.getState().setHover(null)
  }

  function move(event: PointerEvent): void {
    if (!press) {
      if (event.pointerType === 'mouse' && event.target === canvas) hover(local(event))
      return
    }
    beginsToMove(event)
    if (press.drag && press.hasMoved && event.pointerId === press.pointer)
      follow({ at: local(event), ...holdsOf(event, api) })
  }

  function clicked({ hit, intent }: Press, event: PointerEvent): void {
    if (intent === 'menu') openLayerMenu(api, layerUnder(api, hit), { x: event.clientX, y: event.clientY })
    else if (intent === 'select') selectHit(api, hit && { part: hit.part, layer: hit.layer })
    else if (hit?.layer) api.getState().toggleLayer(hit.layer)
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return
    const done = press
    if (done.hasMoved) follow.flush()
    drop()
    if (!done.hasMoved && event.type === 'pointerup') clicked(done, event)
  }

  function pinchLayer(fingers: Pair): Pinch | null {
    const state = api.getState()
    const layer = layerOf(state)
    const plane = layer && !layer.isLocked && !layer.isHidden ? planeOf(stage, layer) : null
    const box = layer && findPiece(state.garment, documentOf(state).options, layer.piece)?.piece.box
    return layer && plane && box ? startPinch(api, { layer, box, plane }, fingers) : null
  }

  function beginPinch(fingers: Pair): Pinch | null {
    // The first finger has a handle.
    if (!press) api.getState().giveUp?.()
    let pinch = pinchLayer(fingers)
    for (const take of pinchers) pinch ??= take(fingers)
    if (!pinch) return null
    drop()
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
  host.addEventListener('pointerup', up, { signal })
  host.addEventListener('pointercancel', up, { signal })
  host.addEventListener('pointerleave', () => api.getState().setHover(null), { signal })
  return () => {
    listening.abort()
    stopPinching()
    hover.cancel()
    drop()
  }
}
