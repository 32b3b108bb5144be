import { Worker } from 'node:worker_threads'
import { parseDesign } from '@kitwright/design'
import { Problem } from '../endpoint/index.ts'
import type { DrawnReply, DrawRequest } from './pictureWorker.ts'

export interface PictureToDraw {
  readonly tenantId: string
  readonly document: unknown
  readonly side: 'front' | 'back'
  readonly widthPx: number
}

/** PNG bytes of a design. Throws `not-ready` when too many wait already. */
export type DrawPicture = (wanted: PictureToDraw) => Promise<Uint8Array>

export interface PictureDrawer {
  readonly draw: DrawPicture
  close(): Promise<void>
}

/** The bytes of a stored picture; undefined when it is gone. */
export type LoadImage = (tenantId: string, fileId: string) => Promise<Uint8Array | undefined>

const WAITING_MOST = 50
const RETRY_AFTER_S = 2

/** Draws in a thread of its own, one picture after the other, so that no request waits for a drawing but its own. */
export function createPictureDrawer(loadImage: LoadImage): PictureDrawer {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let worker: Worker | undefined
  let lastId = 0

  const fail = (reason: Error): void => {
    worker = undefined
    for (const one of waiting.values()) one.reject(reason)
    waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./pictureWorker.ts', import.meta.url))
    started.on('message', (reply: DrawnReply) => {
      const one = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (waiting.size === 0) started.unref()
      if (reply.png) one?.resolve(reply.png)
      else one?.reject(new Error(`drawing failed: ${reply.error}`))
    })
    started.on('error', error => fail(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => fail(new Error('the drawing thread ended')))
    return started
  }
  const send = async (request: Omit<DrawRequest, 'id'>): Promise<Uint8Array> => {
    worker ??= start()
    const id = ++lastId
    const promise = Promise.withResolvers<Uint8Array>()
    waiting.set(id, promise)
    worker.ref()
    worker.postMessage({ ...request, id })
    return promise.promise
  }
  return {
    async draw({ tenantId, document, side, widthPx }) {
      if (waiting.size >= WAITING_MOST) throw new Problem('not-ready', [], RETRY_AFTER_S)
      // Stored revisions keep the shape of their day: reading is migrating.
      const parsed = parseDesign(document)
      if (!parsed.ok) throw new Error(`a stored document is ${parsed.reason} at ${parsed.path}`)
      const images = await loadImages(parsed.document, async id => loadImage(tenantId, id))
      return send({ document: parsed.document, side, widthPx, images })
    },
    close: async () => void (await worker?.terminate()),
  }
}

async function loadImages(
  document: DrawRequest['document'],
  load: (id: string) => Promise<Uint8Array | undefined>,
): Promise<DrawRequest['images']> {
  const ids = new Set(document.layers.flatMap(layer => (layer.kind === 'image' ? [layer.asset.id] : [])))
  const images: { id: string; bytes: Uint8Array }[] = []
  for (const id of ids) {
    const bytes = await load(id)
    if (bytes) images.push({ id, bytes })
  }
  return images
}
