import { Worker } from 'node:worker_threads'
import type { BakeTask } from './bakeWorker.ts'
import type { Baked } from './garments/soccer/bakeModel.ts'
import type { Quality } from './garments/soccer/recipe.ts'

const WORKERS = 2

/** Bakes the models on two threads and tells of each as it is ready; the result is in the order of `ids`. */
export async function bakeAll(
  ids: readonly string[],
  quality: Quality,
  onBaked: (baked: Baked, seconds: number) => void,
): Promise<Baked[]> {
  const waiting = [...ids]
  const baked = new Map<string, Baked>()
  const run = async (): Promise<void> => {
    const worker = new Worker(new URL('bakeWorker.ts', import.meta.url))
    try {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const startedAt = performance.now()
        const result = await askWorker(worker, { id, quality })
        baked.set(id, result)
        onBaked(result, (performance.now() - startedAt) / 1000)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(WORKERS, ids.length) }, run))
  return ids.map((id) => baked.get(id)!)
}

const askWorker = (worker: Worker, task: BakeTask): Promise<Baked> =>
  new Promise((resolve, reject) => {
    worker.once('message', (result: Baked) => {
      worker.off('error', reject)
      resolve(result)
    })
    worker.once('error', reject)
    worker.postMessage(task)
  })
