import type { ErrorId } from '../terms/errors.ts'
import type { OfficeAuth } from '../terms/rights/rights.ts'
import type { z } from '../schemas/zod.ts'

/**
 * Messages of a WebSocket in both directions, as JSON text. Its route is refused like a call, with an HTTP status, before
 * the connection is upgraded. Later the server closes it with the code 4000 + that status and the error's id as reason.
 */
export interface SocketRoute {
  readonly summary: string
  /** The people who may open it: true for a customer, `staff` or rights for the office. No visitor may. */
  readonly auth: true | OfficeAuth
  readonly params?: z.ZodType
  readonly fromClient: z.ZodType
  readonly fromServer: z.ZodType
  /** Messages that a client may send a minute. One more closes the connection with `too-many-requests`. */
  readonly messagesPerMinute: number
  readonly errors: readonly ErrorId[]
}
