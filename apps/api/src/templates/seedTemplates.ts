import {
  createDesign,
  createTextLayer,
  type DesignDocument,
  dressIn,
  LOOK_RECIPES,
  sizeToFit,
  tonesOf,
  zoneForRole,
} from '@kitwright/design'
import { findGarmentByProductType, type Garment, PRODUCT_TYPES } from '@kitwright/garment'
import { plainUse } from '@kitwright/library'
import type { Transaction } from '../database/index.ts'
import { keepDocument, teamOf } from './asTemplate.ts'
import { SEED_CHOICE, SEED_LOOKS, SEED_TEXTS, type SeedLook } from './seeds.ts'
import { countTemplates, insertTemplate, lockTemplates } from './store.ts'

const KHMER = /[\u1780-\u17ff]/
/** A Latin display face has no Khmer letters. */
const KHMER_FONT = 'kantumruy-pro'

/** The garment in a look, with its sample texts. */
function designIn(garment: Garment, look: SeedLook, team: string): DesignDocument {
  const empty = createDesign(garment.id)
  const layers = SEED_TEXTS[garment.productType].map(([role, sizeMm]) => {
    const text = role.endsWith('Number') ? '10' : role === 'playerName' ? 'NAME' : team
    const layer = createTextLayer(role, role, text, zoneForRole(garment, empty.options, role))
    if (role.endsWith('Number')) return { ...layer, sizeMm }
    const font = KHMER.test(text) ? KHMER_FONT : look.font
    // A long name is set smaller: squeezed it would not be read.
    return { ...layer, sizeMm: sizeToFit(text, sizeMm, layer.maxWidthMm ?? Infinity, font), ...plainUse(font) }
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
  for (const type of PRODUCT_TYPES.filter(sold => shop.product_types.includes(sold))) {
    const garment = findGarmentByProductType(type)
    for (const key of garment ? SEED_CHOICE[type] : []) {
      const look: SeedLook = SEED_LOOKS[key]
      const kept = keepDocument(designIn(garment!, look, teamOf(shop.name)))
      const { en: nameEn, kh: nameKh, tags } = look
      await insertTemplate(trx, { ...kept, nameEn, nameKh, tags, isPublished: true })
    }
  }
}
