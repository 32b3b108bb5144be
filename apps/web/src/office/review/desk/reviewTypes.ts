import type { Response_ } from '@kitwright/contract'

export type QueuedDesign = Response_<'GET /api/office/review'>['items'][number]
export type ReviewReason = Response_<'GET /api/office/review/reasons'>['reasons'][number]
export type ReasonListValue = Response_<'GET /api/office/review/reasons'>
