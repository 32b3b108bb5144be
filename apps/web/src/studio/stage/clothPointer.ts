import type { Point } from '@kitwright/measure'
import type { Hit } from '@kitwright/scene'
import { extentOf } from '../gesture/extent.ts'
import { frameContains } from '../gesture/frame.ts'
import { focusQuietly } from '../gesture/focusQuietly.ts'
import { oncePerFrame } from '../gesture/frames.ts'
import { startLayerDrag, type DragPoint, type LayerDrag } from '../gesture/layerDrag.ts'
import { selectHit } from '../gesture/selectHit.ts'
import { layerOf, shownLayer } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import type { LiveStage } from './liveStage.ts'

/** Farther than this a press is a drag, not a click, CSS px. */
const CLICK_PX = 6

interface Press {
  readonly pointer: number
  readonly from: Point
  readonly hit: Hit | null
  readonly drag: LayerDrag | null
  hasMoved: boolean
}

const pointOf = (hit: Hit | null, isFine: boolean): DragPoint => ({
  place: hit && { piece: hit.piece, at: hit.at },
  relative: null,
  isFine,
})

/** The selected layer keeps the pointer over others that lie on top of it. */
function layerUnder(api: StudioStoreApi, hit: Hit | null): string | null {
  if (!hit) return null
  const selected = layerOf(api.getState())
  const seen = selected && shownLayer(api.getState(), selected.id)
  const isOnSelected = seen && !seen.isHidden && seen.piece === hit.piece && frameContains(seen, extentOf(seen), hit.at)
  return isOnSelected ? seen.id : hit.layer
}

/**
 * Clicking, dragging and hovering on the cloth. A mouse drags any layer at once; a finger only the selected one, so that
 * turning the garment stays easy. Returns how to stop listening.
 */
export function listenOnCloth(host: HTMLElement, { stage, canvas }: LiveStage, api: StudioStoreApi): () => void {
  const listening = new AbortController()
  let press: Press | null = null

  const local = (event: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function dragFor(event: PointerEvent, hit: Hit | null): LayerDrag | null {
    const id = layerUnder(api, hit)
    const isSelected = id !== null && layerOf(api.getState())?.id === id
    if (id === null || (event.pointerType !== 'mouse' && !isSelected)) return null
    return startLayerDrag(api, id, 'move', pointOf(hit, false))
  }

  function down(event: PointerEvent): void {
    if (event.target !== canvas || event.button !== 0 || event.shiftKey) return
    focusQuietly(host)
    if (press) {
      // A second finger: this is a pinch.
      press.hasMoved = true
      return
    }
    const from = local(event)
    const hit = stage.pick(from)
    const drag = dragFor(event, hit)
    press = { pointer: event.pointerId, from, hit, drag, hasMoved: false }
    if (!drag) return
    // The canvas must not hear of it: it would turn the garment.
    event.stopPropagation()
    canvas.setPointerCapture(event.pointerId)
    stage.setTurning(false)
  }

  const follow = oncePerFrame((event: { at: Point; isFine: boolean }) =>
    press?.drag?.move(pointOf(stage.pick(event.at), event.isFine)),
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
    if (press.drag) selectHit(api, { part: null, layer: layerUnder(api, press.hit) })
    api.getState().setHover(null)
  }

  function move(event: PointerEvent): void {
    if (!press) {
      if (event.pointerType === 'mouse' && event.target === canvas) hover(local(event))
      return
    }
    beginsToMove(event)
    if (press.drag && press.hasMoved && event.pointerId === press.pointer)
      follow({ at: local(event), isFine: event.shiftKey })
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return
    const { drag, hit, hasMoved } = press
    if (hasMoved) follow.flush()
    press = null
    drag?.end()
    if (drag) stage.setTurning(true)
    if (!hasMoved && event.type === 'pointerup') selectHit(api, hit && { part: hit.part, layer: hit.layer })
  }

  const { signal } = listening
  host.addEventListener('pointerdown', down, { signal, capture: true })
  host.addEventListener('pointermove', move, { signal })
  host.addEventListener('pointerup', up, { signal })
  host.addEventListener('pointercancel', up, { signal })
  host.addEventListener('pointerleave', () => api.getState().setHover(null), { signal })
  return () => {
    listening.abort()
    hover.cancel()
    follow.cancel()
  }
}
