import type { SurfaceCanvas } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { drawPortrait, type PortraitOptions } from '../drawPortrait.ts'
import { readPieces, type PieceMesh } from '../model/pieceMesh.ts'
import { shadeModels } from '../studio/index.ts'
import { readModelFiles, cacheByModel, modelSelectionOf } from './modelFiles.ts'

/** Maximum number of cached unpacked variants, some megabytes each. */
const MAX_KEPT = 12

const loadMeshes = cacheByModel(MAX_KEPT, async (worn): Promise<readonly PieceMesh[] | null> => {
  const files = await readModelFiles(worn)
  return files && shadeModels(await Promise.all(files.map(readPieces)))
})

/**
 * Renders the portrait of a document with the packaged models, which are read once per process; null when its garment
 * has none. Rejects when a model is damaged.
 */
export async function portraitOf(
  options: Omit<PortraitOptions, 'garment' | 'meshes' | 'surface'>,
): Promise<SurfaceCanvas | null> {
  const worn = modelSelectionOf(options)
  const meshes = await loadMeshes(worn)
  return meshes && drawPortrait({ ...options, garment: worn.garment, meshes, surface: nodeSurface })
}

export type PictureFormat = 'webp' | 'png'

/** Quality from which the difference from lossless is invisible. */
const WEBP_QUALITY = 88

interface Encoding {
  encode(format: 'png'): Promise<Buffer>
  encode(format: 'webp', quality: number): Promise<Buffer>
}

/** Encodes a canvas of `nodeSurface` as a file's bytes. `quality` is WebP's, from 0 to 100. */
export async function encodePicture(
  canvas: SurfaceCanvas,
  format: PictureFormat,
  quality = WEBP_QUALITY,
): Promise<Buffer> {
  const skia = canvas as unknown as Encoding
  return format === 'webp' ? skia.encode('webp', quality) : skia.encode('png')
}
