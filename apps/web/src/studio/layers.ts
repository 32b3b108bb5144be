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
import type { Garment } from '@kitwright/garment'
import { plainUse } from '@kitwright/library'
import { newId } from '../drafts/index.ts'

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

export function textLayerFor(garment: Garment, document: DesignDocument, role: TextRole, text: string): Layer {
  const layer = createTextLayer(newId(), role, text, zoneForRole(garment, document.options, role))
  return besideOthers(KHMER.test(text) ? { ...layer, ...plainUse('kantumruy-pro') } : layer, document)
}

export function imageLayerFor(garment: Garment, document: DesignDocument, role: ImageRole, asset: AssetRef): Layer {
  return besideOthers(createImageLayer(newId(), role, asset, zoneForRole(garment, document.options, role)), document)
}

/** A layer with a new id that may be changed at once. */
export const freshLayer = <T extends Layer>(layer: T): T => ({ ...layer, id: newId(), isLocked: false })

/** A copy that lies a little lower. */
export const copyOf = (layer: Layer): Layer => ({ ...freshLayer(layer), yMm: layer.yMm + 25 })
