import { readFile } from 'node:fs/promises'
import type { Level } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { FINE } from '../garments/bakeQuality.ts'
import type { Maker } from '../garments/garmentMaker.ts'
import { getMaker, MAKERS } from '../garments/index.ts'
import type { TEE } from '../garments/tops/upperRecipe.ts'
import { fileHash, readRecords, SHIPPED_RECORDS } from './bakeRecords.ts'
import { recipeHash } from './recipeHash.ts'

const ASSETS = new URL('../../../../packages/garment/src', import.meta.url).pathname
const records = await readRecords(SHIPPED_RECORDS)
const models = MAKERS.flatMap(maker => maker.modelIds.map(id => ({ maker, id, key: `${maker.id}/${id}` })))
const read = async (garment: string, id: string, level: Level): Promise<Buffer> =>
  readFile(`${ASSETS}/${garment}/${id}.${level}.glb`)

describe.each(models)('the shipped model $key', ({ maker, id, key }) => {
  it('was baked from its present recipe', () => {
    expect(records[key]?.recipe, 'bake it again after a change').toBe(recipeHash(maker, id, FINE))
  })

  it('is the file that its bake wrote', async () => {
    for (const level of ['full', 'light'] as const)
      expect(records[key]?.[level], level).toBe(fileHash(await read(maker.id, id, level)))
  })
})

describe('the hash of a recipe', () => {
  const tshirt = getMaker('tshirt')
  const id = 'tshirt-short-crew'
  const before = recipeHash(tshirt, id, FINE)

  it('changes with the drape, the pattern, the zones, the finish and the mesh', () => {
    const plan = tshirt.planModel(id)
    const { pattern, zones } = plan
    const changed = [
      { ...tshirt, recipe: () => ({ ...tshirt.recipe(plan), bend: 1.3e-3 }) },
      { ...tshirt, planModel: () => ({ ...plan, pattern: { ...pattern, seams: pattern.seams.slice(1) } }) },
      { ...tshirt, planModel: () => ({ ...plan, zones: zones.slice(1) }) },
      { ...tshirt, finishing: () => ({ ...tshirt.finishing(plan), ribThicknessMm: () => 9 }) },
      { ...tshirt, finishing: () => ({ ...tshirt.finishing(plan), relief: () => 0.5 }) },
    ]
    for (const maker of changed) expect(recipeHash(maker, id, FINE)).not.toBe(before)
    expect(recipeHash(tshirt, id, { ...FINE, spacing: 7 })).not.toBe(before)
    const { bend, ...rest } = tshirt.recipe(plan) as typeof TEE
    expect(recipeHash({ ...tshirt, recipe: () => ({ ...rest, bend }) }, id, FINE)).toBe(before)
  })

  it('of a jersey changes with the shorts that are worn under it', () => {
    const soccer = getMaker('soccer')
    const otherShorts: Maker = { ...soccer, recipe: plan => (plan.options ? soccer.recipe(plan) : {}) }
    const jersey = 'jersey-short-v'
    expect(recipeHash(otherShorts, jersey, FINE)).not.toBe(recipeHash(soccer, jersey, FINE))
  })
})
