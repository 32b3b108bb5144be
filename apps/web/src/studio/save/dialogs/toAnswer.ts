import type { OpenResult } from '../../../drafts/index.ts'

/** What came of a change that drafts send, as `useSend` takes answers. */
export const toAnswer = (result: OpenResult) =>
  result.ok
    ? ({ ok: true, status: 200, value: result.draft, etag: null } as const)
    : ({ ok: false, error: { id: result.error, message: '' } } as const)
