import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

/** Limits for an account, and for its whole shop. */
export interface Quota {
  readonly mostBytes: number
  readonly mostFiles: number
  readonly mostBytesOfShop: number
}

export interface StorageUsage {
  readonly files: number
  readonly bytes: number
}

/** Returns the storage an account uses. */
export async function countFiles(trx: Transaction, accountId: string): Promise<StorageUsage> {
  const { files, bytes } = await trx
    .selectFrom('files')
    .select(eb => [eb.fn.countAll<string>().as('files'), eb.fn.coalesce(eb.fn.sum('bytes'), sql`0`).as('bytes')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { files: Number(files), bytes: Number(bytes) }
}

/** Returns the size of all pictures of the shop, in bytes. */
async function sumOfShop(trx: Transaction): Promise<number> {
  const { bytes } = await trx
    .selectFrom('files')
    .select(eb => eb.fn.coalesce(eb.fn.sum('bytes'), sql`0`).as('bytes'))
    .where('tenant_id', '=', sql<string>`current_tenant_id()`)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

interface RoomRequest {
  readonly accountId: string
  readonly quota: Quota
  readonly bytes: number
  /** Serialises the shop's uploads until the transaction ends, so that none exceeds the limit. */
  readonly isLocking?: boolean
}

/**
 * Throws `file-quota-reached` if one more picture is too many for the account, `shop-files-full` if it is too many for
 * the shop.
 */
export async function requireRoom(
  trx: Transaction,
  { accountId, quota, bytes, isLocking }: RoomRequest,
): Promise<void> {
  if (isLocking)
    await sql`select pg_advisory_xact_lock(hashtextextended('files ' || current_tenant_id()::text, 0))`.execute(trx)
  const kept = await countFiles(trx, accountId)
  if (kept.files >= quota.mostFiles || kept.bytes + bytes > quota.mostBytes)
    throw new ProblemError('file-quota-reached')
  if ((await sumOfShop(trx)) + bytes > quota.mostBytesOfShop) throw new ProblemError('shop-files-full')
}
