import { Worker } from 'node:worker_threads'
import type { Baked, BakeInput } from './garments/bakeModel.ts'
import type { Maker } from './garments/maker.ts'
import type { Quality } from './garments/quality.ts'

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

export interface Task {
  readonly maker: Maker
  readonly id: string
}

/** The wanted models and what is worn under others; these first, and last what waits for them, so that no thread is idle. */
export function orderTasks(wanted: readonly Task[]): Task[] {
  const under = wanted.flatMap(({ maker, id }) => {
    const below = maker.wornUnder?.(id)
    return below ? [{ maker, id: below }] : []
  })
  const seen = new Set<string>()
  const isNew = ({ maker, id }: Task): boolean => {
    const key = `${maker.id}/${id}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const [waiting, free] = [true, false].map(waits => wanted.filter(t => !!t.maker.wornUnder?.(t.id) === waits))
  return [...under, ...free!, ...waiting!].filter(isNew)
}

/** Bakes models on two threads and tells of each as it is ready; what is worn under others is baked first. */
export async function bakeAll(
  wanted: readonly Task[],
  quality: Quality,
  onBaked: (baked: Baked, seconds: number) => void,
): Promise<Baked[]> {
  const tasks = orderTasks(wanted)
  const waiting = [...tasks]
  const baked = new Map<string, Promise<Baked>>()
  const run = async (): Promise<void> => {
    const worker = new Worker(new URL('bakeWorker.ts', import.meta.url))
    try {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const { maker, id } = task
        const { promise, resolve, reject } = Promise.withResolvers<Baked>()
        // Whoever waits for it hears of the failure; nobody need wait.
        promise.catch(() => undefined)
        baked.set(`${maker.id}/${id}`, promise)
        const below = maker.wornUnder?.(id)
        const under = below && (await baked.get(`${maker.id}/${below}`))?.worn
        const startedAt = performance.now()
        try {
          const result = await askWorker(worker, { garment: maker.id, id, quality, ...(under ? { under } : {}) })
          resolve(result)
          onBaked(result, (performance.now() - startedAt) / 1000)
        } catch (error) {
          reject(error)
          throw error
        }
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(WORKERS, tasks.length) }, run))
  return Promise.all(tasks.map(({ maker, id }) => baked.get(`${maker.id}/${id}`)!))
}
