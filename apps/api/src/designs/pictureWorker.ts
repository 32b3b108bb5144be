import { parentPort } from 'node:worker_threads'
import { assetKey, type Drawable, flatPicture, patternsOf, type Sources, type SurfaceCanvas } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources, nodeSurface } from '@kitwright/artwork/node'
import type { DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { registerOwnFont } from '@kitwright/library/node'
import { encodePicture, portraitOf } from '@kitwright/portrait/node'
import type { OwnFontFile } from '../fonts/index.ts'
import type { PictureLook } from './pictureLook.ts'

export interface DrawRequest {
  readonly id: number
  readonly document: DesignDocument
  readonly look: PictureLook
  readonly images: readonly { readonly id: string; readonly bytes: Uint8Array }[]
  /** The tenant's own that the document uses. */
  readonly fonts: readonly OwnFontFile[]
}
export interface DrawnReply {
  readonly id: number
  readonly bytes?: Uint8Array
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

/** For a garment without models: its pieces laid out. */
function drawFlat(document: DesignDocument, look: PictureLook, sources: Sources): SurfaceCanvas {
  const { widthPx, heightPx, ground: background } = look
  const side = look.view === 'back' ? 'back' : 'front'
  const garment = getGarment(document.garment)
  return flatPicture(document, garment, { widthPx, heightPx, side, background, surface: nodeSurface, sources })
}

async function draw({ document, look, images, fonts }: DrawRequest): Promise<Uint8Array> {
  for (const { font, bytes } of fonts) registerOwnFont(font, bytes)
  const sources = await nodeSources(patternsOf(document), await decode(images))
  const picture = (await portraitOf({ ...look, document, sources })) ?? drawFlat(document, look, sources)
  return encodePicture(picture, look.format)
}

async function answer(request: DrawRequest): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  const reply = (message: DrawnReply): void => parentPort?.postMessage(message)
  try {
    reply({ id: request.id, bytes: await draw(request) })
  } catch (error) {
    reply({ id: request.id, error: error instanceof Error ? error.message : String(error) })
  }
}

let last = Promise.resolve()
parentPort?.on('message', (request: DrawRequest) => {
  last = last.then(async () => answer(request))
})
