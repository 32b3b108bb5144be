import { createTextLayer, createDesign, type DesignDocument, fitName, zoneForRole } from '@kitwright/design'
import type { TemplateTag } from '@kitwright/contract'
import {
  findGarmentByProductType,
  type Garment,
  type GarmentOptions,
  type ProductType,
  productTypesIn,
  type TextRole,
  type Zone,
  zoneOf,
} from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { defaultUse, loadCatalogue } from '@kitwright/library'
import { loadNames, type Names } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import { templateDocumentOf } from './templateDocument.ts'
import { dressInKits } from './seedTemplates/dressInKits.ts'
import { SEED_LOOKS } from './seedTemplates/index.ts'
import { LAYOUTS, type Line, type TextPosition } from './seedTemplates/layouts.ts'
import type { SeedLook } from './seedTemplates/seedLook.ts'
import { markLayers } from './seedTemplates/seedMarks.ts'
import { countTemplates, insertFirstTemplates, listTypesEver, lockTemplates } from './store.ts'

interface Spot {
  readonly garment: Garment
  readonly options: GarmentOptions
  readonly role: TextRole
  readonly place: TextPosition
}

/** Returns the zone of a text line; the role's own zone if the garment lacks the requested one. */
function zoneFor({ garment, options, role, place }: Spot): Zone {
  const { zone: id, isAcross, downMm = 0 } = place
  const zone = (id && zoneOf(garment, options, id)) || zoneForRole(garment, options, role)
  const { x, y } = zone.centre
  return { ...zone, centre: { x: isAcross ? -x : x, y: y + downMm } }
}

/** Whether the garment can show a text of a layout: it has no shorts number unless it has shorts. */
const isSaid = (garment: Garment, options: GarmentOptions, role: TextRole): boolean =>
  role !== 'shortsNumber' || zoneOf(garment, options, role) !== undefined

/** Returns the garment's design in a seed look, with its kits, sample texts and marks. The look's font must be registered. */
export function designIn(garment: Garment, seed: SeedLook): DesignDocument {
  const { layout, team, font } = seed
  const empty = createDesign(garment.id)
  const { options } = empty
  const lines: readonly Line[] = layout ? LAYOUTS[layout] : startOf(garment.productType).templates.texts
  const said = lines.filter(([role]) => isSaid(garment, options, role))
  const layers = said.map(([role, sizeMm, place = {}]) => {
    const text = role.endsWith('Number') ? '10' : role === 'playerName' ? 'NAME' : team
    const layer = { ...createTextLayer(role, role, text, zoneFor({ garment, options, role, place })), sizeMm }
    if (role.endsWith('Number')) return layer
    const { arcDeg } = place
    const curve = arcDeg === undefined ? null : ({ kind: 'arc', degrees: arcDeg } as const)
    return fitName({ ...layer, ...defaultUse(font), curve }, text, place.widthMm)
  })
  return dressInKits({ ...empty, layers: [...layers, ...markLayers(garment, options, seed)] }, seed)
}

/** Fills a shop that never had a template with templates for its products. Idempotent and safe to run concurrently. */
export async function seedTemplates(trx: Transaction): Promise<void> {
  await lockTemplates(trx)
  if ((await countTemplates(trx)).ever > 0) return
  await insertFirstTemplates(trx, await firstTemplatesOf(await soldTypes(trx)))
}

/**
 * Adds templates for the tenant's product types that never had one, such as newly sold ones. Deleted templates stay
 * deleted.
 */
export async function seedMissingTemplates(trx: Transaction): Promise<void> {
  await lockTemplates(trx)
  const known = new Set(await listTypesEver(trx))
  const lacking = (await soldTypes(trx)).filter(type => !known.has(type))
  await insertFirstTemplates(trx, await firstTemplatesOf(lacking))
}

async function soldTypes(trx: Transaction): Promise<readonly ProductType[]> {
  const shop = await trx.selectFrom('tenants').select(['product_types']).executeTakeFirstOrThrow()
  return productTypesIn(shop.product_types)
}

async function firstTemplatesOf(types: readonly ProductType[]) {
  const names: Readonly<Record<string, Names>> = await loadNames('templates')
  await loadCatalogue()
  return types.flatMap(type => {
    const garment = findGarmentByProductType(type)
    return garment ? startOf(type).templates.looks.map(key => ({ ...seeded(garment, key), name: names[key]! })) : []
  })
}

/** Kits that people search for by name. */
const ASKED_FOR = ['away', 'goalkeeper'] as const

/** Returns the tags of a seed: its own, and the kit roles in which it can be worn. */
export const tagsOf = ({ tags, kits }: SeedLook): TemplateTag[] => [...tags, ...ASKED_FOR.filter(role => kits[role])]

const made = new Map<string, ReturnType<typeof makeSeed>>()

/** Seeded templates are the same for every shop and created only once. */
function seeded(garment: Garment, key: string) {
  const id = `${garment.id} ${key}`
  const known = made.get(id) ?? makeSeed(garment, key)
  made.set(id, known)
  return known
}

function makeSeed(garment: Garment, key: string) {
  const look = SEED_LOOKS[key]!
  return { ...templateDocumentOf(designIn(garment, look)), tags: tagsOf(look), isPublished: true }
}
