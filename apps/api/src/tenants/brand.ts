import { createHash } from 'node:crypto'
import type { Response_ } from '@kitwright/contract'
import { PRODUCT_TYPES } from '@kitwright/garment'
import { sql, type Transaction } from '../database/index.ts'
import { checkIfMatch, type Exchange, Problem, type TenantContext } from '../endpoint/index.ts'
import { listKnownFiles } from '../files/index.ts'
import { DEFAULT_COLOUR, parseSettings } from './settings.ts'

type Brand = Response_<'GET /api/office/brand'>

const DEFAULT_DEPOSIT_PERCENT = 50

const presentBrand = ({
  name,
  productTypes,
  settings,
}: Pick<TenantContext, 'name' | 'productTypes' | 'settings'>): Brand => {
  const { colour = DEFAULT_COLOUR, teamColours = [], logo, contact, depositPercent, payment } = parseSettings(settings)
  return {
    name,
    colour,
    teamColours,
    logo: logo ?? null,
    productTypes: PRODUCT_TYPES.filter(type => productTypes.includes(type)),
    contact: contact ?? { phone: '', email: '' },
    depositPercent: depositPercent ?? DEFAULT_DEPOSIT_PERCENT,
    payment: payment ?? { en: '', kh: '' },
  }
}

/** Read from the table: the directory remembers a tenant for some seconds. */
export async function readBrand(trx: Transaction): Promise<Brand> {
  const row = await trx.selectFrom('tenants').select(['name', 'product_types', 'settings']).executeTakeFirstOrThrow()
  return presentBrand({ name: row.name, productTypes: row.product_types, settings: row.settings })
}

/** Tells one brand from another, for two who change it at once. */
export const versionOf = (brand: Brand): string =>
  createHash('sha256').update(JSON.stringify(brand)).digest('base64url')

/** Shops follow at once, those of other processes within the directory's five seconds. Settings that have no field here stay. */
export async function changeBrand({ body, headers, run }: Exchange<'PUT /api/office/brand'>): Promise<Brand> {
  const { name, productTypes, ...settings } = body
  const file = settings.logo?.split('/').at(-1)
  return run(async trx => {
    await sql`select from tenants where id = current_tenant_id() for update`.execute(trx)
    if (headers['if-match'] !== undefined) checkIfMatch(headers['if-match'], versionOf(await readBrand(trx)))
    if (file !== undefined && (await listKnownFiles(trx, [file])).length === 0)
      throw new Problem('invalid-input', [{ path: 'logo', id: 'not-offered' }])
    await sql`update tenants set name = ${name}, product_types = ${[...productTypes]}::text[],
      settings = settings || ${JSON.stringify(settings)}::jsonb where id = current_tenant_id()`.execute(trx)
    return readBrand(trx)
  })
}
