import { createHash } from 'node:crypto'
import { modelsOf } from '@kitwright/garment'
import { type PortraitPlan, readModelFiles, cacheByModel, modelSelectionOf } from './modelFiles.ts'

const hashOf = cacheByModel(Infinity, async worn => {
  const hash = createHash('sha256').update(
    JSON.stringify([worn.garment.material, modelsOf(worn.garment, worn.options)]),
  )
  const files = await readModelFiles(worn)
  for (const file of files ?? []) hash.update(file)
  return `${files ? worn.level : 'flat'}-${hash.digest('hex').slice(0, 24)}`
})

/**
 * Changes whenever the garment of a portrait is cut or sewn otherwise, and when its models come or go: to be part of the name of
 * a kept picture. Models are read once per process; nothing of what draws is loaded.
 */
export const garmentHash = async (plan: PortraitPlan): Promise<string> => hashOf(modelSelectionOf(plan))
