import { shareStyle, type Command, type Layer, type LayerChange, type TextLayer } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { clamp, type Box, type Point } from '@kitwright/measure'
import { addCommands, hasRoomFor } from '../layers/copies.ts'
import { nudgeChange, resizeChange, tidyDegrees } from '../layers/layerChanges.ts'
import { groupsOf, sharedRange, groupTransformCommand } from '../layers/transformGroup.ts'
import { documentOf, layersOf, garmentWithOptions } from '../state/selectors.ts'
import { selectionOf } from '../state/selection.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { SelectionVerbs, DocumentState, DocumentVerbs, DocumentWithSelection, ViewVerbs } from '../state/types.ts'
import { bestViewOfPiece } from '../state/viewOfPiece.ts'
import { orderCommand, stepLayers, type OrderStep } from './stackingOrder.ts'

/** Returns the selected layers that are not locked. */
export const freeLayers = (editor: Access<DocumentWithSelection>): readonly Layer[] =>
  layersOf(editor.getState()).filter(layer => !layer.isLocked)

/** Commits one edit directly and several as a batch; an empty list changes nothing. */
export function commitAll(editor: Access<DocumentVerbs>, commands: readonly Command[], gesture?: string): void {
  const [first, second] = commands
  if (first) editor.getState().commit(second ? { kind: 'batch', commands } : first, gesture)
}

type ChangeOf = (layer: Layer) => LayerChange | null

/** Changes each of some layers in its own way, as one entry of the history. */
export function changeLayers(
  editor: Access<DocumentVerbs>,
  layers: readonly Layer[],
  changeOf: ChangeOf,
  gesture?: string,
): void {
  const commands = layers.flatMap((layer): Command[] => {
    const change = changeOf(layer)
    return change ? [{ kind: 'changeLayer', id: layer.id, change }] : []
  })
  commitAll(editor, commands, gesture)
}

/** Changes one layer. */
export const changeLayer = (editor: Access<DocumentVerbs>, id: string, change: LayerChange, gesture?: string): void =>
  editor.getState().commit({ kind: 'changeLayer', id, change }, gesture)

/** Gives all names and numbers the style of one of them. */
export function shareTextStyle(editor: Access<DocumentState & DocumentVerbs>, layer: TextLayer): void {
  const state = editor.getState()
  const command = shareStyle(documentOf(state), layer)
  if (command) state.commit(command)
}

/** Returns the box of the layer's piece. */
export function pieceBoxOf(editor: Access<DocumentState>, layer: Layer): Box | undefined {
  const state = editor.getState()
  return findPiece(state.garment, documentOf(state).options, layer.piece)?.piece.box
}

/** Moves the selected layers by an offset in mm, each on its own piece. */
export const nudgeSelected = (
  editor: Access<DocumentWithSelection & DocumentVerbs>,
  by: Point,
  gesture?: string,
): void =>
  changeLayers(
    editor,
    freeLayers(editor),
    layer => {
      const box = pieceBoxOf(editor, layer)
      return box ? nudgeChange(layer, by, box) : null
    },
    gesture,
  )

type TransformEditor = Access<DocumentWithSelection & DocumentVerbs> & WithPorts<'measure'>

/** Scales and rotates several layers together, as by the handles of their frame; hidden ones stay. */
function changeSelected(editor: TransformEditor, how: { factor?: number; turnDeg?: number }, gesture?: string): void {
  const groups = groupsOf(freeLayers(editor), editor.ports.measure)
  if (groups.length === 0) return
  const [low, high] = sharedRange(groups.flatMap(({ layers }) => layers))
  const factor = how.factor && clamp(how.factor, low, high)
  const state = editor.getState()
  state.commit(groupTransformCommand(garmentWithOptions(state), groups, { ...how, factor }), gesture)
}

export function resizeSelected(editor: TransformEditor, factor: number, gesture?: string): void {
  const layers = freeLayers(editor)
  if (layers.length > 1) changeSelected(editor, { factor }, gesture)
  else changeLayers(editor, layers, layer => resizeChange(layer, factor), gesture)
}

