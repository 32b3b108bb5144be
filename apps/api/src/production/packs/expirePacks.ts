import { sql, type Transaction } from '../../database/index.ts'
import { pressPrefix } from '../../files/index.ts'
import { IS_ACTIVE } from './records/backlog.ts'
import { packExpiryDate } from '../runs/expiry.ts'
import { type Sweep, sweepFiles } from '../runs/sweepFiles.ts'
import type { PackRecord } from './records/packStore.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns the hashes of its files and of its marker layouts: a later search continues from them, and other names are
 * placed like these.
 */
const wantedOf = ({ files, markers }: Pick<PackRecord, 'files' | 'markers'>): string[] => [
  ...(files ?? []).map(({ hash }) => hash),
  ...(markers ?? []).flatMap(({ laid }) => laid ?? []),
]

/**
 * Returns the hashes in packs that are retained. Null while one is being made, which may reuse any earlier file; a pack
 * without activity for a day does not block the sweep.
 */
async function findWanted(trx: Transaction, now: Date): Promise<ReadonlySet<string> | null> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  const { rows: making } = await sql`
    select from packs where ${IS_ACTIVE} and (held_until > now() or asked_at > ${yesterday}::timestamptz) limit 1`.execute(
    trx,
  )
  if (making.length > 0) return null
  const { rows } = await sql<Pick<PackRecord, 'files' | 'markers'>>`
    select files, markers from packs where state = 'done' and ended_at > ${packExpiryDate(now)}::timestamptz`.execute(
    trx,
  )
  return new Set(rows.flatMap(wantedOf))
}

/**
 * Removes press files that are in no pack of the last three months and are at least a week old. Skips a shop with a
 * pack under way until the next time. Returns the number of files.
 */
export const expirePacks = async (sweep: Sweep): Promise<number> =>
  sweepFiles(sweep, { prefixOf: pressPrefix, findWanted })
