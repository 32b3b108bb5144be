import type { Order } from '@kitwright/contract'
import { parseHex, shadesOf } from '@kitwright/measure'
import { listOwners } from '../../accounts/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { type EnsureRaster, fileKey, type FileStore } from '../../files/index.ts'
import { DEFAULT_COLOUR, parseSettings } from '../../tenants/index.ts'
import type { InvoiceFacts } from './facts.ts'

type Language = InvoiceFacts['language']

const deepShade = (colour: string): string => shadesOf(parseHex(colour) ?? parseHex(DEFAULT_COLOUR)!)[700]

async function readFabrics(trx: Transaction, language: Language): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; name_en: string; name_kh: string }>`
    select id, name_en, name_kh from fabrics`.execute(trx)
  return Object.fromEntries(rows.map(({ id, name_en, name_kh }) => [id, language === 'kh' ? name_kh : name_en]))
}

/** What an invoice says beside its order, read in the order's own transaction; the logo's bytes come later. */
export async function gatherInvoice(
  trx: Transaction,
  { order, ownerId, tenant, language }: { order: Order; ownerId: string; tenant: TenantContext; language: Language },
): Promise<InvoiceFacts> {
  const owner = (await listOwners(trx, [ownerId])).get(ownerId)
  const { colour = DEFAULT_COLOUR, contact = null } = parseSettings(tenant.settings)
  return {
    language,
    shop: { name: tenant.name, colour: deepShade(colour), contact, logo: null },
    customer: { name: owner ? `${owner.firstName} ${owner.lastName}` : '', email: owner?.email ?? '' },
    order,
    fabrics: await readFabrics(trx, language),
  }
}

const OWN_FILE = /^\/api\/files\/([0-9a-f-]{36})$/

/** The shop's logo as pixels where it is one of its files; one elsewhere or broken is left out, and its name stands there instead. */
export async function readLogo(
  { files, ensureRaster }: { files: FileStore; ensureRaster: EnsureRaster },
  tenant: TenantContext,
): Promise<Uint8Array | null> {
  const [, id] = OWN_FILE.exec(parseSettings(tenant.settings).logo ?? '') ?? []
  const bytes = id && (await files.find(fileKey(tenant.id, id)).catch(() => undefined))
  const key = bytes && (await ensureRaster({ tenantId: tenant.id, bytes }))
  return (key && (await files.find(key))) || null
}
