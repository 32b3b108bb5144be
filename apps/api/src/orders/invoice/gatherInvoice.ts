import type { Order } from '@kitwright/contract'
import { contrast, parseHex, shadesOf } from '@kitwright/measure'
import { listOwners } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { type EnsureRaster, type FileStore, readPixels } from '../../files/index.ts'
import { DEFAULT_COLOUR, parseSettings } from '../../tenants/index.ts'
import { readFabricNames } from '../contents/fabricNames.ts'
import { drawPaymentCode } from '../record/drawPaymentCode.ts'
import type { InvoiceContents, InvoiceFacts, InvoiceToDraw, IssuedDocument } from './facts.ts'

type Language = InvoiceFacts['language']

const PAPER_WHITE = parseHex('#ffffff')!

/** Returns the brand's colour, darkened as far as words on paper need it. */
export function deepShade(colour: string): string {
  const shades = shadesOf(parseHex(colour) ?? parseHex(DEFAULT_COLOUR)!)
  return ([700, 800, 900] as const).map(at => shades[at]).find(isReadable) ?? shades[950]
}
const isReadable = (shade: string): boolean => contrast(parseHex(shade)!, PAPER_WHITE) >= 4.5

/** Returns the shop's letterhead, without the logo, and its time zone. */
export function letterheadOf(
  tenant: Pick<TenantContext, 'name' | 'settings'>,
): Pick<InvoiceFacts, 'shop' | 'timeZone'> {
  const { colour = DEFAULT_COLOUR, contact = null, timeZone } = parseSettings(tenant.settings)
  return { timeZone, shop: { name: tenant.name, colour: deepShade(colour), contact, logo: null } }
}

interface GatheredOrder {
  readonly order: Order
  readonly contents: InvoiceContents
  readonly documents: readonly IssuedDocument[]
  readonly drawn: string | null
  readonly ownerId: string
  readonly tenant: Pick<TenantContext, 'name' | 'settings'>
  readonly language: Language
}

/**
 * Gathers what an invoice states beside its order, in the order's own transaction. The logo's bytes are loaded later.
 */
export async function gatherInvoice(
  trx: Transaction,
  { ownerId, tenant, language, ...known }: GatheredOrder,
): Promise<InvoiceFacts> {
  const owner = (await listOwners(trx, [ownerId])).get(ownerId)
  return {
    language,
    ...letterheadOf(tenant),
    khqr: null,
    customer: { name: owner ? `${owner.firstName} ${owner.lastName}` : '', email: owner?.email ?? '' },
    ...known,
    fabrics: await readFabricNames(trx, language),
  }
}

/**
 * Reads the shop's pictures as pixels. Leaves out an external or broken one. The KHQR, drawn or the shop's picture, is
 * included only if an amount is still to be paid.
 */
export async function readPictures(
  source: { files: FileStore; ensureRaster: EnsureRaster },
  tenant: Pick<TenantContext, 'id' | 'settings'>,
  { nextPayment, payment, paymentCodes: [code] }: Pick<Order, 'nextPayment' | 'payment' | 'paymentCodes'>,
): Promise<Pick<InvoiceToDraw, 'logo' | 'khqr'>> {
  const read = async (address: string | null | undefined) => readPixels(source, { tenantId: tenant.id, address })
  return {
    logo: await read(parseSettings(tenant.settings).logo),
    khqr: code ? drawPaymentCode(code.text).png : nextPayment && (await read(payment.khqr)),
  }
}
