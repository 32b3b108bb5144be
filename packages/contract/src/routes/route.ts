import type { ErrorId } from '../terms/errors.ts'
import type { ScopeAuth } from '../terms/rights/partnerTerms.ts'
import type { OfficeAuth } from '../terms/rights/rights.ts'
import type { z } from '../schemas/zod.ts'

/**
 * Request and response of a call. `auth`: true for a customer's bearer token, for the office's what it needs, `staff`
 * or rights; `optional` for a customer's or none, so that an expired one is refused rather than taken for a visitor.
 * `response: null` answers 204.
 */
export interface Route {
  readonly summary: string
  readonly auth?: true | 'optional' | OfficeAuth
  /** The scope that a partner's API key needs. Such a route has no `auth`. */
  readonly scope?: ScopeAuth
  readonly body?: z.ZodType
  readonly query?: z.ZodType
  readonly params?: z.ZodType
  readonly headers?: z.ZodType
  /** 201 if the call creates something; otherwise 200, or 204 without a response. */
  readonly status?: 201
  /** null: no body. 'binary': a picture or file. The summary describes 'multipart' bodies. */
  readonly response: z.ZodType | null | 'binary'
  readonly errors: readonly ErrorId[]
}
