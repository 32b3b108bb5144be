import type { PartId } from '@kitwright/garment'
import { areasOfPiece } from '@kitwright/garment'
import { polygonContains, type Point } from '@kitwright/measure'
import { extentOf } from '../gesture/extent.ts'
import { frameContains } from '../gesture/frame.ts'
import { focusQuietly } from '../gesture/focusQuietly.ts'
import { oncePerFrame } from '../gesture/frames.ts'
import { startLayerDrag, type DragPoint, type LayerDrag } from '../gesture/layerDrag.ts'
import { selectHit } from '../gesture/selectHit.ts'
import type { Grip, Place } from '../gesture/types.ts'
import { layerOf, shownDocument } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import type { StudioState } from '../store/types.ts'
import { onPiece, placeOnSheet, type Sheet } from './sheet.ts'

interface Scaled {
  readonly sheet: Sheet
  /** CSS px per mm. */
  readonly scale: number
}
interface Holding {
  readonly pointer: number
  readonly drag: LayerDrag
  /** The layer's centre on its piece when the drag began. */
  readonly centre: Point
  readonly piece: string
}

/** The top-most layer at a place; the selected one first. */
function layerAt(state: StudioState, place: Place | null): string | null {
  if (!place) return null
  const selected = layerOf(state)?.id
  const under = shownDocument(state).layers.filter(
    layer => layer.piece === place.piece && !layer.isHidden && frameContains(layer, extentOf(layer), place.at),
  )
  return under.find(layer => layer.id === selected)?.id ?? under.at(-1)?.id ?? null
}

function partAt(state: StudioState, place: Place): PartId | null {
  const { options } = shownDocument(state)
  const areas = areasOfPiece(state.garment, options, place.piece)
  return (
    areas.findLast(({ region }) => !region || region.some(polygon => polygonContains(polygon, place.at)))?.part ?? null
  )
}

const gripOf = (target: EventTarget | null): Grip | null => {
  const grip = target instanceof Element ? target.closest<SVGGElement>('[data-grip]')?.dataset.grip : undefined
  return grip === 'scale' || grip === 'rotate' ? grip : null
}

/** Clicking, dragging, scaling and rotating on the flat sheet. Returns how to stop listening. */
export function listenOnSheet(element: HTMLElement, { sheet, scale }: Scaled, api: StudioStoreApi): () => void {
  const listening = new AbortController()
  let holding: Holding | null = null

  const sheetPoint = (event: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
  }
  function dragPoint(at: Point, origin: Pick<Holding, 'centre' | 'piece'>, isFine: boolean): DragPoint {
    const laid = sheet.pieces.find(({ piece }) => piece.id === origin.piece)
    const here = laid && onPiece(laid, at)
    return {
      place: placeOnSheet(sheet, at),
      relative: here ? { x: here.x - origin.centre.x, y: here.y - origin.centre.y } : null,
      isFine,
    }
  }

  function hold(event: PointerEvent, grip: Grip, id: string): Holding | null {
    const layer = shownDocument(api.getState()).layers.find(other => other.id === id)
    if (!layer) return null
    const origin = { centre: { x: layer.xMm, y: layer.yMm }, piece: layer.piece }
    const drag = startLayerDrag(api, id, grip, dragPoint(sheetPoint(event), origin, false))
    return drag && { pointer: event.pointerId, drag, ...origin }
  }

  const follow = oncePerFrame(({ at, isFine }: { at: Point; isFine: boolean }) => {
    if (holding) holding.drag.move(dragPoint(at, holding, isFine))
  })

  const hover = oncePerFrame((at: Point) => {
    const state = api.getState()
    const place = holding ? null : placeOnSheet(sheet, at)
    const layer = layerAt(state, place)
    const part = place && partAt(state, place)
    state.setHover(layer ? { layer } : part ? { part } : null)
  })

  function move(event: PointerEvent): void {
    if (holding?.pointer === event.pointerId) follow({ at: sheetPoint(event), isFine: event.shiftKey })
    else if (!holding && event.pointerType === 'mouse') hover(sheetPoint(event))
  }

  function leave(): void {
    hover.cancel()
    api.getState().setHover(null)
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || holding) return
    focusQuietly(element)
    const state = api.getState()
    const place = placeOnSheet(sheet, sheetPoint(event))
    const grip = gripOf(event.target)
    const selected = layerOf(state)?.id ?? null
    const id = grip ? selected : layerAt(state, place)
    // A finger scrolls the sheet unless it holds the selected layer.
    const mayDrag = id !== null && (event.pointerType === 'mouse' || id === selected)
    if (!grip) selectHit(api, place && { part: partAt(state, place), layer: id })
    if (!mayDrag) return
    holding = hold(event, grip ?? 'move', id)
    if (!holding) return
    event.preventDefault()
    element.setPointerCapture(event.pointerId)
  }

  function letGo(event: PointerEvent): void {
    if (event.pointerId !== holding?.pointer) return
    if (event.type === 'pointercancel') {
      follow.cancel()
      holding.drag.cancel()
    } else {
      follow.flush()
      holding.drag.end()
    }
    holding = null
  }

  const { signal } = listening
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('pointerup', letGo, { signal })
  element.addEventListener('pointercancel', letGo, { signal })
  // Without this a finger that drags a layer would scroll the sheet as well.
  element.addEventListener('touchmove', event => holding && event.preventDefault(), { signal, passive: false })
  return () => {
    listening.abort()
    hover.cancel()
    follow.cancel()
    holding?.drag.end()
  }
}
