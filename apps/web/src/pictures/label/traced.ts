import type { Response_ } from '@kitwright/contract'

/** What a scanned label belongs to. */
export type Traced = Response_<'GET /api/office/labels/{number}/{sign}'>
