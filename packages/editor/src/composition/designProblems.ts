import type { Command, Layer } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { growBox, type Box } from '@kitwright/measure'
import { boxOfLayer, boxesOverlap } from '../geometry/boxes.ts'
import type { Access } from '../state/access.ts'
import type { DocumentVerbs } from '../state/types.ts'
import { nearestFree } from './freePlace.ts'
import { isClearOfSeams, EXISTING_CLEARANCE, occupiesSpace, type CompositionContext } from './freeSpace.ts'

/** Flaw of a design that would be visible on cloth. */
export interface Problem {
  readonly kind: 'overlap' | 'seam' | 'tooWide'
  readonly layer: Layer
  /** The lower layer of an overlap. */
  readonly other?: Layer
}

interface LayerWithBox {
  readonly layer: Layer
  readonly box: Box
}

function overlapOf({ layer, box }: LayerWithBox, below: readonly LayerWithBox[]): Problem[] {
  const hit = below.find(
    other => other.layer.piece === layer.piece && boxesOverlap(growBox(box, EXISTING_CLEARANCE.layerMm), other.box),
  )
  return hit ? [{ kind: 'overlap', layer, other: hit.layer }] : []
}

function seamOf({ layer, box }: LayerWithBox, { garment, document }: CompositionContext): Problem[] {
  const piece = findPiece(garment, document.options, layer.piece)?.piece
  return piece && !isClearOfSeams(box, piece, EXISTING_CLEARANCE.seamMm) ? [{ kind: 'seam', layer }] : []
}

function widthOf({ layer }: LayerWithBox, { sizeOf }: CompositionContext): Problem[] {
  if (layer.kind !== 'text' || layer.maxWidthMm === null) return []
  return sizeOf(layer).widthMm > layer.maxWidthMm + 0.1 ? [{ kind: 'tooWide', layer }] : []
}

const says = (layer: Layer): boolean => layer.kind === 'image' || layer.text.trim() !== ''

/** Returns the flaws of a design that would be visible, the lowest layer first. */
export function findProblems(composing: CompositionContext): readonly Problem[] {
  const laid = composing.document.layers
    .filter(layer => occupiesSpace(layer) && says(layer))
    .map(layer => ({ layer, box: boxOfLayer(layer, composing.sizeOf) }))
  return laid.flatMap((each, at) => [
    ...overlapOf(each, laid.slice(0, at)),
    ...seamOf(each, composing),
    ...widthOf(each, composing),
  ])
}

const PLACE = ['piece', 'xMm', 'yMm', 'rotationDeg', 'sizeMm', 'maxWidthMm', 'widthMm', 'heightMm'] as const

export type LayerMove = Extract<Command, { kind: 'changeLayer' }>

/** Returns the command that changes a layer's place and size; null if nothing differs. */
export function placeCommand(before: Layer, after: Layer): LayerMove | null {
  const from = before as Partial<Record<(typeof PLACE)[number], unknown>>
  const to = after as Partial<Record<(typeof PLACE)[number], unknown>>
  const changed = PLACE.filter(name => from[name] !== to[name])
  if (changed.length === 0) return null
  return { kind: 'changeLayer', id: before.id, change: Object.fromEntries(changed.map(name => [name, to[name]])) }
}

/** Returns the command that fixes a problem in one step; null if the layer is locked or there is no space. */
export function fixCommand({ kind, layer, other }: Problem, composing: CompositionContext): Command | null {
  if (kind === 'tooWide') return layer.isLocked ? null : smaller(layer, composing)
  const moving = layer.isLocked ? other : layer
  if (!moving || moving.isLocked) return null
  const others = composing.document.layers.filter(({ id }) => id !== moving.id)
  const free = nearestFree(moving, others, composing)
  return free && placeCommand(moving, free)
}

function smaller(layer: Layer, { sizeOf }: CompositionContext): Command | null {
  if (layer.kind !== 'text' || layer.maxWidthMm === null) return null
  const sizeMm = Math.max(4, Math.floor((layer.sizeMm * layer.maxWidthMm * 10) / sizeOf(layer).widthMm) / 10)
  return { kind: 'changeLayer', id: layer.id, change: { sizeMm } }
}

/** Fixes a problem in one step. Returns false and changes nothing if the layer is locked or there is no space. */
export function fixProblem(
  editor: Access<Pick<DocumentVerbs, 'commit'>>,
  problem: Problem,
  composing: CompositionContext,
): boolean {
  const command = fixCommand(problem, composing)
  if (command) editor.getState().commit(command)
  return command !== null
}

/** Checks whether a problem can be fixed in one step. */
export const isFixable = (problem: Problem, composing: CompositionContext): boolean =>
  fixCommand(problem, composing) !== null
