import { isCompletePicture } from './isCompletePicture.ts'
import { looksLikeSvg } from '../safety/looksLikeSvg.ts'

/** The resolution of pictures elsewhere. */
const LEAST_SIDE_PX = 2048
/** A thousand layers of that size take the press some ten seconds, and nobody waits for it. */
const MOST_LAYERS_PX = 1000 * LEAST_SIDE_PX ** 2

/**
 * Converts an uploaded picture to one that a drawing takes. A raster keeps at least its pixels, an SVG gets `sidePx`
 * along its longer side. Returns null for an invalid or incomplete picture. Not for the server's own thread: a drawing
 * may take its time.
 */
export async function toPrintPixels(bytes: Uint8Array, sidePx = LEAST_SIDE_PX): Promise<Uint8Array | null> {
  if (!looksLikeSvg(bytes)) return isCompletePicture(bytes) ? bytes : null
  // Loaded only here, because the server itself draws nothing.
  const { drawSvg } = await import('../svgRendering/drawSvg.ts')
  return drawSvg({ bytes, sidePx: Math.max(LEAST_SIDE_PX, sidePx), mostLayersPx: MOST_LAYERS_PX })
}

/**
 * Whether an upload is a drawing with letters as text, from before those were refused. Such letters print in another
 * font than on the screen.
 */
export async function lettersInPicture(bytes: Uint8Array): Promise<boolean> {
  const svg = svgOf(bytes)
  if (svg === undefined || !/<text[\s>]|data:image\/svg/.test(svg)) return false
  // The module that reads drawings is loaded with the first one that may have letters.
  const { hasLetters } = await import('@kitwright/vector')
  return hasLetters(svg)
}

/** Returns the SVG of an upload; undefined for pixels. */
export const svgOf = (bytes: Uint8Array): string | undefined =>
  looksLikeSvg(bytes) ? new TextDecoder().decode(bytes) : undefined
