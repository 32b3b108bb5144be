import type { Intent, PdfColours, PixelForm, PlotLanguage, RollLie } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'
import { type PrinterRecord, PRINTERS_OF } from './printers.ts'
import { isProfiled, type ProfileSet } from './profiles.ts'

export interface Roll {
  readonly fabric: string
  readonly widthMm: number
  /** Missing for rolls entered before this choice existed. */
  readonly lie?: RollLie
  readonly metreCents?: number
}

export interface SupplierRecord extends ProfileSet {
  readonly id: string
  readonly name: string
  readonly contact: string
  readonly email: string
  readonly phone: string
  readonly language: string
  readonly rolls: readonly Roll[]
  readonly seam_mm: number
  readonly hem_mm: number
  readonly bleed_mm: number
  readonly is_mirrored: boolean
  readonly cut_name: string
  readonly plot_language: PlotLanguage
  readonly pdf_colours: PdfColours
  readonly pixels: PixelForm
  readonly pixel_dpi: number
  readonly intent: Intent
  readonly is_black_scaled: boolean
  /** The supplier's printers in the order of their creation; may be empty. */
  readonly printers: readonly PrinterRecord[]
  /** The number of orders sent to the supplier. */
  readonly orders: number
  readonly version: number
  readonly ended_at: Date | null
}

/** Whether the supplier has a colour profile on any printer and fabric. */
export const hasProfile = ({ printers, ...own }: ProfileSet & Pick<SupplierRecord, 'printers'>): boolean =>
  [own, ...printers].some(isProfiled)

/** Fields of a supplier that can be written. */
export interface SupplierFacts {
  readonly name: string
  readonly contact: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  readonly rolls: readonly Roll[]
  readonly seamMm: number
  readonly hemMm: number
  readonly bleedMm: number
  readonly isMirrored: boolean
  readonly cutName: string
  readonly plotLanguage: PlotLanguage
  readonly pdfColours: PdfColours
  readonly pixels: PixelForm
  readonly pixelDpi: number
  readonly intent: Intent
  readonly isBlackScaled: boolean
}

const SUPPLIERS = sql`
  select s.*, (select count(*)::int from orders o where o.supplier_id = s.id) as orders, ${PRINTERS_OF} as printers from suppliers s`

/** Lists the suppliers, active ones first, by name. */
export async function listSuppliers(trx: Transaction): Promise<SupplierRecord[]> {
  const { rows } = await sql<SupplierRecord>`
    ${SUPPLIERS} order by ended_at is not null, lower(name), id limit 500`.execute(trx)
  return rows
}

export async function findSupplier(trx: Transaction, id: string): Promise<SupplierRecord | undefined> {
  const { rows } = await sql<SupplierRecord>`${SUPPLIERS} where id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns a supplier and locks it and its printers until the transaction ends. */
export async function findSupplierToChange(trx: Transaction, id: string): Promise<SupplierRecord | undefined> {
  // Read after locking, so that the previous lock holder's changes are included.
  await sql`select from suppliers where id = ${id} for update`.execute(trx)
  return findSupplier(trx, id)
}

/** Returns the id of the shop's active supplier of that name. */
export async function findSupplierByName(trx: Transaction, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from suppliers where lower(name) = lower(${name}) and ended_at is null for key share`.execute(trx)
  return rows[0]?.id
}

export async function countSuppliers(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from suppliers`.execute(trx)
  return rows[0]!.count
}

/** Inserts a supplier and returns its id; undefined if the name is already in use. */
export async function insertSupplier(trx: Transaction, facts: SupplierFacts): Promise<string | undefined> {
  const { name, contact, email, phone, rolls, seamMm, hemMm, bleedMm, isMirrored, cutName } = facts
  const { plotLanguage, pdfColours, pixels, pixelDpi, intent, isBlackScaled } = facts
  const { rows } = await sql<{ id: string }>`
    insert into suppliers (name, contact, email, phone, language, rolls, seam_mm, hem_mm, bleed_mm, is_mirrored, cut_name,
      plot_language, pdf_colours, pixels, pixel_dpi, intent, is_black_scaled)
    values (${name}, ${contact}, ${email}, ${phone}, ${facts.language}, ${JSON.stringify(rolls)}::jsonb, ${seamMm}, ${hemMm}, ${bleedMm},
      ${isMirrored}, ${cutName}, ${plotLanguage}, ${pdfColours}, ${pixels}, ${pixelDpi}, ${intent}, ${isBlackScaled})
    on conflict (tenant_id, lower(name)) where ended_at is null do nothing returning id`.execute(trx)
  return rows[0]?.id
}

export interface SupplierChange extends SupplierFacts {
  readonly id: string
  readonly endedAt: Date | null
}

export async function updateSupplier(trx: Transaction, change: SupplierChange): Promise<void> {
  const { id, name, contact, email, phone, rolls, seamMm, hemMm, bleedMm, isMirrored, cutName, endedAt } = change
  const { plotLanguage, pdfColours, pixels, pixelDpi, intent, isBlackScaled } = change
  await sql`
    update suppliers set name = ${name}, contact = ${contact}, email = ${email}, phone = ${phone}, language = ${change.language},
      rolls = ${JSON.stringify(rolls)}::jsonb, seam_mm = ${seamMm}, hem_mm = ${hemMm}, bleed_mm = ${bleedMm},
      is_mirrored = ${isMirrored}, cut_name = ${cutName}, plot_language = ${plotLanguage}, pdf_colours = ${pdfColours}, pixels = ${pixels}, pixel_dpi = ${pixelDpi},
      intent = ${intent}, is_black_scaled = ${isBlackScaled}, ended_at = ${endedAt}::timestamptz, version = version + 1
    where id = ${id}`.execute(trx)
}

export async function deleteSupplier(trx: Transaction, id: string): Promise<void> {
  await sql`delete from suppliers where id = ${id}`.execute(trx)
}

/** Records that something about a supplier has changed. */
export async function noteChange(trx: Transaction, id: string): Promise<void> {
  await sql`update suppliers set version = version + 1 where id = ${id}`.execute(trx)
}

/** Updates the colour profiles of all the supplier's printers that have no profile of their own. */
export async function updateSupplierProfiles(trx: Transaction, id: string, kept: ProfileSet): Promise<void> {
  const { profile_hash: hash, profile_name: name, profiles } = kept
  await sql`
    update suppliers set profile_hash = ${hash}, profile_name = ${name}, profiles = ${JSON.stringify(profiles)}::jsonb
    where id = ${id}`.execute(trx)
}

/** Returns whether the fabric is or was on sale: earlier orders may still be cut from it. */
export async function isFabric(trx: Transaction, fabric: string): Promise<boolean> {
  const { rows } = await sql`select from fabrics where id = ${fabric}`.execute(trx)
  return rows.length > 0
}

/** Lists the suppliers who take orders, by name. */
export async function listSuppliersToChoose(trx: Transaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from suppliers where ended_at is null order by lower(name), id limit 500`.execute(trx)
  return rows
}

/** Returns the names of suppliers by their ids, of ended ones too. */
export async function listSupplierNames(
  trx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from suppliers where id = any(${[...new Set(ids)]}::uuid[])`.execute(trx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
