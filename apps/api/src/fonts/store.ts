import type { OwnFont } from '@kitwright/library'
import { sql, type Transaction } from '../database/index.ts'

export interface FontRow {
  readonly id: string
  readonly family: string
  readonly lang: OwnFont['lang']
  readonly mime: string
  readonly bytes: number
  readonly metrics: OwnFont['metrics']
  readonly coverage: string
  readonly createdAt: Date
  readonly removedAt: Date | null
}

const COLUMNS = sql.raw(
  'id, family, lang, mime, bytes, metrics, coverage, created_at as "createdAt", removed_at as "removedAt"',
)

/** The fonts that the tenant offers, by name. */
export async function listFonts(trx: Transaction): Promise<FontRow[]> {
  const { rows } = await sql<FontRow>`
    select ${COLUMNS} from fonts where removed_at is null order by lower(family)`.execute(trx)
  return rows
}

/** Fonts of the tenant by their ids, those it offers no more as well. */
export async function findFonts(trx: Transaction, ids: readonly string[]): Promise<FontRow[]> {
  const { rows } = await sql<FontRow>`select ${COLUMNS} from fonts where id = any(${ids})`.execute(trx)
  return rows
}

/** An offered font by its family, whatever the case, or any by its id. */
export async function findFontByName(trx: Transaction, name: string): Promise<FontRow | undefined> {
  const { rows } = await sql<FontRow>`
    select ${COLUMNS} from fonts
    where id = ${name} or (removed_at is null and lower(family) = lower(${name})) limit 1`.execute(trx)
  return rows[0]
}

export interface FontToKeep extends Omit<FontRow, 'createdAt' | 'removedAt'> {
  readonly uploadedBy: string
  readonly now: Date
}

/** Keeps a font; the same file again is offered again. Breaks the index of names where another font has this one's. */
export async function keepFont(trx: Transaction, font: FontToKeep): Promise<FontRow> {
  const { id, family, lang, mime, bytes, metrics, coverage, uploadedBy, now } = font
  const { rows } = await sql<FontRow>`
    insert into fonts (id, family, lang, mime, bytes, metrics, coverage, uploaded_by, created_at)
    values (${id}, ${family}, ${lang}, ${mime}, ${bytes}, ${JSON.stringify(metrics)}, ${coverage}, ${uploadedBy}, ${now})
    on conflict (tenant_id, id) do update set removed_at = null
    returning ${COLUMNS}`.execute(trx)
  return rows[0]!
}

/** Takes a font out of what is offered. False when it was not in it. */
export async function removeFont(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fonts set removed_at = ${now} where id = ${id} and removed_at is null`.execute(trx)
  return numAffectedRows === 1n
}
