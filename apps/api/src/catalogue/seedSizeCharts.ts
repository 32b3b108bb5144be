import { defaultChart, productTypes } from '@kitwright/garment'
import type { Transaction } from '../database/index.ts'
import { saveSizeChart } from './sizeCharts.ts'

/** Gives the tenant the default charts unless it has its own. Kept, so that a later default changes nobody's sizes. */
export async function seedSizeCharts(trx: Transaction): Promise<void> {
  for (const type of productTypes()) await saveSizeChart(trx, { version: 0, chart: defaultChart(type) })
}
