import { createDesign, createTextLayer, type DesignDocument } from '@kitwright/design'
import { defaultChart, getGarment, zoneOf } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import type { LineToSew } from '../../orders/index.ts'
import { type Plan, planOf } from '../rendering/printFiles/packPlan.ts'
import type { RemakeScope } from '../garments/remakeScope.ts'

const garment = getGarment('tshirt')
const plain = createDesign('tshirt')
export const name = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
export const document: DesignDocument = { ...plain, layers: [name] }

/** Returns a line of an order, without a shop and its database. */
export const line = (change: Partial<LineToSew> = {}): LineToSew => ({
  id: 'line',
  design_id: 'design',
  design_name: 'Away',
  revision: 1,
  fabric: 'interlock',
  size: 'M',
  sleeve: 'short',
  version: 'player',
  kit: null,
  player_name: 'Sok Dara',
  print_name: 'DARA',
  number: 7,
  qty: 1,
  document,
  document_hash: 'hash',
  ...change,
})

export const orderOf = (...lines: LineToSew[]) => ({
  id: 'order',
  number: 'AK-000001',
  status: 'APPROVED' as const,
  version: 1,
  approved_at: new Date('2026-11-24T08:00:00Z'),
  supplier_id: null,
  lines,
})

/** Returns the plans of an order, with the usual size chart. */
export const plansOf = async (order: ReturnType<typeof orderOf>, remake?: RemakeScope): Promise<Plan[]> =>
  planOf(order, { settings: USUAL_SETTINGS, chartOf: type => ({ version: 3, chart: defaultChart(type) }), remake })
