import type { Endpoints } from '../../endpoint/index.ts'
import { readCalendar } from './readCalendar.ts'

/** The endpoint of the calendar of capacity. */
export const calendarEndpoints: Endpoints<'GET /api/office/calendar'> = {
  'GET /api/office/calendar': async ({ query, tenant, now, run }) => ({
    value: await run(async trx => readCalendar(trx, { from: query.from, tenant, now })),
  }),
}
