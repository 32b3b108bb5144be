import { ORDER_SOURCES, PAID_SHARES } from '../terms/desk.ts'
import { ORDER_STATUSES } from '../terms/enums.ts'
import { isOrderStatus } from '../terms/orderStatuses.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { API_LIMITS, API_SCOPES } from '../terms/rights/partnerTerms.ts'

// Forms of the partners' API. They are apart from those of the office, so that the office may change freely.

const limit = z.coerce.number().int().min(1).max(API_LIMITS.page).default(25)
/** A signed place in one list with the same filters. */
const cursor = s.line(API_LIMITS.cursor).min(1)
/** A page of a list, newest first: the first one without a cursor. */
export const v1Page = z.strictObject({ cursor: cursor.optional(), limit })
export const v1List = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** The cursor of the next page; null on the last one. */
    next: z.string().nullable(),
  })

export const idempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(API_LIMITS.idempotencyKey)
    .optional(),
})
export const changeHeaders = idempotencyKey.extend(s.ifMatch.shape)

export const v1Key = z.object({
  name: z.string(),
  shop: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  callsPerMinute: z.int(),
  expiresAt: s.instant.nullable(),
})

/** Order statuses, separated by commas. */
const statusList = s
  .line(200)
  .transform(text => text.split(','))
  .refine(all => all.every(isOrderStatus), 'wrong-format')
  .transform(all => all.filter(isOrderStatus))
  .meta({ description: `Statuses, separated by commas: ${ORDER_STATUSES.join(', ')}` })

export const v1OrderFilters = v1Page.extend({
  status: statusList.optional(),
  /** When they were placed, from the first instant to before the second. */
  placedFrom: s.instant.optional(),
  placedBefore: s.instant.optional(),
  customerId: s.uuid.optional(),
  paid: z.enum(PAID_SHARES).optional(),
  product: s.productType.optional(),
  source: z.enum(ORDER_SOURCES).optional(),
  dueFrom: s.day.optional(),
  dueTo: s.day.optional(),
})

const customerOfOrder = z.object({ id: s.uuid, name: z.string(), phone: z.string(), address: z.string() })
export const v1OrderRow = z.object({
  id: s.uuid,
  number: z.string(),
  status: s.orderStatus,
  source: z.enum(ORDER_SOURCES),
  placedAt: s.instant,
  promisedOn: s.day.nullable(),
  dueOn: s.day.nullable(),
  pieces: z.int(),
  currency: z.literal('USD'),
  subtotalCents: s.cents,
  discountCents: s.cents,
  feesCents: s.cents,
  totalCents: s.cents,
  paidCents: s.cents,
  /** With the scope `customers:read`, else null. */
  customer: customerOfOrder.nullable(),
  version: z.int(),
})
const v1Line = z.object({
  id: s.uuid,
  product: z.string(),
  fabric: z.string(),
  size: z.string(),
  sleeve: s.sleeve,
  design: z.object({ id: s.uuid, revision: z.int(), name: z.string() }),
  playerName: z.string(),
  printedName: z.string(),
  printedNumber: z.int().nullable(),
  pieces: z.int(),
  unitCents: s.cents,
  totalCents: s.cents,
})
const v1Parcel = z.object({
  id: s.uuid,
  carrier: z.string(),
  tracking: z.string(),
  trackingUrl: z.string(),
  sentAt: s.instant,
  receivedAt: s.instant.nullable(),
  lines: z.array(z.object({ lineId: s.uuid, qty: z.int() })),
})
export const v1Order = v1OrderRow.extend({
  lines: z.array(v1Line),
  parcels: z.array(v1Parcel),
  history: z.array(z.object({ from: s.orderStatus.nullable(), to: s.orderStatus, at: s.instant })),
})

export const v1DesignFilters = v1Page.extend({ customerId: s.uuid.optional(), status: s.designStatus.optional() })
export const v1Design = z.object({
  id: s.uuid,
  name: z.string(),
  product: z.string(),
  status: s.designStatus,
  revision: z.int(),
  createdAt: s.instant,
  updatedAt: s.instant,
  /** With the scope `customers:read`, else null. */
  customerId: s.uuid.nullable(),
  /** The address of its picture, which needs no key. Its query may say `width`, `side` and more. */
  pictureUrl: z.string(),
})

export const v1Customer = z.object({
  id: s.uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  isBlocked: z.boolean(),
  createdAt: s.instant,
})
