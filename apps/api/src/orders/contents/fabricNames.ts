import { type Language, namesFromTags } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'

/** Reads the names of the shop's fabrics in the language, by id. */
export async function readFabricNames(trx: Transaction, language: Language): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; names: Readonly<Record<string, string>> }>`
    select id, names from fabrics`.execute(trx)
  return Object.fromEntries(rows.map(({ id, names }) => [id, namesFromTags(names)[language]]))
}
