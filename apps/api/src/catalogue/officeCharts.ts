import type { ProductSizes, Response_ } from '@kitwright/contract'
import { defaultChart, productTypes, runOf, type Size } from '@kitwright/garment'
import { type Exchange, ProblemError } from '../endpoint/index.ts'
import { presentSizeChart } from './present.ts'
import { loadSizeCharts, saveSizeChart } from './sizeCharts.ts'

/** The error codes of the faults in field errors. */
const FAULTS = { missing: 'required', implausible: 'implausible', step: 'out-of-step' } as const

/** Returns the charts of all product types, so that a chart can be corrected before its product is switched on. */
export async function listCharts({
  run,
}: Pick<Exchange<'GET /api/office/sizecharts'>, 'run'>): Promise<Response_<'GET /api/office/sizecharts'>> {
  const charts = await run(async trx => loadSizeCharts(trx, productTypes()))
  return { items: charts.map(presentSizeChart) }
}

/** Saves the typed chart. Errors are reported cell by cell. */
export async function changeChart({
  params: { productType },
  body: { version, rows },
  run,
}: Exchange<'PUT /api/office/sizecharts/{productType}'>): Promise<ProductSizes> {
  const foreign = (Object.keys(rows) as Size[]).filter(size => !runOf(productType).includes(size))
  if (foreign.length > 0)
    throw new ProblemError(
      'size-chart-invalid',
      foreign.map(size => ({ path: `rows.${size}`, id: 'size-not-offered' })),
    )
  const chart = { ...defaultChart(productType), rows }
  const saved = await run(async trx => saveSizeChart(trx, { version, chart }))
  if (saved.ok) return presentSizeChart({ version: saved.version, chart })
  if (saved.reason === 'stale') throw new ProblemError('stale-version')
  const fields = saved.faults.map(({ size, measure, kind }) => ({ path: `rows.${size}.${measure}`, id: FAULTS[kind] }))
  throw new ProblemError('size-chart-invalid', fields)
}
