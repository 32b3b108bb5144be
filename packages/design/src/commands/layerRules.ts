import { refuse, type LayerChange } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'
import type { Layer } from '../schema/layers.ts'
import { LIMITS } from '../schema/limits.ts'
import { missingPiece } from './targets.ts'
import type { Rules } from './ruleTypes.ts'

/** True for the optional fields of this kind of layer. */
const isOptional = (layer: Layer, name: string): boolean =>
  name === 'group' || (layer.kind === 'text' && name === 'isHalftone')

/**
 * Returns the part of a change that applies to this kind of layer: a text has no width to set, and an image keeps its
 * role.
 */
const applicable = (layer: Layer, change: LayerChange): LayerChange =>
  Object.fromEntries(
    Object.entries(change).filter(([name, value]) => {
      if (isOptional(layer, name)) return true
      const isFixed = layer.kind === 'image' && name === 'role'
      return value !== undefined && !isFixed && Object.hasOwn(layer, name)
    }),
  )

/** Returns the changed layer. Optional fields set to null or undefined are removed, so that undo restores it exactly. */
const changed = (layer: Layer, change: LayerChange): Layer =>
  Object.fromEntries(
    Object.entries({ ...layer, ...change }).filter(
      ([name, value]) => value !== undefined && !(value === null && isOptional(layer, name)),
    ),
  ) as Layer

/** Returns the layer's present values of the fields about to change. */
function valuesBefore(layer: Layer, change: LayerChange): LayerChange {
  const now = layer as Record<string, unknown>
  return Object.fromEntries(Object.keys(change).map(name => [name, now[name] ?? null]))
}

const indexOf = ({ layers }: DesignDocument, id: string): number => layers.findIndex(layer => layer.id === id)

const aboveOf = ({ layers }: DesignDocument, at: number): string | null => layers[at + 1]?.id ?? null

/** Inserts the layer below another one; null means on top. */
function insert(layers: readonly Layer[], layer: Layer, below: string | null): Layer[] {
  const at = layers.findIndex(({ id }) => id === below)
  return layers.toSpliced(at < 0 ? layers.length : at, 0, layer)
}

const isFull = ({ layers }: DesignDocument, added: Layer): boolean =>
  layers.length >= LIMITS.layers ||
  (added.kind === 'image' && layers.filter(({ kind }) => kind === 'image').length >= LIMITS.images)

export const LAYER_RULES: Rules<'addLayer' | 'removeLayer' | 'changeLayer' | 'orderLayer'> = {
  addLayer: (document, { layer, below = null }) => {
    if (indexOf(document, layer.id) >= 0) return refuse(document, 'layerExists')
    const refusal = missingPiece(document, layer.piece) ?? (isFull(document, layer) ? 'full' : null)
    if (refusal) return refuse(document, refusal)
    return {
      document: { ...document, layers: insert(document.layers, layer, below) },
      inverse: { kind: 'removeLayer', id: layer.id },
    }
  },
  removeLayer: (document, { id }) => {
    const at = indexOf(document, id)
    if (at < 0) return refuse(document, 'layerGone')
    return {
      document: { ...document, layers: document.layers.toSpliced(at, 1) },
      inverse: { kind: 'addLayer', layer: document.layers[at]!, below: aboveOf(document, at) },
    }
  },
  changeLayer: (document, { id, change: requested }) => {
    const at = indexOf(document, id)
    const layer = document.layers[at]
    if (!layer) return refuse(document, 'layerGone')
    const refusal = requested.piece === undefined ? null : missingPiece(document, requested.piece)
    if (refusal) return refuse(document, refusal)
    const change = applicable(layer, requested)
    return {
      document: { ...document, layers: document.layers.with(at, changed(layer, change)) },
      inverse: { kind: 'changeLayer', id, change: valuesBefore(layer, change) },
    }
  },
  orderLayer: (document, { kind, id, below }) => {
    const from = indexOf(document, id)
    if (from < 0) return refuse(document, 'layerGone')
    const inverse = { kind, id, below: aboveOf(document, from) } as const
    if (below === id) return { document, inverse }
    return {
      document: { ...document, layers: insert(document.layers.toSpliced(from, 1), document.layers[from]!, below) },
      inverse,
    }
  },
}
