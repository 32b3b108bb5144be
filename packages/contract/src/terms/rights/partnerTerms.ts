import type { Right } from './rights.ts'

/**
 * Scopes of an API key. Every route under `/v1` states the one that it needs, or several of which one is enough.
 *
 * - `orders:read`: orders with their lines and parcels, without who ordered.
 * - `orders:write`: statuses, notes and tracking of orders.
 * - `production:write`: statuses of production, and tracking.
 * - `products:read`: products, fabrics and prices.
 * - `designs:read`: designs and their pictures.
 * - `customers:read`: customers, also as the customer of an order.
 */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'production:write',
  'products:read',
  'designs:read',
  'customers:read',
] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** The right of staff that a scope hands on. Every member of staff reads what the other scopes read. */
export const SCOPE_RIGHTS: { readonly [S in ApiScope]?: Right } = {
  'orders:write': 'orders',
  'production:write': 'production',
}

/** The scope that a route needs, or several of which one is enough. */
export type ScopeAuth = ApiScope | readonly ApiScope[]

/** Returns whether the scopes of a key are enough for a route. */
export const haveScope = (scopes: readonly ApiScope[], needed: ScopeAuth): boolean =>
  [needed].flat().some(scope => scopes.includes(scope))

export const API_LIMITS = {
  /** Keys of a shop that have not ended. */
  keys: 50,
  keyName: 80,
  /** Days until a key expires. */
  keyDays: 730,
  /** Calls a minute of one key: the least, the usual and the most that a shop may choose. */
  callsLeast: 10,
  callsUsual: 300,
  callsMost: 3_000,
  page: 100,
  cursor: 2_000,
  idempotencyKey: 255,
  /** Hours for which an answer to a write is repeated. */
  answerHours: 24,
} as const
