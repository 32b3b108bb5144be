import { parentPort } from 'node:worker_threads'
import { bakeModel } from './garments/soccer/bakeModel.ts'
import type { Quality } from './garments/soccer/recipe.ts'

export interface BakeTask {
  readonly id: string
  readonly quality: Quality
}

parentPort!.on('message', ({ id, quality }: BakeTask) => {
  bakeModel(id, quality).then(
    (baked) => parentPort!.postMessage(baked),
    (error: unknown) => {
      throw error
    },
  )
})
