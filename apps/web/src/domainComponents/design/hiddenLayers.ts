import { findLowContrastInKits, samplePictures } from '@kitwright/artwork/lowContrast'
import { loadAsset } from '@kitwright/artwork/browser'
import { type KitRole, type Layer, readDesign } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { imageUrl } from '../../drafts/index.ts'

/** A text or picture of a design with too little contrast to its background. */
export interface HiddenLayer {
  readonly layer: Layer
  /** The kits in which the layer is hidden; null is the design's own. Empty if it is hidden in all of them. */
  readonly kits: readonly (KitRole | null)[]
}

/** Returns the layers of a design that are hidden in any of its kits; none if the design cannot be read. */
export async function hiddenLayers(document: unknown): Promise<readonly HiddenLayer[]> {
  const read = await readDesign(document)
  if (!read.ok) return []
  const design = read.document
  const [garment, pictures] = await Promise.all([
    loadGarment(design.garment),
    samplePictures(design, asset => loadAsset(asset, imageUrl)),
  ])
  const hidden = findLowContrastInKits(design, garment, pictures)
  return design.layers.flatMap(layer => {
    const kits = hidden.get(layer.id)
    return kits ? [{ layer, kits: kits.length > design.kits.length ? [] : kits }] : []
  })
}
