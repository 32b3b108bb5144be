import { nodeSurface } from '@kitwright/artwork/node'
import type { SurfaceCanvas } from '@kitwright/artwork'
import type { DesignDocument } from '@kitwright/design'
import { getGarment, type Level } from '@kitwright/garment'
import { drawPortrait, type PortraitOptions } from '../drawPortrait.ts'
import { hashModels, loadMeshes, type Worn } from './models.ts'

/** From this height on the folds of the light level would show their corners. */
const FULL_FROM_PX = 900

interface PortraitPlan {
  readonly document: DesignDocument
  readonly heightPx: number
}

function wornIn({ document, heightPx }: PortraitPlan): Worn {
  const level: Level = heightPx >= FULL_FROM_PX ? 'full' : 'light'
  return { garment: getGarment(document.garment), options: document.options, level }
}

/** Changes whenever the garment of a portrait is cut or sewn otherwise: to be part of the name of a kept picture. */
export const garmentHash = async (plan: PortraitPlan): Promise<string> => hashModels(wornIn(plan))

/**
 * The portrait of a document with the packaged models, which are read once per process; null when its garment has none. Rejects when
 * a model is damaged.
 */
export async function portraitOf(
  options: Omit<PortraitOptions, 'garment' | 'meshes' | 'surface'>,
): Promise<SurfaceCanvas | null> {
  const worn = wornIn(options)
  const meshes = await loadMeshes(worn)
  return meshes && drawPortrait({ ...options, garment: worn.garment, meshes, surface: nodeSurface })
}

export type PictureFormat = 'webp' | 'png'

/** Where nobody sees the difference from lossless any more. */
const WEBP_QUALITY = 88

interface Encoding {
  encode(format: 'png'): Promise<Buffer>
  encode(format: 'webp', quality: number): Promise<Buffer>
}

/** A canvas of `nodeSurface` as a file's bytes. */
export async function encodePicture(canvas: SurfaceCanvas, format: PictureFormat): Promise<Buffer> {
  const skia = canvas as unknown as Encoding
  return format === 'webp' ? skia.encode('webp', WEBP_QUALITY) : skia.encode('png')
}
