import { createHash } from 'node:crypto'
import { isProductType } from '@kitwright/garment'
import { loadSizeCharts } from '../../catalogue/index.ts'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { MENDED } from '../record/changeStore.ts'
import type { OrderRecord } from '../record/store.ts'
import type { LineToSew } from './orderToSew.ts'

/** A line as a proof shows it. */
export interface LineToProve extends Omit<LineToSew, 'document'> {
  readonly product_type: string
  /** The version of the shop's size chart that it is cut by. */
  readonly chart: number
}

/** The revision that line `l` of order `o` would be sewn from if the order were approved now. */
export const REVISION = sql`coalesce(case when o.status = 'REVIEWING' then ${MENDED} end, l.revision)`

async function readLines<More = unknown>(
  trx: Transaction,
  orderId: string,
  more: RawBuilder<unknown> = sql``,
): Promise<(LineToProve & More)[]> {
  const { rows } = await sql<Omit<LineToProve, 'chart'> & More>`
    select l.id, l.design_name, r.revision, l.product_type, l.fabric, l.size, l.sleeve, l.version, l.kit, l.player_name, l.print_name,
      l.number, l.qty, r.document_hash ${more}
    from orders o join order_lines l on l.order_id = o.id join designs d on d.id = l.design_id
    left join lateral (
      select s.status as verdict from design_reviews s where s.design_id = l.design_id and s.revision = l.revision
      order by s.position desc limit 1) v on true
    join design_revisions r on r.design_id = l.design_id and r.revision = ${REVISION}
    where o.id = ${orderId} order by l.position`.execute(trx)
  const types = [...new Set(rows.map(row => row.product_type))].filter(isProductType)
  const charts = new Map((await loadSizeCharts(trx, types)).map(({ chart, version }) => [chart.productType, version]))
  return rows.map(row => ({ ...row, chart: (isProductType(row.product_type) && charts.get(row.product_type)) || 0 }))
}

/** Returns a hash that changes with anything that is printed. */
const hashOf = (lines: readonly LineToProve[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines.map(line => [
          line.id,
          line.design_name,
          line.document_hash,
          line.revision,
          line.product_type,
          line.fabric,
          line.size,
          line.sleeve,
          line.version,
          line.player_name,
          line.print_name,
          line.number,
          line.qty,
          line.chart,
          // The hashes of older orders stay unchanged.
          ...(line.kit === null ? [] : [line.kit]),
        ]),
      ),
    )
    .digest('hex')

export interface OrderToProve<Line extends LineToProve = LineToProve> {
  /** In the order's sequence. */
  readonly lines: readonly Line[]
  readonly hash: string
}

/** Reads an order as it would be printed now, and the hash of everything printed. */
export async function readProvable(trx: Transaction, orderId: string): Promise<OrderToProve> {
  const lines = await readLines(trx, orderId)
  return { lines, hash: hashOf(lines) }
}

/** `readProvable` with its documents. */
export async function readProvableWhole(
  trx: Transaction,
  orderId: string,
): Promise<OrderToProve<LineToProve & LineToSew>> {
  const lines = await readLines<{ document: unknown }>(trx, orderId, sql`, r.document`)
  return { lines, hash: hashOf(lines) }
}

/** Whether the customer's last accepted proof matches what would be printed now. */
async function isAccepted(trx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ hash: string; state: string }>`
    select hash, state from proofs where order_id = ${orderId} and state in ('sent', 'accepted', 'changes')
    order by id desc limit 1`.execute(trx)
  return rows[0]?.state === 'accepted' && rows[0].hash === (await readProvable(trx, orderId)).hash
}

export const needsProof = ({ settings }: Pick<TenantContext, 'settings'>): boolean => parseSettings(settings).needsProof

/** Whether the shop requires an accepted proof before approval, and the order has none. */
export const isProofOwed = async (
  trx: Transaction,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
  tenant: Pick<TenantContext, 'settings'>,
): Promise<boolean> => status === 'REVIEWING' && needsProof(tenant) && !(await isAccepted(trx, id))