export function rotateSelected(editor: TransformEditor, turnDeg: number, gesture?: string): void {
  const layers = freeLayers(editor)
  const turned = (layer: Layer): LayerChange => ({ rotationDeg: tidyDegrees(layer.rotationDeg + turnDeg) })
  if (layers.length > 1) changeSelected(editor, { turnDeg }, gesture)
  else changeLayers(editor, layers, turned, gesture)
}

/** Deletes the selection; returns false if locked layers of it stay. */
export function removeSelected(editor: Access<DocumentWithSelection & DocumentVerbs>): boolean {
  const selected = layersOf(editor.getState())
  const free = freeLayers(editor)
  commitAll(
    editor,
    free.map(({ id }) => ({ kind: 'removeLayer', id })),
  )
  return free.length === selected.length
}

/** Deletes one layer, unless it is locked. */
export function removeLayer(editor: Access<DocumentState & DocumentVerbs>, id: string): void {
  const state = editor.getState()
  const layer = documentOf(state).layers.find(other => other.id === id)
  if (layer && !layer.isLocked) state.commit({ kind: 'removeLayer', id })
}

/** Hides the selection, or shows it again if all of it is hidden. */
export function toggleHidden(editor: Access<DocumentWithSelection & DocumentVerbs>): void {
  const layers = layersOf(editor.getState())
  const isHidden = !layers.every(layer => layer.isHidden)
  changeLayers(editor, layers, () => ({ isHidden }))
}

export function toggleLocked(editor: Access<DocumentWithSelection & DocumentVerbs>): void {
  const layers = layersOf(editor.getState())
  const isLocked = !layers.every(layer => layer.isLocked)
  changeLayers(editor, layers, () => ({ isLocked }))
}

const idsOf = (layers: readonly Layer[]): string[] => layers.map(({ id }) => id)

function reorder(
  editor: Access<DocumentState & DocumentVerbs>,
  orderOf: (ids: readonly string[]) => readonly string[],
): void {
  const ids = idsOf(documentOf(editor.getState()).layers)
  const command = orderCommand(ids, orderOf(ids))
  if (command) editor.getState().commit(command)
}

/**
 * Brings the selection forward or sends it backward: whole groups past whole groups, layers of the entered group within
 * it.
 */
export const orderSelected = (editor: Access<DocumentWithSelection & DocumentVerbs>, step: OrderStep): void => {
  const { layers } = documentOf(editor.getState())
  reorder(editor, () => stepLayers(layers, idsOf(layersOf(editor.getState())), step))
}

export const selectAll = (editor: Access<DocumentState & SelectionVerbs>): void => {
  const { history, select } = editor.getState()
  select(selectionOf(idsOf(history.document.layers)))
}

/**
 * Adds layers and related changes as one edit, and selects them; returns false and changes nothing if the design is
 * full.
 */
export function addLayers(
  editor: Access<DocumentState & DocumentVerbs & SelectionVerbs>,
  added: readonly Layer[],
  also: readonly Command[] = [],
): boolean {
  const { history, select } = editor.getState()
  if (!hasRoomFor(history.document.layers, added)) return false
  commitAll(editor, [...also, ...addCommands(history.document.layers, added)])
  select(selectionOf(idsOf(added)))
  return true
}

/**
 * Adds a layer on top, selects it and turns the garment so that it is visible. Returns false and changes nothing if the
 * design is full.
 */
export function addLayer(
  editor: Access<DocumentState & DocumentVerbs & SelectionVerbs & Pick<ViewVerbs, 'setView'>>,
  layer: Layer,
): boolean {
  const { history, commit, select, setView } = editor.getState()
  if (!hasRoomFor(history.document.layers, [layer])) return false
  commit({ kind: 'addLayer', layer })
  select({ kind: 'layer', id: layer.id })
  setView(bestViewOfPiece(layer.piece))
  return true
}
