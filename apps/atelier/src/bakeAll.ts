import { Worker } from 'node:worker_threads'
import type { Baked, BakeInput } from './garments/soccer/bakeModel.ts'

const WORKERS = 2

const askWorker = (worker: Worker, input: BakeInput): Promise<Baked> =>
  new Promise((resolve, reject) => {
    worker.once('message', (result: Baked) => {
      worker.off('error', reject)
      resolve(result)
    })
    worker.once('error', reject)
    worker.postMessage(input)
  })

/** Bakes models on two threads and tells of each as it is ready; the result is in the order of the inputs. */
export async function bakeAll(
  inputs: readonly BakeInput[],
  onBaked: (baked: Baked, seconds: number) => void,
): Promise<Baked[]> {
  const waiting = [...inputs]
  const baked = new Map<string, Baked>()
  const run = async (): Promise<void> => {
    const worker = new Worker(new URL('bakeWorker.ts', import.meta.url))
    try {
      for (let input = waiting.shift(); input; input = waiting.shift()) {
        const startedAt = performance.now()
        const result = await askWorker(worker, input)
        baked.set(input.id, result)
        onBaked(result, (performance.now() - startedAt) / 1000)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(WORKERS, inputs.length) }, run))
  return inputs.map(({ id }) => baked.get(id)!)
}
