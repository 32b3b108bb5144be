import { LIMITS, type Command, type Layer, type LayerChange } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { clamp, type Box, type Point } from '@kitwright/measure'
import { nudgeChange, resizeChange, tidyDegrees } from '../gesture/gesture.ts'
import { groupsOf, sharedRange, togetherCommand } from '../gesture/together.ts'
import { documentOf, layersOf } from '../store/selectors.ts'
import { selectionOf } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import type { SizeOf } from './boxes.ts'
import { orderCommand, placeInOrder, stepOrder, type OrderStep } from './order.ts'

/** The selected layers that may be changed. */
export const freeLayers = (api: StudioStoreApi): readonly Layer[] =>
  layersOf(api.getState()).filter(layer => !layer.isLocked)

/** Commits one edit as itself and several as one; none changes nothing. */
export function commitAll(api: StudioStoreApi, commands: readonly Command[], gesture?: string): void {
  const [first, second] = commands
  if (first) api.getState().commit(second ? { kind: 'batch', commands } : first, gesture)
}

type ChangeOf = (layer: Layer) => LayerChange | null

/** Changes each of some layers in its own way, as one entry of the history. */
export function changeLayers(
  api: StudioStoreApi,
  layers: readonly Layer[],
  changeOf: ChangeOf,
  gesture?: string,
): void {
  const commands = layers.flatMap((layer): Command[] => {
    const change = changeOf(layer)
    return change ? [{ kind: 'changeLayer', id: layer.id, change }] : []
  })
  commitAll(api, commands, gesture)
}

/** The box of the piece that a layer lies on. */
export function pieceBoxOf(api: StudioStoreApi, layer: Layer): Box | undefined {
  const state = api.getState()
  return findPiece(state.garment, documentOf(state).options, layer.piece)?.piece.box
}

/** Moves by some mm, each on its own piece. */
export const nudgeSelected = (api: StudioStoreApi, by: Point, gesture?: string): void =>
  changeLayers(
    api,
    freeLayers(api),
    layer => {
      const box = pieceBoxOf(api, layer)
      return box ? nudgeChange(layer, by, box) : null
    },
    gesture,
  )

/** Several grow and turn as one, as by the handles of their frame; hidden ones are out of sight and stay. */
function changeSelected(api: StudioStoreApi, how: { factor?: number; turnDeg?: number }, by: By): void {
  const groups = groupsOf(freeLayers(api), by.sizeOf)
  if (groups.length === 0) return
  const [low, high] = sharedRange(groups.flatMap(({ layers }) => layers))
  const factor = how.factor && clamp(how.factor, low, high)
  const state = api.getState()
  const worn = { garment: state.garment, options: documentOf(state).options }
  state.commit(togetherCommand(worn, groups, { ...how, factor }), by.gesture)
}

interface By {
  readonly sizeOf: SizeOf
  readonly gesture?: string
}

export function resizeSelected(api: StudioStoreApi, factor: number, by: By): void {
  const layers = freeLayers(api)
  if (layers.length > 1) changeSelected(api, { factor }, by)
  else changeLayers(api, layers, layer => resizeChange(layer, factor), by.gesture)
}

export function rotateSelected(api: StudioStoreApi, turnDeg: number, by: By): void {
  const layers = freeLayers(api)
  const turned = (layer: Layer): LayerChange => ({ rotationDeg: tidyDegrees(layer.rotationDeg + turnDeg) })
  if (layers.length > 1) changeSelected(api, { turnDeg }, by)
  else changeLayers(api, layers, turned, by.gesture)
}

export const removeSelected = (api: StudioStoreApi): void =>
  commitAll(
    api,
    freeLayers(api).map(({ id }) => ({ kind: 'removeLayer', id })),
  )

/** Hides what is selected, or shows it again when all of it is hidden. */
export function toggleHidden(api: StudioStoreApi): void {
  const layers = layersOf(api.getState())
  const isHidden = !layers.every(layer => layer.isHidden)
  changeLayers(api, layers, () => ({ isHidden }))
}

export function toggleLocked(api: StudioStoreApi): void {
  const layers = layersOf(api.getState())
  const isLocked = !layers.every(layer => layer.isLocked)
  changeLayers(api, layers, () => ({ isLocked }))
}

const idsOf = (layers: readonly Layer[]): string[] => layers.map(({ id }) => id)

function reorder(api: StudioStoreApi, orderOf: (ids: readonly string[]) => readonly string[]): void {
  const ids = idsOf(documentOf(api.getState()).layers)
  const command = orderCommand(ids, orderOf(ids))
  if (command) api.getState().commit(command)
}

/** Brings what is selected forward or sends it backward. */
export const orderSelected = (api: StudioStoreApi, step: OrderStep): void =>
  reorder(api, ids => stepOrder(ids, idsOf(layersOf(api.getState())), step))

/** Lays some layers together where `to` of the others lie below them. */
export const placeLayers = (api: StudioStoreApi, moving: readonly string[], to: number): void =>
  reorder(api, ids => placeInOrder(ids, moving, to))

export const selectAll = (api: StudioStoreApi): void => {
  const { history, select } = api.getState()
  select(selectionOf(idsOf(history.document.layers)))
}

/** Adds layers and does what else goes with it as one edit, and selects them; false, and nothing changes, where the design has no room. */
export function addLayers(api: StudioStoreApi, added: readonly Layer[], also: readonly Command[] = []): boolean {
  const { history, select } = api.getState()
  const all = [...history.document.layers, ...added]
  if (all.length > LIMITS.layers || all.filter(({ kind }) => kind === 'image').length > LIMITS.images) return false
  commitAll(api, [...also, ...added.map((layer): Command => ({ kind: 'addLayer', layer }))])
  select(selectionOf(idsOf(added)))
  return true
}
