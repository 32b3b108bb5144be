import type { PngWorkerReply } from './pngWorker.ts'
import { toBlob } from '../turntable/turntable.ts'

export const PNG = 'image/png'

/** Packs a picture in a separate worker, which ends with its answer or on abort; partial results are discarded. */
async function packAside(picture: ImageBitmap, signal: AbortSignal): Promise<PngWorkerReply> {
  const worker = new Worker(new URL('./pngWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<PngWorkerReply>) => resolve(data))
      worker.addEventListener('error', () => resolve(null))
      worker.postMessage(picture, [picture])
    })
  } finally {
    worker.terminate()
  }
}

/**
 * Encodes a canvas as PNG. A page that packs a large one itself is unresponsive until it is done, for many seconds on a
 * slow machine; so it does this only when a worker cannot. Rejects at once on abort.
 */
export async function packPng(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return toBlob(canvas, PNG)
  const picture = await createImageBitmap(canvas)
  signal.throwIfAborted()
  const blob = await packAside(picture, signal)
  if (!blob) return toBlob(canvas, PNG)
  canvas.width = canvas.height = 0
  return blob
}
