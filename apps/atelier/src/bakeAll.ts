import { Piscina } from 'piscina'
import type { TimedBake } from './bakeWorker.ts'
import type { BakeResult, BakeInput } from './garments/bakeModel.ts'
import type { Maker } from './garments/garmentMaker.ts'
import type { Quality } from './garments/bakeQuality.ts'

const THREADS = 2

export interface Task {
  readonly maker: Maker
  readonly id: string
}

/**
 * Returns the requested models and the models worn under them. The latter come first and the models that wait for them
 * last, so that no thread is idle.
 */
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

/** Bakes models on two threads and reports each as it is ready. Models worn under others are baked first. */
export async function bakeAll(
  wanted: readonly Task[],
  quality: Quality,
  onBaked: (baked: BakeResult, seconds: number) => void,
): Promise<BakeResult[]> {
  const tasks = orderTasks(wanted)
  const pool = new Piscina<BakeInput, TimedBake>({
    filename: new URL('bakeWorker.ts', import.meta.url).href,
    maxThreads: Math.min(THREADS, tasks.length),
  })
  const started = new Map<string, Promise<BakeResult>>()
  const bake = async ({ maker, id }: Task): Promise<BakeResult> => {
    const below = maker.wornUnder?.(id)
    const under = below && (await started.get(`${maker.id}/${below}`))?.worn
    const { baked, seconds } = await pool.run({ garment: maker.id, id, quality, ...(under ? { under } : {}) })
    onBaked(baked, seconds)
    return baked
  }
  for (const task of tasks) started.set(`${task.maker.id}/${task.id}`, bake(task))
  try {
    return await Promise.all(started.values())
  } finally {
    await pool.destroy()
  }
}
