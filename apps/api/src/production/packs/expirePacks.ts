import { sql, type Transaction } from '../../database/index.ts'
import { pressPrefix } from '../../files/index.ts'
import { IS_ACTIVE } from './records/backlog.ts'
import { packExpiryDate } from '../runs/expiry.ts'
import { type Sweep, sweepFiles } from '../runs/sweepFiles.ts'
import type { PackRecord } from './records/packStore.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Its files, and how its rolls were laid: another search goes on from there, and other names lie as these do. */
const wantedOf = ({ files, markers }: Pick<PackRecord, 'files' | 'markers'>): string[] => [
  ...(files ?? []).map(({ hash }) => hash),
  ...(markers ?? []).flatMap(({ laid }) => laid ?? []),
]

/**
 * The hashes of what is in packs that are kept. Null while one is being made, which may have any that was made before; one that nobody has
 * worked on for a day is no reason to keep all.
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
 * Removes what was made for the press and is in no pack of the last three months, when it has been there for a week. A shop of which
 * something is being made is left for the next time. Answers how many files.
 */
export const expirePacks = async (sweep: Sweep): Promise<number> =>
  sweepFiles(sweep, { prefixOf: pressPrefix, findWanted })
