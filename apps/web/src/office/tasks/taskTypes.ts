import type { Response_ } from '@kitwright/contract'

export type Task = Response_<'GET /api/office/tasks'>['tasks'][number]
