import { alwaysLongTypes } from '@kitwright/garment'
import { groupPrices, type GroupTerms, type PriceList, type QuantityStep } from '@kitwright/pricing'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

interface Row {
  readonly minimumQty: number
  readonly leadTimeDays: number
  readonly surchargeCents: number
  readonly discountPercent: number
  readonly promotionPercent: number | null
  /** Timestamps are text in `priceListJson`. */
  readonly promotionFrom: Date | string | null
  readonly promotionUntil: Date | string | null
  readonly base: PriceList['base'] | null
  readonly steps: Record<string, QuantityStep[]> | null
  readonly sizes: Record<string, number> | null
}

/** The terms of the active group that an account is in; null for others. */
export const groupTermsOf = (accountId: string | null) =>
  accountId === null
    ? sql<GroupTerms | null>`null::jsonb`
    : sql<GroupTerms | null>`(select g.terms from customer_group_members m
        join customer_groups g on g.tenant_id = m.tenant_id and g.id = m.group_id
      where m.account_id = ${accountId} and g.is_active and g.deleted_at is null)`

const PRICE_LIST = sql<Row>`
  select minimum_qty as "minimumQty", lead_time_days as "leadTimeDays",
    long_sleeve_surcharge_cents as "surchargeCents", long_sleeve_discount_percent as "discountPercent",
    promotion_percent as "promotionPercent", promotion_from as "promotionFrom", promotion_until as "promotionUntil",
    (select json_object_agg(product_type, fabrics) from (
      select product_type, json_object_agg(fabric, cents) as fabrics from base_prices
      where fabric in (select id from fabrics where not is_retired) group by product_type) b) as base,
    (select json_object_agg(fabric, steps) from (
      select fabric, json_agg(json_build_object('from', from_qty, 'percent', percent) order by from_qty) as steps
      from quantity_steps where fabric in (select id from fabrics where not is_retired) group by fabric) q) as steps,
    (select json_object_agg(size, cents) from size_surcharges) as sizes
  from price_rules`

/**
 * Loads the tenant's price list of offered fabrics in one round trip, as the orders of an account are priced. Null is a
 * visitor. Throws `no-price` if it has none.
 */
export async function loadPriceList(trx: Transaction, accountId: string | null): Promise<PriceList> {
  const { rows } = await sql<Row & { readonly groupTerms: GroupTerms | null }>`
    select list.*, ${groupTermsOf(accountId)} as "groupTerms" from (${PRICE_LIST}) list`.execute(trx)
  return inGroup(readPriceList(rows[0]), rows[0]?.groupTerms ?? null)
}

/** Returns the list of a group; without terms the shop's own. */
export const inGroup = (list: PriceList, terms: GroupTerms | null): PriceList =>
  terms === null ? list : groupPrices(list, terms)

/** The price list as one JSON value within a larger query, for `readPriceList`; null when the tenant has none. */
export const priceListJson = sql<PriceListJson>`(select row_to_json(list) from (${PRICE_LIST}) list)`
export type PriceListJson = Row | null

/** Parses the price list. Throws `no-price` if there is none. */
export function readPriceList(row: PriceListJson | undefined): PriceList {
  if (!row) throw new ProblemError('no-price')
  return priceListOf(row)
}

function priceListOf(row: Row): PriceList {
  return {
    minimumQty: row.minimumQty,
    leadTimeDays: row.leadTimeDays,
    base: row.base ?? {},
    quantitySteps: row.steps ?? {},
    sizeSurcharges: row.sizes ?? {},
    longSleeveIncluded: alwaysLongTypes(),
    longSleeve: { surchargeCents: row.surchargeCents, discountPercent: row.discountPercent },
    promotion: promotionOf(row),
  }
}

function promotionOf({ promotionPercent, promotionFrom, promotionUntil }: Row): PriceList['promotion'] {
  if (promotionPercent === null || !promotionFrom || !promotionUntil) return null
  return { percent: promotionPercent, from: instantOf(promotionFrom), until: instantOf(promotionUntil) }
}

const instantOf = (moment: Date | string): string => new Date(moment).toISOString()
