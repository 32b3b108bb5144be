import { parentPort } from 'node:worker_threads'
import { assetKey, type Drawable, flatPicture } from '@kitwright/artwork'
import { encodePng, loadImageBuffer, nodeSources, nodeSurface } from '@kitwright/artwork/node'
import type { DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'

export interface DrawRequest {
  readonly id: number
  readonly document: DesignDocument
  readonly side: 'front' | 'back'
  readonly widthPx: number
  readonly images: readonly { readonly id: string; readonly bytes: Uint8Array }[]
}
export interface DrawnReply {
  readonly id: number
  readonly png?: Uint8Array
  readonly error?: string
}

async function decode(images: DrawRequest['images']): Promise<Map<string, Drawable>> {
  const decoded = new Map<string, Drawable>()
  for (const { id, bytes } of images) {
    // A picture that cannot be read is left out, as on the screen.
    const image = await loadImageBuffer(bytes).catch(() => null)
    if (image) decoded.set(assetKey({ source: 'file', id }), image)
  }
  return decoded
}

async function draw({ document, side, widthPx, images }: DrawRequest): Promise<Uint8Array> {
  const sources = await nodeSources(await decode(images))
  const garment = getGarment(document.garment)
  const size = { widthPx, heightPx: widthPx }
  const picture = flatPicture(document, garment, { ...size, side, background: null, surface: nodeSurface, sources })
  return encodePng(picture)
}

async function answer(request: DrawRequest): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  const reply = (message: DrawnReply): void => parentPort?.postMessage(message)
  try {
    reply({ id: request.id, png: await draw(request) })
  } catch (error) {
    reply({ id: request.id, error: error instanceof Error ? error.message : String(error) })
  }
}

let last = Promise.resolve()
parentPort?.on('message', (request: DrawRequest) => {
  last = last.then(async () => answer(request))
})
