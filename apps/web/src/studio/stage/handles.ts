import type { Point } from '@kitwright/measure'
import { oncePerFrame } from '../gesture/frames.ts'
import { holdsOf } from '../gesture/holds.ts'
import { startLayerDrag, type LayerDrag } from '../gesture/layerDrag.ts'
import { screenToPlane, type Plane } from '../gesture/plane.ts'
import { isGrip, type Grip } from '../gesture/types.ts'
import { shownLayer } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import type { LiveStage } from './liveStage.ts'
import { planeOf } from './overlayGeometry.ts'

interface Holding {
  readonly pointer: number
  readonly drag: LayerDrag
  readonly plane: Plane
}

/** Scaling and rotating by the handles over the canvas. Returns how to stop listening. */
export function listenForHandles(svg: SVGSVGElement, { stage }: LiveStage, api: StudioStoreApi): () => void {
  const listening = new AbortController()
  let holding: Holding | null = null

  const local = (event: PointerEvent): Point => {
    const { left, top } = svg.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function hold(event: PointerEvent, grip: Grip): Holding | null {
    const state = api.getState()
    const id = state.selection.kind === 'layer' ? state.selection.id : null
    const layer = id === null ? undefined : shownLayer(state, id)
    const plane = layer && planeOf(stage, layer)
    if (!layer || !plane) return null
    const from = { place: null, relative: screenToPlane(plane, local(event)), ...holdsOf(event, api) }
    const drag = startLayerDrag(api, layer.id, grip, from)
    return drag && { pointer: event.pointerId, drag, plane }
  }

  const follow = oncePerFrame(({ at, ...held }: { at: Point } & ReturnType<typeof holdsOf>) => {
    holding?.drag.move({ place: null, relative: screenToPlane(holding.plane, at), ...held })
  })

  function down(event: PointerEvent): void {
    const handle = event.target instanceof Element ? event.target.closest<SVGGElement>('[data-grip]') : null
    const grip = handle?.dataset.grip
    if (!handle || !isGrip(grip) || holding || event.button !== 0) return
    event.preventDefault()
    holding = hold(event, grip)
    if (!holding) return
    handle.setPointerCapture(event.pointerId)
    stage.setTurning(false)
  }

  function letGo(event: PointerEvent): void {
    if (event.pointerId !== holding?.pointer) return
    follow.flush()
    holding.drag.end()
    holding = null
    stage.setTurning(true)
  }

  const { signal } = listening
  svg.addEventListener('pointerdown', down, { signal })
  svg.addEventListener(
    'pointermove',
    event => holding?.pointer === event.pointerId && follow({ at: local(event), ...holdsOf(event, api) }),
    { signal },
  )
  svg.addEventListener('pointerup', letGo, { signal })
  svg.addEventListener('pointercancel', letGo, { signal })
  return () => listening.abort()
}
