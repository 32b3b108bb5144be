import type { Pixels } from '@kitwright/artwork/pixels'
import type { Edit } from './edit.ts'
import type { EditResult, PixelWorkerReply, PixelWorkerRequest } from './messages.ts'
import type { LayerSize } from './runEdit.ts'

export interface PixelRunner {
  /** Returns the result of the edit on the preview; null if a later edit superseded it or it failed. */
  run(edit: Edit): Promise<EditResult | null>
  /** Returns the result of the edit on a picture; null if it failed or was cancelled. The picture is copied. */
  render(
    edit: Edit,
    pixels: Pixels,
    onProgress: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<EditResult | null>
  close(): void
}

interface PendingEdit {
  readonly done: (result: EditResult | null) => void
  readonly onProgress?: (share: number) => void
}

/** Runs edits in a separate worker, so that the page stays responsive. */
export function createPixelRunner(preview: Pixels, size: LayerSize): PixelRunner {
  const waiting = new Map<number, PendingEdit>()
  let lastId = 0
  const finish = (id: number, result: EditResult | null): void => {
    waiting.get(id)?.done(result)
    waiting.delete(id)
  }
  const finishAll = (): void => [...waiting.keys()].forEach(id => finish(id, null))
  const start = (): Worker => {
    const started = new Worker(new URL('./pixelWorker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<PixelWorkerReply>) => {
      if (data.kind === 'progress') waiting.get(data.id)?.onProgress?.(data.share)
      else finish(data.id, data.kind === 'done' ? data.result : null)
    })
    started.addEventListener('error', finishAll)
    started.postMessage({ kind: 'open', pixels: preview, size } satisfies PixelWorkerRequest)
    return started
  }
  let worker = start()
  const send = (message: PixelWorkerRequest): void => worker.postMessage(message)
  /** A busy worker receives no messages, so it is replaced. */
  const giveUp = (): void => {
    worker.terminate()
    finishAll()
    worker = start()
  }

  const ask = async (
    message: (id: number) => PixelWorkerRequest,
    onProgress?: PendingEdit['onProgress'],
  ): Promise<EditResult | null> => {
    const id = ++lastId
    return new Promise(done => {
      waiting.set(id, { done, onProgress })
      send(message(id))
    })
  }

  let running: Promise<unknown> = Promise.resolve()
  let newest = 0
  return {
    async run(edit) {
      const own = ++newest
      // Runs one edit at a time. A slider sends edits faster than they run, and only its last position matters.
      const before = running
      const asked = before.then(async () => (own === newest ? ask(id => ({ kind: 'run', id, edit })) : null))
      running = asked
      const result = await asked
      return own === newest ? result : null
    },
    async render(edit, pixels, onProgress, signal) {
      if (signal?.aborted) return null
      signal?.addEventListener('abort', giveUp, { once: true })
      const result = await ask(id => ({ kind: 'render', id, edit, pixels, size }), onProgress)
      signal?.removeEventListener('abort', giveUp)
      return result
    },
    close() {
      worker.terminate()
      finishAll()
    },
  }
}
