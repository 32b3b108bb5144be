/** In the order of an order's way. In a file of its own, so that pages can name them without the schemas. */
export const ORDER_STATUSES = [
  'REVIEWING',
  'APPROVED',
  'PROCESSING',
  'COMPLETED',
  'ON_THE_WAY',
  'RECEIVED',
  'CANCELED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
