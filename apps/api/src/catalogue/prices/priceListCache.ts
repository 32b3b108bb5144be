import type { GroupTerms, PriceList } from '@kitwright/pricing'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { groupTermsOf, inGroup, type PriceListJson, priceListJson, readPriceList } from './loadPriceList.ts'

/** A shop's price list, if it was read, and the shop's content version, both of one moment. */
export interface VersionedPrices {
  readonly prices: PriceListJson
  readonly version: number
  /** Terms of the account's group; null without one. */
  readonly group: GroupTerms | null
}

export interface PriceListCache {
  /** What to read along with other things within a statement, as JSON of {@link VersionedPrices}: the list itself for a shop of which none is kept. */
  ask(tenantId: string, accountId: string | null): RawBuilder<VersionedPrices>
  /**
   * Returns the list as of that moment, as the account's orders are priced; reads it again if prices have changed since it was cached. Throws `no-price` if
   * there is none.
   */
  take(trx: Transaction, tenantId: string, asked: VersionedPrices): Promise<PriceList>
}

const MAX_SHOPS = 1_000

const VERSION = sql`'version', (select content_version from tenants where id = current_tenant_id())`
const askVersion = (accountId: string | null) =>
  sql<VersionedPrices>`json_build_object(${VERSION}, 'prices', null, 'group', ${groupTermsOf(accountId)})`
const askAll = (accountId: string | null) =>
  sql<VersionedPrices>`json_build_object(${VERSION}, 'prices', ${priceListJson}, 'group', ${groupTermsOf(accountId)})`

/**
 * Caches each shop's price list for orders. They query only its version, in the statement that would have read the
 * list.
 */
export function createKeptPriceLists(): PriceListCache {
  const kept = new Map<string, { readonly version: number; readonly list: PriceList }>()
  return {
    ask: (tenantId, accountId) => (kept.has(tenantId) ? askVersion(accountId) : askAll(accountId)),
    async take(trx, tenantId, asked) {
      const known = kept.get(tenantId)
      if (known?.version === asked.version) return inGroup(known.list, asked.group)
      const { prices, version } = asked.prices ? asked : await readAll(trx)
      const list = readPriceList(prices)
      if (kept.size >= MAX_SHOPS) kept.clear()
      kept.set(tenantId, { version, list })
      return inGroup(list, asked.group)
    },
  }
}

async function readAll(trx: Transaction): Promise<VersionedPrices> {
  const { rows } = await sql<{ all: VersionedPrices }>`select ${askAll(null)} as "all"`.execute(trx)
  return rows[0]!.all
}
