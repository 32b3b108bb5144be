import { type Language, LANGUAGES, type Names } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'
import { ProblemError } from '../endpoint/index.ts'

/** A text that staff insert by its label, in each language. */
export interface SavedText {
  readonly id: string
  readonly label: Names
  readonly text: Names
}

interface SavedTextsVersion {
  /** 0 until the shop has written its own. */
  readonly version: number
  readonly items: SavedText[]
}

interface SavedTextsPlace {
  /** Table with one row for each shop, and the column of its texts. */
  readonly table: 'saved_replies' | 'review_reasons' | 'rule_texts'
  readonly column: 'replies' | 'reasons' | 'texts'
  /** Loads the texts among which those of a shop without its own are. */
  readonly load: (language: Language) => Promise<Readonly<Record<string, string>>>
  readonly keysOf: (id: string) => { readonly label: string; readonly text: string }
  readonly ids: readonly string[]
}

/** Opens a list of texts that a shop's staff keep, changed by one person at a time. */
export function openSavedTexts({ table, column, load, keysOf, ids }: SavedTextsPlace) {
  const [place, texts] = [sql.id(table), sql.id(column)]

  async function readPackaged(): Promise<SavedText[]> {
    const all = await Promise.all(LANGUAGES.map(async language => [language, await load(language)] as const))
    const inEach = (key: string) => Object.fromEntries(all.map(([language, found]) => [language, found[key]])) as Names
    return ids.map(id => ({ id, label: inEach(keysOf(id).label), text: inEach(keysOf(id).text) }))
  }
  return {
    /** Returns the shop's own texts, or the packaged ones if it has none. */
    async read(trx: Transaction): Promise<SavedTextsVersion> {
      const { rows } = await sql<SavedTextsVersion>`select version, ${texts} as items from ${place}`.execute(trx)
      const [own] = rows
      return own && own.items.length > 0 ? own : { version: own?.version ?? 0, items: await readPackaged() }
    },
    /** Replaces the texts. Throws `stale-version` if somebody else has changed them since. */
    async write(
      trx: Transaction,
      { version, items, by, now }: SavedTextsVersion & { readonly by: string; readonly now: Date },
    ): Promise<void> {
      const { rows } = await sql`
        insert into ${place} (version, ${texts}, changed_by, changed_at)
        select 1, ${JSON.stringify(items)}::jsonb, ${by}::uuid, ${now}::timestamptz
        where ${version}::int = 0 or exists (select from ${place})
        on conflict (tenant_id) do update set version = ${place}.version + 1, ${texts} = excluded.${texts},
          changed_by = excluded.changed_by, changed_at = excluded.changed_at
          where ${place}.version = ${version}::int
        returning version`.execute(trx)
      if (rows.length === 0) throw new ProblemError('stale-version')
    },
  }
}
