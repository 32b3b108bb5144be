import type { Response_ } from '@kitwright/contract'

export type CapacityCalendar = Response_<'GET /api/office/calendar'>
export type CalendarDate = CapacityCalendar['days'][number]
