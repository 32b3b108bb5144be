import type { ErrorId } from '../terms/errors.ts'
import type { z } from '../schemas/zod.ts'

/**
 * What a call needs and gives. `auth`: true for a customer's bearer token, `staff` or `admin` for the office's. `response: null` answers
 * 204.
 */
export interface Route {
  readonly summary: string
  readonly auth?: true | 'staff' | 'admin'
  readonly body?: z.ZodType
  readonly query?: z.ZodType
  readonly params?: z.ZodType
  readonly headers?: z.ZodType
  /** 201 where something is made; 200 (204 without a response) otherwise. */
  readonly status?: 201
  /** null: no body. 'binary': a picture or file. 'multipart' bodies are described in the summary. */
  readonly response: z.ZodType | null | 'binary'
  readonly errors: readonly ErrorId[]
}
