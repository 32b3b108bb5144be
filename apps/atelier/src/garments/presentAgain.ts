import { readFile, writeFile } from 'node:fs/promises'
import type { Garment } from '@kitwright/garment'
import { MAKERS } from './index.ts'
import { presentGarment } from './presentGarment.ts'

const ASSETS = new URL('../../../../packages/garment/src', import.meta.url).pathname

/** Writes what `product.ts`, `start.ts` and the tables of zones tell of these garments (of all, when none is named) beside the models that are there, baking none. */
export async function presentAgain(ids: readonly string[], out = ASSETS): Promise<void> {
  for (const maker of MAKERS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const file = `${out}/${maker.id}/garment.json`
    const { models } = JSON.parse(await readFile(file, 'utf8')) as Garment
    const zoned = models.map(model => ({ ...model, zones: maker.planModel(model.id).zones }))
    await writeFile(file, `${JSON.stringify(presentGarment(maker, zoned))}\n`)
  }
}
