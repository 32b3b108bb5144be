import { looksLikeSvg } from './looksLikeSvg.ts'

/**
 * What was uploaded as a picture that a drawing takes, no smaller than it came; null for what is none. Not for the server's own thread: a
 * drawing may take its time.
 */
export async function pixelsToPrint(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!looksLikeSvg(bytes)) return bytes
  // Not loaded with the server, which draws nothing itself.
  const { work: draw } = await import('./rasterWorker.ts')
  return draw(bytes)
}
