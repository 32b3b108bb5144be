import type { Response_ } from '@kitwright/contract'

export type StaffMember = Response_<'GET /api/office/me'>
export type Customer = Response_<'GET /api/office/customers'>['items'][number]
