import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const dueOrder = z.object({
  id: s.uuid,
  number: z.string(),
  qty: z.int(),
  status: s.orderStatus,
  ownerName: z.string(),
})

export const capacityCalendar = z.object({
  from: s.day,
  today: s.day,
  /** Pieces that the shop makes in a working day; null if it does not say. */
  capacityPerDay: z.int().nullable(),
  /** Orders that are not made and were due before today, with their pieces. */
  late: z.object({ orders: z.int(), qty: z.int() }),
  /** Four weeks from a Monday. */
  days: z.array(
    z.object({
      on: s.day,
      isWorkingDay: z.boolean(),
      /** All orders that are due that day and not made, with their pieces. */
      orders: z.int(),
      qty: z.int(),
      /** The largest of them. */
      items: z.array(dueOrder),
    }),
  ),
})

/** The calendar of capacity: what is due on each day, beside what the shop makes. */
export const calendarRoutes = {
  'GET /api/office/calendar': {
    summary: 'Orders that are not made by their due day over four weeks, beside the capacity of a working day',
    auth: 'staff',
    query: z.strictObject({ from: s.day.optional() }),
    response: capacityCalendar,
    errors: [],
  },
} as const satisfies Record<`${string} /${string}`, Route>
