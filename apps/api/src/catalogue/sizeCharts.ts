import {
  type ChartFault,
  chartFaults,
  defaultChart,
  type ProductType,
  productTypes,
  type SizeChart,
} from '@kitwright/garment'
import { sql, type Transaction } from '../database/index.ts'

/** A tenant's chart; version 0 is the default, which was never saved. */
export interface StoredChart {
  readonly version: number
  readonly chart: SizeChart
}

/**
 * Loads the tenant's newest charts of these product types, in their order; the default chart for a type without one.
 */
export async function loadSizeCharts(trx: Transaction, types: readonly ProductType[]): Promise<StoredChart[]> {
  const { rows } = await sql<{ type: ProductType; version: number; rows: SizeChart['rows'] }>`
    select distinct on (product_type) product_type as type, version, rows from size_charts
    where product_type = any(${types}) order by product_type, version desc`.execute(trx)
  return types.map(type => {
    const kept = rows.find(row => row.type === type)
    const chart = defaultChart(type)
    return kept ? { version: kept.version, chart: { ...chart, rows: kept.rows } } : { version: 0, chart }
  })
}

export type SavedChart =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: 'faulty'; readonly faults: readonly ChartFault[] }
  | { readonly ok: false; readonly reason: 'stale' }

/**
 * Saves a chart as the version after `from`. Refuses a chart that cannot be sewn, or that somebody else has changed
 * since.
 */
export async function saveSizeChart(trx: Transaction, { chart, version: from }: StoredChart): Promise<SavedChart> {
  const faults = chartFaults(chart)
  if (faults.length > 0) return { ok: false, reason: 'faulty', faults }
  const version = from + 1
  const { rows } = await sql`
    insert into size_charts (product_type, version, rows)
    select ${chart.productType}, ${version}, ${JSON.stringify(chart.rows)}::jsonb
    where coalesce((select max(version) from size_charts where product_type = ${chart.productType}), 0) = ${from}
    on conflict do nothing returning version`.execute(trx)
  return rows.length > 0 ? { ok: true, version } : { ok: false, reason: 'stale' }
}

/**
 * Gives the tenant the default charts unless it has its own. They are saved, so that a later default changes nobody's
 * sizes.
 */
export async function seedSizeCharts(trx: Transaction): Promise<void> {
  for (const type of productTypes()) await saveSizeChart(trx, { version: 0, chart: defaultChart(type) })
}
