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

/** A thread that drew holds a hundred megabytes and more; it is not kept for nothing. */
const REST_MS = 60_000

/**
 * Draws in a thread of its own, one picture after the other, so that no request waits for a drawing but its own. The thread starts with
 * the first picture and ends when none was asked for in a while.
 */
export function createPictureDrawer(): PictureDrawer {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let worker: Worker | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  const end = async (): Promise<void> => {
    clearTimeout(resting)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }
  const rest = (drawing: Worker): void => {
    drawing.unref()
    resting = setTimeout(() => void end(), REST_MS).unref()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./pictureWorker.ts', import.meta.url))
    const fail = (reason: Error): void => {
      // One that was sent to rest has nothing to do with its successor.
      if (worker !== started) return
      worker = undefined
      for (const one of waiting.values()) one.reject(reason)
      waiting.clear()
    }
    started.on('message', (reply: DrawnReply) => {
      const one = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (waiting.size === 0) rest(started)
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
      clearTimeout(resting)
      worker ??= start()
      const id = ++lastId
      const promise = Promise.withResolvers<Uint8Array>()
      waiting.set(id, promise)
      worker.ref()
      worker.postMessage({ ...wanted, id })
      return promise.promise
    },
    async close() {
      await end()
      for (const one of waiting.values()) one.reject(new Error('the server is closing'))
      waiting.clear()
    },
  }
}
