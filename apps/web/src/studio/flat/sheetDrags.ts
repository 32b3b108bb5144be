import type { PartId } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { extentOf } from '../gesture/extent.ts'
import { startGroupDrag } from '../gesture/groupDrag.ts'
import { toleranceFor, type holdsOf } from '../gesture/holds.ts'
import type { DragPoint, LayerDrag } from '../gesture/layerDrag.ts'
import { startPatternDrag } from '../gesture/patternDrag.ts'
import { patternPlaces, type PatternPlace } from '../gesture/patternPlace.ts'
import { startLayerDrag } from '../gesture/reshapeDrag.ts'
import { groupsOf } from '../gesture/together.ts'
import { isGrip, type Grip } from '../gesture/types.ts'
import { layersOf, shownDocument } from '../store/selectors.ts'
import { selectedIds } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { onPiece, placeOnSheet, type Sheet } from './sheet.ts'

/** The sheet as it is seen just now. */
export interface SheetView {
  readonly sheet: Sheet
  /** CSS px per mm. */
  readonly scale: number
}

/** A place of the sheet, mm, and the keys held. */
export interface SheetPoint extends ReturnType<typeof holdsOf> {
  readonly at: Point
}

/** What a press has taken hold of. */
export interface Taken {
  readonly drag: LayerDrag
  /** The middle it is scaled and turned about, mm on its piece. */
  readonly centre: Point
  readonly piece: string
}

interface Pressed extends SheetPoint {
  readonly pointerType: string
}

/** A place of the sheet as a drag sees it. */
export function dragPointOf({ sheet }: SheetView, { at, ...held }: SheetPoint, origin: Omit<Taken, 'drag'>): DragPoint {
  const laid = sheet.pieces.find(({ piece }) => piece.id === origin.piece)
  const here = laid && onPiece(laid, at)
  return {
    place: placeOnSheet(sheet, at),
    relative: here ? { x: here.x - origin.centre.x, y: here.y - origin.centre.y } : null,
    ...held,
  }
}

const snappingOf = (view: SheetView, pointerType: string) => ({
  toleranceMm: toleranceFor(pointerType, 1 / view.scale),
  sizeOf: extentOf,
})

const taken = (drag: LayerDrag | null, origin: Omit<Taken, 'drag'>): Taken | null => drag && { drag, ...origin }

/** A layer by a grip; null where it is locked. */
export function takeLayer(api: StudioStoreApi, view: SheetView, press: Pressed, grip: Grip, id: string): Taken | null {
  const { pointerType, ...point } = press
  const layer = shownDocument(api.getState()).layers.find(other => other.id === id)
  if (!layer) return null
  const origin = { centre: { x: layer.xMm, y: layer.yMm }, piece: layer.piece }
  const from = dragPointOf(view, point, origin)
  return taken(startLayerDrag(api, id, grip, from, snappingOf(view, pointerType)), origin)
}

function takeGroup(api: StudioStoreApi, view: SheetView, press: Pressed, grip: Grip, piece: string): Taken | null {
  const { pointerType, ...point } = press
  const group = groupsOf(layersOf(api.getState()), extentOf).find(each => each.piece === piece)
  if (!group) return null
  const from = dragPointOf(view, point, group)
  return taken(startGroupDrag(api, piece, grip, from, snappingOf(view, pointerType)), group)
}

/** A part's pattern, by a handle or by any place of the piece. */
export function takePattern(
  api: StudioStoreApi,
  view: SheetView,
  press: SheetPoint,
  grip: Grip,
  place: PatternPlace,
): Taken | null {
  const origin = { centre: place.handle, piece: place.piece }
  return taken(startPatternDrag(api, place, grip, dragPointOf(view, press, origin)), origin)
}

/** A part's pattern on a piece. */
export function patternOn(api: StudioStoreApi, part: PartId, piece: string): PatternPlace | undefined {
  const state = api.getState()
  return patternPlaces(shownDocument(state), state.garment, part).find(place => place.piece === piece)
}

/** What the handle under the pointer is for; undefined where there is none. */
export function takeByHandle(
  api: StudioStoreApi,
  view: SheetView,
  press: Pressed,
  target: EventTarget | null,
): Taken | null | undefined {
  const handle = target instanceof Element ? target.closest<SVGGElement>('[data-grip]') : null
  const { grip, of: piece = '', part } = handle?.dataset ?? {}
  if (!isGrip(grip)) return undefined
  const place = part === undefined ? undefined : patternOn(api, part as PartId, piece)
  if (place) return takePattern(api, view, press, grip, place)
  const { selection } = api.getState()
  if (selection.kind === 'layers') return takeGroup(api, view, press, grip, piece)
  const [selected] = selectedIds(selection)
  return selected === undefined ? undefined : takeLayer(api, view, press, grip, selected)
}
