import type { Point } from '@kitwright/measure'
import { oncePerFrame } from '../../../../ui/index.ts'
import { extentOf } from '../../../context/index.ts'
import {
  type Grip,
  dragModifiersOf,
  isGrip,
  type LayerDrag,
  mmPerPx,
  type Plane,
  screenToPlane,
  shownLayer,
  startLayerDrag,
  toleranceFor,
  type Access,
  type Draggable,
  type DragState,
  type SquadState,
  type WithPorts,
} from '@kitwright/editor'
import type { LiveStage } from '../stage/liveStage.ts'
import { planeOf } from '../stage/clothPlane.ts'

/** The drag that a handle has started, and how the cloth is placed there. */
interface HandleDrag {
  readonly drag: LayerDrag
  readonly plane: Plane
}
interface ActiveHandleDrag extends HandleDrag {
  readonly pointer: number
}

/** A press on a handle. */
interface Press {
  readonly grip: Grip
  /** Position on the canvas, CSS px. */
  readonly at: Point
  readonly pointerType: string
  readonly holds: ReturnType<typeof dragModifiersOf>
}

/** Starts a drag by a handle; null if the target cannot be changed. */
export type GrabHandle = (press: Press) => HandleDrag | null

/** Starts a drag of the selected layer by its handles. */
export const grabLayer =
  (editor: Access<Draggable & SquadState> & WithPorts<'newId'>, { stage }: LiveStage): GrabHandle =>
  ({ grip, at, pointerType, holds }) => {
    const state = editor.getState()
    const id = state.selection.kind === 'layer' ? state.selection.id : null
    const layer = id === null ? undefined : shownLayer(state, id)
    const plane = layer && planeOf(stage, layer)
    if (!layer || !plane) return null
    const snapping = { toleranceMm: toleranceFor(pointerType, mmPerPx(plane)), sizeOf: extentOf }
    const drag = startLayerDrag(
      editor,
      layer.id,
      grip,
      { place: null, relative: screenToPlane(plane, at), ...holds },
      snapping,
    )
    return drag && { drag, plane }
  }

/** Handles scaling and rotation by the handles over the canvas. Returns a function that stops listening. */
export function listenForHandles(
  svg: SVGSVGElement,
  { stage }: LiveStage,
  editor: Access<Pick<DragState, 'isSnapping'>>,
  grab: GrabHandle,
): () => void {
  const listening = new AbortController()
  let holding: ActiveHandleDrag | null = null

  const local = (event: PointerEvent): Point => {
    const { left, top } = svg.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const follow = oncePerFrame(({ at, ...held }: { at: Point } & ReturnType<typeof dragModifiersOf>) => {
    holding?.drag.move({ place: null, relative: screenToPlane(holding.plane, at), ...held })
  })

  function down(event: PointerEvent): void {
    const handle = event.target instanceof Element ? event.target.closest<SVGGElement>('[data-grip]') : null
    const grip = handle?.dataset.grip
    if (!handle || !isGrip(grip) || holding || event.button !== 0) return
    event.preventDefault()
    const held = grab({ grip, at: local(event), pointerType: event.pointerType, holds: dragModifiersOf(event, editor) })
    if (!held) return
    holding = { ...held, pointer: event.pointerId }
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
    event => holding?.pointer === event.pointerId && follow({ at: local(event), ...dragModifiersOf(event, editor) }),
    { signal },
  )
  svg.addEventListener('pointerup', letGo, { signal })
  svg.addEventListener('pointercancel', letGo, { signal })
  // A second finger keeps the rest of the first one's way from here.
  svg.addEventListener('lostpointercapture', letGo, { signal })
  return () => {
    listening.abort()
    if (!holding) return
    holding.drag.end()
    stage.setTurning(true)
  }
}
