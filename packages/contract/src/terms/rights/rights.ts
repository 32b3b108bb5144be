/**
 * Rights of staff. Every route of the office states the one that it needs, or `staff`.
 *
 * - `orders`: orders, quotes, customers and conversations.
 * - `review`: designs that wait for a review.
 * - `money`: payments, receipts, statements, what customers owe and revenue.
 * - `refunds`: money back, credit notes and credit terms.
 * - `production`: print files, suppliers' orders, remakes and parcels.
 * - `catalogue`: prices, sizes, templates, fonts, colours and suppliers.
 * - `costs`: what orders cost at suppliers, and margins.
 * - `people`: staff, their roles and the audit log.
 * - `settings`: brand, payment, delivery and pages of the shop.
 * - `exports`: files with many rows.
 * - `overrule`: moves of an order that its way does not have, such as back from production.
 */
export const RIGHTS = [
  'orders',
  'review',
  'money',
  'refunds',
  'production',
  'catalogue',
  'costs',
  'people',
  'settings',
  'exports',
  'overrule',
] as const
export type Right = (typeof RIGHTS)[number]

/** Rights of the two roles that every shop has. Their names are texts. */
export const ROLE_RIGHTS: Readonly<Record<'STORE' | 'ADMIN', readonly Right[]>> = {
  STORE: ['orders', 'review', 'money', 'production'],
  ADMIN: RIGHTS,
}

/** The requirement of a route of the office: to be one of the staff, a right, or any one of several rights. */
export type OfficeAuth = 'staff' | Right | readonly Right[]

/** Returns whether rights are enough for a route of the office. */
export const areEnough = (rights: readonly Right[], needed: OfficeAuth): boolean =>
  needed === 'staff' || [needed].flat().some(right => rights.includes(right))
