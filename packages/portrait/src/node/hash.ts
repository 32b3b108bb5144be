import { createHash } from 'node:crypto'
import { modelsOf } from '@kitwright/garment'
import { type PortraitPlan, readModelFiles, cacheByModel, modelSelectionOf } from './modelFiles.ts'

const hashOf = cacheByModel(Infinity, async worn => {
  const hash = createHash('sha256').update(
    JSON.stringify([worn.garment.material, modelsOf(worn.garment, worn.options)]),
  )
  const files = await readModelFiles(worn)
  for (const file of files ?? []) hash.update(file)
  return `${worn.level}-${hash.digest('hex').slice(0, 24)}`
})

/**
 * Hash of the garment's pieces and model files; part of a cached picture's name. Reads each model once per process and loads no rendering
 * code.
 */
export const garmentHash = async (plan: PortraitPlan): Promise<string> => hashOf(modelSelectionOf(plan))
