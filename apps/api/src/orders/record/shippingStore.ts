import type { ShippingMethod } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

/** An order's delivery and promised days as stored. Days are texts such as `2026-11-30`; amounts are cents. */
export interface ShippingRecord {
  readonly method: ShippingMethod | null
  readonly method_cents: number
  readonly place: string
  readonly directions: string
  readonly map_point: string
  readonly purchase_number: string
  readonly needed_by: string | null
  readonly is_rush: boolean
  readonly rush_cents: number
  readonly lead_days: number
  readonly transit_days: number
  readonly approve_on: string
  readonly start_on: string
  readonly make_on: string
  readonly first_promised_on: string
  readonly promised_on: string
  readonly promise_reason: string
  readonly is_set_by_staff: boolean
}

/** Returns how an order is delivered; null for one that was placed before shops promised days. */
export async function findShipping(trx: Transaction, orderId: string): Promise<ShippingRecord | null> {
  const { rows } = await sql<ShippingRecord>`
    select method, method_cents, place, directions, map_point, purchase_number, needed_by::text, is_rush, rush_cents,
      lead_days, transit_days, approve_on::text, start_on::text, make_on::text, first_promised_on::text,
      promised_on::text, promise_reason, is_set_by_staff
    from order_shipping where order_id = ${orderId}`.execute(trx)
  return rows[0] ?? null
}
