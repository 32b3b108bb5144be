import type { ErrorDetails, ErrorId, FieldError } from '@kitwright/contract'

/** A refusal with a stable id. The entrance turns it into the standard error body, in the reader's language. */
export class ProblemError extends Error {
  readonly id: ErrorId
  readonly fields: readonly FieldError[]
  /** In seconds, for 409, 429 and 503. */
  readonly retryAfter: number | undefined
  /** Facts that the caller needs for the next step. */
  readonly details: ErrorDetails | undefined
  /** Words of somebody that follow the text of the error, as they wrote them. */
  words: string | null = null

  constructor(id: ErrorId, fields: readonly FieldError[] = [], retryAfter?: number, details?: ErrorDetails) {
    super(id)
    this.name = 'ProblemError'
    this.id = id
    this.fields = fields
    this.retryAfter = retryAfter
    this.details = details
  }

  withWords(words: string | null): this {
    this.words = words
    return this
  }
}
