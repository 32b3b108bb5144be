import {
  createImageLayer,
  createTextLayer,
  zoneForRole,
  type AssetRef,
  type DesignDocument,
  type ImageRole,
  type Layer,
  type TextRole,
} from '@kitwright/design'
import { plainUse } from '@kitwright/library'
import type { Needs } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { DocumentState } from '../state/types.ts'
import { documentOf, wornOf } from '../state/selectors.ts'

const KHMER = /[\u1780-\u17ff]/

/** Fresh layers do not hide each other: each further one in a place lies a little lower. */
function besideOthers<T extends Layer>(layer: T, document: DesignDocument): T {
  const isTaken = (y: number): boolean =>
    document.layers.some(
      other => other.piece === layer.piece && Math.abs(other.xMm - layer.xMm) < 4 && Math.abs(other.yMm - y) < 4,
    )
  let yMm = layer.yMm
  while (isTaken(yMm)) yMm += 30
  return { ...layer, yMm }
}

type Making = Access<DocumentState> & Needs<'newId'>

/** Where a role belongs on what is worn. */
function zoneFor(editor: Making, role: TextRole | ImageRole) {
  const { garment, options } = wornOf(editor.getState())
  return zoneForRole(garment, options, role)
}

export function textLayerFor(editor: Making, role: TextRole, text: string): Layer {
  const layer = createTextLayer(editor.ports.newId(), role, text, zoneFor(editor, role))
  const document = documentOf(editor.getState())
  return besideOthers(KHMER.test(text) ? { ...layer, ...plainUse('kantumruy-pro') } : layer, document)
}

export function imageLayerFor(editor: Making, role: ImageRole, asset: AssetRef): Layer {
  const layer = createImageLayer(editor.ports.newId(), role, asset, zoneFor(editor, role))
  return besideOthers(layer, documentOf(editor.getState()))
}

/** A layer with a new id that may be changed at once. */
export const freshLayer = <T extends Layer>(layer: T, newId: () => string): T => ({
  ...layer,
  id: newId(),
  isLocked: false,
})

/** A copy that lies a little lower. */
export const copyOf = (layer: Layer, newId: () => string): Layer => ({
  ...freshLayer(layer, newId),
  yMm: layer.yMm + 25,
})
