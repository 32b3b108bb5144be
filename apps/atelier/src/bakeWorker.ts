import { type BakeResult, type BakeInput, bakeModel } from './garments/bakeModel.ts'

export interface TimedBake {
  readonly baked: BakeResult
  readonly seconds: number
}

/** Bakes a model in a thread and returns how long that took. */
export default async function bake(input: BakeInput): Promise<TimedBake> {
  const startedAt = performance.now()
  const baked = await bakeModel(input)
  return { baked, seconds: (performance.now() - startedAt) / 1000 }
}
