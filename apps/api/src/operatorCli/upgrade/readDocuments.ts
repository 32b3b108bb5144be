import { documentMigrations } from '@kitwright/design'
import { type Database, sql } from '../../database/index.ts'
import { listShopIds } from '../diagnostics/checkShops.ts'

export interface NewerDocuments {
  /** The table with design documents of a newer program. */
  readonly table: string
  readonly documents: number
  /** The format migrations of the documents that this program does not know. */
  readonly steps: readonly string[]
}

/**
 * Finds design documents in any shop that this program cannot read, because a newer one has written them. Reads every
 * document.
 */
export async function readNewerDocuments(database: Database): Promise<readonly NewerDocuments[]> {
  const found = new Map<string, { documents: number; steps: Set<string> }>()
  for (const id of await listShopIds(database))
    await database.withTenant(id, async trx => {
      const { rows: tables } = await sql<{ name: string }>`
        select c.relname::text as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'document' and not a.attisdropped
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid = 'jsonb'::regtype
        order by 1`.execute(trx)
      for (const { name } of tables) {
        const { rows } = await sql<{ steps: unknown; documents: number }>`
          select document -> 'migrations' as steps, count(*)::int as documents from ${sql.id(name)} group by 1`.execute(
          trx,
        )
        for (const { steps, documents } of rows) {
          const unknown = unknownSteps(steps)
          if (unknown.length === 0) continue
          const sum = found.get(name) ?? { documents: 0, steps: new Set<string>() }
          found.set(name, { documents: sum.documents + documents, steps: new Set([...sum.steps, ...unknown]) })
        }
      }
    })
  return [...found].map(([table, { documents, steps }]) => ({ table, documents, steps: [...steps] }))
}

/** Returns the unknown migration steps of a document. Its steps must be the first of the current list. */
function unknownSteps(steps: unknown): string[] {
  const known = documentMigrations()
  return Array.isArray(steps) ? steps.filter((name, at): name is string => known[at] !== name) : []
}
