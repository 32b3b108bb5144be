import { Worker } from 'node:worker_threads'
import { Problem } from '../endpoint/index.ts'
import type { DrawnReply, DrawRequest } from './pictureWorker.ts'

export type PictureToDraw = Omit<DrawRequest, 'id'>

/** A picture's bytes. Throws `not-ready` when too many wait already. */
export type DrawPicture = (wanted: PictureToDraw) => Promise<Uint8Array>

export interface PictureDrawer {
  readonly draw: DrawPicture
  close(): Promise<void>
}

const WAITING_MOST = 50
const RETRY_AFTER_S = 2

/** Draws in a thread of its own, one picture after the other, so that no request waits for a drawing but its own. */
export function createPictureDrawer(): PictureDrawer {
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
      if (reply.bytes) one?.resolve(reply.bytes)
      else one?.reject(new Error(`drawing failed: ${reply.error}`))
    })
    started.on('error', error => fail(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => fail(new Error('the drawing thread ended')))
    return started
  }
  return {
    async draw(wanted) {
      if (waiting.size >= WAITING_MOST) throw new Problem('not-ready', [], RETRY_AFTER_S)
      worker ??= start()
      const id = ++lastId
      const promise = Promise.withResolvers<Uint8Array>()
      waiting.set(id, promise)
      worker.ref()
      worker.postMessage({ ...wanted, id })
      return promise.promise
    },
    close: async () => void (await worker?.terminate()),
  }
}
