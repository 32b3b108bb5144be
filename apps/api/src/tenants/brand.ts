import { createHash } from 'node:crypto'
import type { Response_ } from '@kitwright/contract'
import { productTypesIn } from '@kitwright/garment'
import { sql, type Transaction } from '../database/index.ts'
import { checkIfMatch, type Exchange, ProblemError, type TenantContext } from '../endpoint/index.ts'
import { listKnownFiles } from '../files/index.ts'
import { DEFAULT_COLOUR, parseSettings } from './settings.ts'

type Brand = Response_<'GET /api/office/brand'>

const presentBrand = ({
  name,
  productTypes,
  settings,
}: Pick<TenantContext, 'name' | 'productTypes' | 'settings'>): Brand => {
  const { colour = DEFAULT_COLOUR, teamColours = [], logo, contact, theme = null, ...terms } = parseSettings(settings)
  return {
    name,
    colour,
    teamColours,
    logo: logo ?? null,
    theme,
    productTypes: productTypesIn(productTypes),
    contact: contact ?? { phone: '', email: '' },
    depositPercent: terms.depositPercent,
    deliveryPercent: terms.deliveryPercent,
    payment: terms.payment,
    quoteDays: terms.quoteDays,
    needsProof: terms.needsProof,
    proofApproves: terms.proofApproves,
    reminders: terms.reminders,
    timeZone: terms.timeZone,
  }
}

/** Returns the brand from the table, since the directory caches a tenant for some seconds. */
export async function readBrand(trx: Transaction): Promise<Brand> {
  const row = await trx.selectFrom('tenants').select(['name', 'product_types', 'settings']).executeTakeFirstOrThrow()
  return presentBrand({ name: row.name, productTypes: row.product_types, settings: row.settings })
}

/** Returns a version of the brand that detects concurrent changes. */
export const versionOf = (brand: Brand): string =>
  createHash('sha256').update(JSON.stringify(brand)).digest('base64url')

/** Throws `invalid-input` for a picture that is not among the shop's files. */
async function checkOwnFile(trx: Transaction, path: string, address: string | null): Promise<void> {
  if (address === null) return
  const known = await listKnownFiles(trx, [address.split('/').at(-1)!])
  if (known.length === 0) throw new ProblemError('invalid-input', [{ path, id: 'not-offered' }])
}

/**
 * Changes the brand. This process follows immediately, others as soon as their directory is notified. Settings without
 * a field here are preserved.
 */
export async function changeBrand({ body, headers, run }: Exchange<'PUT /api/office/brand'>): Promise<Brand> {
  const { name, productTypes, ...settings } = body
  return run(async trx => {
    await sql`select from tenants where id = current_tenant_id() for update`.execute(trx)
    if (headers['if-match'] !== undefined) checkIfMatch(headers['if-match'], versionOf(await readBrand(trx)))
    await checkOwnFile(trx, 'logo', settings.logo)
    await checkOwnFile(trx, 'payment.khqr', settings.payment.khqr)
    await sql`update tenants set name = ${name}, product_types = ${[...productTypes]}::text[],
      settings = settings || ${JSON.stringify(settings)}::jsonb where id = current_tenant_id()`.execute(trx)
    return readBrand(trx)
  })
}
