import type { ProductSizes, Response_ } from '@kitwright/contract'
import { defaultChart, productTypes } from '@kitwright/garment'
import { type Exchange, ProblemError } from '../endpoint/index.ts'
import { presentSizeChart } from './present.ts'
import { loadSizeCharts, saveSizeChart } from './sizeCharts.ts'

/** The error codes of the faults in field errors. */
const FAULTS = { missing: 'required', implausible: 'implausible', step: 'out-of-step' } as const

/** The charts of everything that can be sold, so that one is right before its product is switched on. */
export async function listCharts({
  run,
}: Pick<Exchange<'GET /api/office/sizecharts'>, 'run'>): Promise<Response_<'GET /api/office/sizecharts'>> {
  const charts = await run(async trx => loadSizeCharts(trx, productTypes()))
  return { items: charts.map(presentSizeChart) }
}

/** Keeps the chart that was typed; what is wrong with it is said cell by cell. */
export async function changeChart({
  params: { productType },
  body: { version, rows },
  run,
}: Exchange<'PUT /api/office/sizecharts/{productType}'>): Promise<ProductSizes> {
  const chart = { ...defaultChart(productType), rows }
  const saved = await run(async trx => saveSizeChart(trx, { version, chart }))
  if (saved.ok) return presentSizeChart({ version: saved.version, chart })
  if (saved.reason === 'stale') throw new ProblemError('stale-version')
  const fields = saved.faults.map(({ size, measure, kind }) => ({ path: `rows.${size}.${measure}`, id: FAULTS[kind] }))
  throw new ProblemError('size-chart-invalid', fields)
}
