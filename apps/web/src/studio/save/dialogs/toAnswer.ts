import type { OpenResult } from '../../../drafts/index.ts'

/** Converts the result of a change sent by drafts to the answer that `useSend` expects. */
export const toAnswer = (result: OpenResult) =>
  result.ok
    ? ({ ok: true, status: 200, value: result.draft, etag: null } as const)
    : ({ ok: false, error: { id: result.error, message: '' } } as const)
