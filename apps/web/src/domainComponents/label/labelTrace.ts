import type { Response_ } from '@kitwright/contract'

/** Server's answer to a scanned label. */
export type LabelTrace = Response_<'GET /api/office/labels/{number}/{sign}'>
