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
  /** Id in the public catalogue, for a font that was taken from there. */
  readonly catalogueId: string | null
  /** The subset of a further file of such a font. */
  readonly subset: string | null
  /** The ids of its further files. */
  readonly more: readonly string[]
}

const COLUMNS = sql.raw(
  'id, family, lang, mime, bytes, metrics, coverage, created_at as "createdAt", removed_at as "removedAt", catalogue_id as "catalogueId", subset, more',
)

/** The fonts that the tenant uploaded and offers, by name. */
export async function listFonts(trx: Transaction): Promise<FontRow[]> {
  const { rows } = await sql<FontRow>`
    select ${COLUMNS} from fonts
    where removed_at is null and catalogue_id is null order by lower(family)`.execute(trx)
  return rows
}

/** Lists the fonts that the tenant uploaded and offers, then those its designs took from the public catalogue, each by name. */
export async function listWithTaken(trx: Transaction): Promise<FontRow[]> {
  const { rows } = await sql<FontRow>`
    select ${COLUMNS} from fonts where removed_at is null and subset is null
    order by catalogue_id is not null, lower(family), id`.execute(trx)
  return rows
}

/** The further files of fonts. */
export async function findParts(trx: Transaction, fonts: readonly FontRow[]): Promise<FontRow[]> {
  const ids = fonts.flatMap(({ more }) => more)
  return ids.length === 0 ? [] : findFonts(trx, ids)
}

/** A font that was taken from the public catalogue, by its id there. */
export async function findTaken(trx: Transaction, catalogueId: string): Promise<FontRow | undefined> {
  const { rows } = await sql<FontRow>`
    select ${COLUMNS} from fonts where catalogue_id = ${catalogueId} and subset is null`.execute(trx)
  return rows[0]
}

export async function countTaken(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from fonts where catalogue_id is not null and subset is null`.execute(trx)
  return rows[0]!.count
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
    where id = ${name} or (removed_at is null and subset is null and lower(family) = lower(${name}))
    order by id <> ${name}, catalogue_id is not null limit 1`.execute(trx)
  return rows[0]
}

export interface FontToKeep extends Omit<FontRow, 'createdAt' | 'removedAt' | 'catalogueId' | 'subset' | 'more'> {
  readonly uploadedBy: string
  readonly now: Date
}

/** Keeps a font; the same file again is offered again. Breaks the index of names where another font has this one's. */
export async function keepFont(trx: Transaction, font: FontToKeep): Promise<FontRow> {
  const { id, family, lang, mime, bytes, metrics, coverage, uploadedBy, now } = font
  const { rows } = await sql<FontRow>`
    insert into fonts (id, family, lang, mime, bytes, metrics, coverage, uploaded_by, created_at)
    values (${id}, ${family}, ${lang}, ${mime}, ${bytes}, ${JSON.stringify(metrics)}, ${coverage}, ${uploadedBy}, ${now})
    on conflict (tenant_id, id) do update set removed_at = null, catalogue_id = null, subset = null, uploaded_by = excluded.uploaded_by
    returning ${COLUMNS}`.execute(trx)
  return rows[0]!
}

export interface FontToTake extends Omit<FontRow, 'createdAt' | 'removedAt'> {
  readonly now: Date
}

/**
 * Keeps a font of the public catalogue: its first file's row, then those of its further files. Of two who take it at once, both get the
 * one that came first; a file that the shop uploaded itself stays the shop's.
 */
export async function takeFont(trx: Transaction, rows: readonly FontToTake[]): Promise<FontRow> {
  for (const { id, family, lang, mime, bytes, metrics, coverage, catalogueId, subset, more, now } of rows)
    await sql`
      insert into fonts (id, family, lang, mime, bytes, metrics, coverage, catalogue_id, subset, more, created_at)
      values (${id}, ${family}, ${lang}, ${mime}, ${bytes}, ${JSON.stringify(metrics)}, ${coverage}, ${catalogueId}, ${subset},
        ${[...more]}::text[], ${now})
      on conflict do nothing`.execute(trx)
  const [first] = rows
  const taken = await findTaken(trx, first!.catalogueId!)
  if (taken) return taken
  const { rows: own } = await sql<FontRow>`
    update fonts set more = ${[...first!.more]}::text[] where id = ${first!.id} returning ${COLUMNS}`.execute(trx)
  return own[0]!
}

/** Takes a font out of what is offered. False when it was not in it. */
export async function removeFont(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fonts set removed_at = ${now} where id = ${id} and removed_at is null and catalogue_id is null`.execute(trx)
  return numAffectedRows === 1n
}
