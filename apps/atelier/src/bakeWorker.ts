import { parentPort } from 'node:worker_threads'
import { type BakeInput, bakeModel } from './garments/bakeModel.ts'

parentPort!.on('message', (input: BakeInput) => {
  bakeModel(input).then(
    baked => parentPort!.postMessage(baked),
    (error: unknown) => {
      throw error
    },
  )
})
