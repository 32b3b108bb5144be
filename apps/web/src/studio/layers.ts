import {
  createImageLayer,
  createTextLayer,
  type AssetRef,
  type DesignDocument,
  type ImageRole,
  type Layer,
  type TextRole,
} from '@kitwright/design'
import { piecesOf, zoneOf, type Garment, type Zone } from '@kitwright/garment'
import { newId } from '../drafts/index.ts'

const KHMER = /[\u1780-\u17ff]/

/** Zone of a role; free texts and pictures start on the chest. */
const ZONES: Record<TextRole | ImageRole, string> = {
  frontText: 'frontText',
  backText: 'backText',
  frontNumber: 'frontNumber',
  backNumber: 'backNumber',
  shortsNumber: 'shortsNumber',
  playerName: 'playerName',
  text: 'frontText',
  logo: 'logo',
  sponsor: 'sponsor',
  image: 'sponsor',
}

function zoneFor(garment: Garment, document: DesignDocument, role: TextRole | ImageRole): Zone {
  const zone = zoneOf(garment, document.options, ZONES[role])
  if (zone) return zone
  const first = piecesOf(garment, document.options).find(({ piece }) => !piece.isRib)
  if (!first) throw new Error(`garment ${garment.id} has no piece for layers`)
  const [x0, y0, x1, y1] = first.piece.box
  return {
    id: 'middle',
    piece: first.piece.id,
    centre: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
    width: (x1 - x0) / 2,
    height: (y1 - y0) / 4,
  }
}

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
  const layer = createTextLayer(newId(), role, text, zoneFor(garment, document, role))
  return besideOthers(KHMER.test(text) ? { ...layer, font: 'kantumruy-pro' } : layer, document)
}

export function imageLayerFor(garment: Garment, document: DesignDocument, role: ImageRole, asset: AssetRef): Layer {
  return besideOthers(createImageLayer(newId(), role, asset, zoneFor(garment, document, role)), document)
}

/** A copy that lies a little lower. */
export const copyOf = (layer: Layer): Layer => ({
  ...layer,
  id: newId(),
  yMm: layer.yMm + 25,
  isLocked: false,
})
