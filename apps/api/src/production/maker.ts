import { createHash } from 'node:crypto'
import { type PressSettings, USUAL_SETTINGS } from '@kitwright/press'
import { type Language, LANGUAGES, parseLanguage } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import { findOrderSign, type OrderSign } from '../orders/index.ts'
import { findSupplier } from '../suppliers/index.ts'

/** For whom files are made: what they ask of the press, and the languages of papers. */
export interface Maker {
  readonly settings: PressSettings
  /** The usable width of the roll by fabric, mm; without one there is no marker. */
  readonly rolls: readonly { readonly fabric: string; readonly widthMm: number }[]
  readonly languages: readonly Language[]
}

/** Where nobody is named, or one that is in no list. */
const ANYONE: Maker = { settings: USUAL_SETTINGS, rolls: [], languages: LANGUAGES }

export async function findMaker(trx: Transaction, supplierId: string | null): Promise<Maker> {
  const found = supplierId === null ? undefined : await findSupplier(trx, supplierId)
  if (!found) return ANYONE
  const { seam_mm: seamMm, hem_mm: hemMm, bleed_mm: bleedMm, cut_name: cutName, is_mirrored: isMirrored } = found
  const settings = { ...USUAL_SETTINGS, seamMm, hemMm, bleedMm, cutName, isMirrored }
  return { settings, rolls: found.rolls, languages: [parseLanguage(found.language)] }
}

/** The sign of what is sewn, and of how it is made: files for another supplier are others. */
export async function findPackSign(trx: Transaction, orderId: string): Promise<OrderSign | undefined> {
  const order = await findOrderSign(trx, orderId)
  if (!order || order.supplier_id === null) return order
  const maker = await findMaker(trx, order.supplier_id)
  const sign = createHash('sha256')
    .update(JSON.stringify([order.sign, maker]))
    .digest('hex')
  return { ...order, sign }
}
