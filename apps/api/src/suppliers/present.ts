import type { Response_ } from '@kitwright/contract'
import { parseLanguage } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import type { ProfileSet } from './profiles.ts'
import { findSupplier, type SupplierRecord } from './store.ts'

type Supplier = Response_<'POST /api/office/suppliers'>

const presentProfiles = ({ profile_hash, profile_name, profiles }: ProfileSet) => ({
  profile: profile_hash === null ? null : profile_name,
  profiles: profiles.map(({ fabric, name }) => ({ fabric, name })),
})

export const present = (row: SupplierRecord): Supplier => ({
  id: row.id,
  name: row.name,
  contact: row.contact,
  email: row.email,
  phone: row.phone,
  language: parseLanguage(row.language),
  rolls: row.rolls.map(({ lie = 'along', metreCents = 0, ...roll }) => ({ ...roll, lie, metreCents })),
  seamMm: row.seam_mm,
  hemMm: row.hem_mm,
  bleedMm: row.bleed_mm,
  isMirrored: row.is_mirrored,
  cutName: row.cut_name,
  plotLanguage: row.plot_language,
  pdfColours: row.pdf_colours,
  pixels: row.pixels,
  pixelDpi: row.pixel_dpi,
  intent: row.intent,
  isBlackScaled: row.is_black_scaled,
  ...presentProfiles(row),
  printers: row.printers.map(({ id, name, ...own }) => ({ id, name, ...presentProfiles(own) })),
  version: row.version,
  isEnded: row.ended_at !== null,
  orders: row.orders,
})

/** Returns a supplier in its current state. */
export const presentNow = async (trx: Transaction, id: string): Promise<Supplier> =>
  present((await findSupplier(trx, id))!)
