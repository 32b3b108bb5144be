import { sql, type Transaction } from '../database/index.ts'
import type { ProfileSet } from './profiles.ts'

/** A machine that a supplier prints with. */
export interface PrinterRecord extends ProfileSet {
  readonly id: string
  readonly name: string
}

/** SQL expression for the printers of a supplier `s`. */
export const PRINTERS_OF = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'profile_hash', p.profile_hash, 'profile_name', p.profile_name,
    'profiles', p.profiles) order by p.id), '[]') from printers p where p.supplier_id = s.id)`

/** Returns the supplier of a printer; undefined if there is none. */
export async function findSupplierOfPrinter(trx: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ supplier_id: string }>`select supplier_id from printers where id = ${id}`.execute(trx)
  return rows[0]?.supplier_id
}

/** Locks the printer against deletion until the transaction ends. Returns false if it no longer exists. */
export async function holdPrinter(trx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`select from printers where id = ${id} for key share`.execute(trx)
  return rows.length > 0
}

/** Returns the supplier's printer of that name. */
export async function findPrinterByName(
  trx: Transaction,
  supplierId: string,
  name: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from printers where supplier_id = ${supplierId} and lower(name) = lower(${name})`.execute(trx)
  return rows[0]?.id
}

export async function insertPrinter(trx: Transaction, supplierId: string, name: string): Promise<void> {
  await sql`insert into printers (supplier_id, name) values (${supplierId}, ${name})`.execute(trx)
}

export async function renamePrinter(trx: Transaction, id: string, name: string): Promise<void> {
  await sql`update printers set name = ${name} where id = ${id}`.execute(trx)
}

/** Deletes a printer and its profiles. Packs made for it keep its name. */
export async function deletePrinter(trx: Transaction, id: string): Promise<void> {
  await sql`delete from printers where id = ${id}`.execute(trx)
}

export async function updatePrinterProfiles(trx: Transaction, id: string, kept: ProfileSet): Promise<void> {
  const { profile_hash: hash, profile_name: name, profiles } = kept
  await sql`
    update printers set profile_hash = ${hash}, profile_name = ${name}, profiles = ${JSON.stringify(profiles)}::jsonb
    where id = ${id}`.execute(trx)
}
