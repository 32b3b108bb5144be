import {
  createDesign,
  createTextLayer,
  type DesignDocument,
  dressIn,
  LOOK_RECIPES,
  sampleTeam,
  setName,
  tonesOf,
  zoneForRole,
} from '@kitwright/design'
import { findGarmentByProductType, type Garment, productTypesIn } from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { plainUse } from '@kitwright/library'
import type { Transaction } from '../database/index.ts'
import { keepDocument } from './asTemplate.ts'
import { SEED_LOOKS, type SeedLook } from './seeds.ts'
import { countTemplates, insertTemplate, lockTemplates } from './store.ts'

/** The garment in a look, with its sample texts. */
function designIn(garment: Garment, look: SeedLook, team: string): DesignDocument {
  const empty = createDesign(garment.id)
  const layers = startOf(garment.productType).templates.texts.map(([role, sizeMm]) => {
    const text = role.endsWith('Number') ? '10' : role === 'playerName' ? 'NAME' : team
    const layer = createTextLayer(role, role, text, zoneForRole(garment, empty.options, role))
    if (role.endsWith('Number')) return { ...layer, sizeMm }
    return setName({ ...layer, sizeMm, ...plainUse(look.font) }, text)
  })
  const recipe = LOOK_RECIPES.find(({ id }) => id === look.recipe)
  if (!recipe) throw new Error(`there is no recipe ${look.recipe}`)
  return dressIn({ ...empty, layers }, recipe, tonesOf(look.colours))
}

/** Fills a shop that never had a template with tasteful ones for what it sells; safe to repeat, and to run twice at once. */
export async function seedTemplates(trx: Transaction): Promise<void> {
  if ((await countTemplates(trx)).ever > 0) return
  await lockTemplates(trx)
  if ((await countTemplates(trx)).ever > 0) return
  const shop = await trx.selectFrom('tenants').select(['name', 'product_types']).executeTakeFirstOrThrow()
  for (const type of productTypesIn(shop.product_types)) {
    const garment = findGarmentByProductType(type)
    for (const key of garment ? startOf(type).templates.looks : []) {
      const look = SEED_LOOKS[key]
      if (!look) throw new Error(`there is no seeded look ${key}`)
      const kept = keepDocument(designIn(garment!, look, sampleTeam(shop.name)))
      const { name, tags } = look
      await insertTemplate(trx, { ...kept, name, tags, isPublished: true })
    }
  }
}
