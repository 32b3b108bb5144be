import type { Intent, PdfColours, PixelForm, RollLie } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'

export interface Roll {
  readonly fabric: string
  readonly widthMm: number
  /** Not there where they were told before there was a choice. */
  readonly lie?: RollLie
  readonly metreCents?: number
}

/** What their printer makes of colours on one fabric. */
export interface FabricProfile {
  readonly fabric: string
  readonly hash: string
  readonly name: string
}

export interface SupplierRecord {
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
  readonly pdf_colours: PdfColours
  readonly pixels: PixelForm
  readonly pixel_dpi: number
  readonly intent: Intent
  readonly is_black_scaled: boolean
  readonly profile_hash: string | null
  readonly profile_name: string
  readonly profiles: readonly FabricProfile[]
  readonly version: number
  readonly ended_at: Date | null
}

export type Profiled = Pick<SupplierRecord, 'profile_hash' | 'profiles'>

/** Whether their printer's colours are known, on all fabrics or on some. */
export const hasProfile = ({ profile_hash, profiles }: Profiled): boolean =>
  profile_hash !== null || profiles.length > 0

export interface ListedSupplier extends SupplierRecord {
  readonly orders: number
}

/** What of one is written. */
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
  readonly pdfColours: PdfColours
  readonly pixels: PixelForm
  readonly pixelDpi: number
  readonly intent: Intent
  readonly isBlackScaled: boolean
}

const WITH_ORDERS = sql`s.*, (select count(*)::int from orders o where o.supplier_id = s.id) as orders`

/** Those that work first, by name. */
export async function listSuppliers(trx: Transaction): Promise<ListedSupplier[]> {
  const { rows } = await sql<ListedSupplier>`
    select ${WITH_ORDERS} from suppliers s order by ended_at is not null, lower(name), id limit 500`.execute(trx)
  return rows
}

export async function findSupplier(trx: Transaction, id: string): Promise<ListedSupplier | undefined> {
  const { rows } = await sql<ListedSupplier>`select ${WITH_ORDERS} from suppliers s where id = ${id}`.execute(trx)
  return rows[0]
}

/** Held until the transaction ends. */
export async function findSupplierToChange(trx: Transaction, id: string): Promise<SupplierRecord | undefined> {
  const { rows } = await sql<SupplierRecord>`select * from suppliers where id = ${id} for update`.execute(trx)
  return rows[0]
}

/** The one of that name that the shop works with. */
export async function findSupplierByName(trx: Transaction, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from suppliers where lower(name) = lower(${name}) and ended_at is null for key share`.execute(trx)
  return rows[0]?.id
}

export async function countSuppliers(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from suppliers`.execute(trx)
  return rows[0]!.count
}

/** Undefined where there is one of that name. */
export async function insertSupplier(trx: Transaction, facts: SupplierFacts): Promise<string | undefined> {
  const { name, contact, email, phone, rolls, seamMm, hemMm, bleedMm, isMirrored, cutName } = facts
  const { pdfColours, pixels, pixelDpi, intent, isBlackScaled } = facts
  const { rows } = await sql<{ id: string }>`
    insert into suppliers (name, contact, email, phone, language, rolls, seam_mm, hem_mm, bleed_mm, is_mirrored, cut_name,
      pdf_colours, pixels, pixel_dpi, intent, is_black_scaled)
    values (${name}, ${contact}, ${email}, ${phone}, ${facts.language}, ${JSON.stringify(rolls)}::jsonb, ${seamMm}, ${hemMm}, ${bleedMm},
      ${isMirrored}, ${cutName}, ${pdfColours}, ${pixels}, ${pixelDpi}, ${intent}, ${isBlackScaled})
    on conflict (tenant_id, lower(name)) where ended_at is null do nothing returning id`.execute(trx)
  return rows[0]?.id
}

export interface SupplierChange extends SupplierFacts {
  readonly id: string
  readonly endedAt: Date | null
}

export async function updateSupplier(trx: Transaction, change: SupplierChange): Promise<void> {
  const { id, name, contact, email, phone, rolls, seamMm, hemMm, bleedMm, isMirrored, cutName, endedAt } = change
  const { pdfColours, pixels, pixelDpi, intent, isBlackScaled } = change
  await sql`
    update suppliers set name = ${name}, contact = ${contact}, email = ${email}, phone = ${phone}, language = ${change.language},
      rolls = ${JSON.stringify(rolls)}::jsonb, seam_mm = ${seamMm}, hem_mm = ${hemMm}, bleed_mm = ${bleedMm},
      is_mirrored = ${isMirrored}, cut_name = ${cutName}, pdf_colours = ${pdfColours}, pixels = ${pixels}, pixel_dpi = ${pixelDpi},
      intent = ${intent}, is_black_scaled = ${isBlackScaled}, ended_at = ${endedAt}::timestamptz, version = version + 1
    where id = ${id}`.execute(trx)
}

export async function deleteSupplier(trx: Transaction, id: string): Promise<void> {
  await sql`delete from suppliers where id = ${id}`.execute(trx)
}

type Profile = Omit<FabricProfile, 'fabric'>

/** Another profile, or none. */
export async function updateProfile(trx: Transaction, id: string, profile: Profile | null): Promise<void> {
  await sql`
    update suppliers set profile_hash = ${profile?.hash ?? null}, profile_name = ${profile?.name ?? ''}, version = version + 1
    where id = ${id}`.execute(trx)
}

/** The same for one fabric. */
export async function updateFabricProfile(
  trx: Transaction,
  { id, profiles }: Pick<SupplierRecord, 'id' | 'profiles'>,
  { fabric, profile }: { readonly fabric: string; readonly profile: Profile | null },
): Promise<void> {
  const others = profiles.filter(each => each.fabric !== fabric)
  const kept = profile ? [...others, { fabric, ...profile }].toSorted((a, b) => (a.fabric < b.fabric ? -1 : 1)) : others
  await sql`update suppliers set profiles = ${JSON.stringify(kept)}::jsonb, version = version + 1 where id = ${id}`.execute(
    trx,
  )
}

/** Whether something is sold in it, or was: orders of before may be cut from it still. */
export async function isFabric(trx: Transaction, fabric: string): Promise<boolean> {
  const { rows } = await sql`select from fabrics where id = ${fabric}`.execute(trx)
  return rows.length > 0
}
