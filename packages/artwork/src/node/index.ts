import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Fineness } from '@kitwright/library'
import { loadPatterns, registerFonts } from '@kitwright/library/node'
import type { Drawable, Sources, Surface, SurfaceCanvas } from '../types.ts'

/** Skia's canvases; the packaged fonts are registered when the first one is made. */
export const nodeSurface: Surface = {
  createCanvas(widthPx, heightPx) {
    registerFonts()
    return createCanvas(widthPx, heightPx) as unknown as SurfaceCanvas
  },
}

/** Decodes PNG, JPEG, WebP or SVG bytes. Rejects on anything else. Callers check size and kind of foreign bytes beforehand. */
export const loadImageBuffer = async (bytes: Uint8Array): Promise<Drawable> =>
  (await loadImage(bytes)) as unknown as Drawable

/** The same from a file. */
export const loadImageFile = async (path: string): Promise<Drawable> => (await loadImage(path)) as unknown as Drawable

/**
 * Sources with the packaged patterns of these ids (a document's are `patternsOf` it) and the given pictures by `assetKey`. What is
 * printed asks for the press's tiles.
 */
export async function nodeSources(
  patternIds: Iterable<string>,
  images: ReadonlyMap<string, Drawable> = new Map(),
  fineness: Fineness = 'screen',
): Promise<Sources> {
  const patterns = await loadPatterns(patternIds, fineness)
  return { images, patterns: patterns as unknown as ReadonlyMap<string, Drawable> }
}

/** The canvas as a PNG file's bytes; only for canvases of `nodeSurface`. */
export const encodePng = (canvas: SurfaceCanvas): Promise<Buffer> =>
  (canvas as unknown as { encode(kind: 'png'): Promise<Buffer> }).encode('png')
