import type { AssetRef } from '@kitwright/design'
import { separableDrawing, type SeparableDrawing } from '../surface/separable.ts'
import { assetKey } from '../surface/types.ts'

/** Returns the address of a picture's bytes; null if it has none. */
export type AssetAddress = (asset: AssetRef) => string | null | Promise<string | null>

async function read(url: string): Promise<SeparableDrawing | null> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/svg+xml')) {
    await answer.body?.cancel()
    return null
  }
  // The first drawing loads the code that reads drawings.
  const [{ readShapes }, svg] = await Promise.all([import('@kitwright/vector'), answer.text()])
  const shapes = readShapes(svg)
  return shapes && separableDrawing(shapes)
}

const found = new Map<string, Promise<SeparableDrawing | null>>()

/**
 * Reads a picture's own shapes for separation into inks; null for pixels, and for drawings that shapes cannot express.
 * Each picture is read once. Rejects if the picture fails to load.
 */
export async function loadSeparable(asset: AssetRef, address: AssetAddress): Promise<SeparableDrawing | null> {
  const key = assetKey(asset)
  const known = found.get(key)
  if (known) return known
  const url = await address(asset)
  if (url === null) return null
  const drawing = read(url)
  found.set(key, drawing)
  drawing.catch(() => found.delete(key))
  return drawing
}
