import { type FieldError, NOT_ONE_LINE, type Route } from '@kitwright/contract'
import type { z } from 'zod'
import { ProblemError } from '../../endpoint/index.ts'
import { findUnstorable } from './findUnstorableText.ts'

export interface RequestParts {
  readonly body: unknown
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
}

/**
 * Parses a request by the route's schemas. Throws `invalid-input` that names every invalid field in the body, query or
 * headers.
 */
export function validate(route: Route, given: RequestParts): RequestParts {
  // An address with malformed parameters is not found.
  const params = route.params?.safeParse(given.params)
  if (params && !(params.success && findUnstorable(given.params) === undefined)) throw new ProblemError('not-found')
  return {
    params: params?.data,
    body: route.body && check(route.body, given.body),
    query: route.query && check(route.query, given.query),
    // The values a schema changes (an e-mail to lower case) take precedence; headers that no schema names stay.
    headers: route.headers
      ? { ...(given.headers as object), ...(check(route.headers, given.headers) as object) }
      : given.headers,
  }
}

/** Parses one value from outside. Throws `invalid-input` that names every invalid field. */
export function check(schema: z.ZodType, value: unknown): unknown {
  const unstorable = findUnstorable(value)
  if (unstorable !== undefined)
    throw new ProblemError('invalid-input', [{ path: unstorable.slice(0, 200), id: 'wrong-format' }])
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new ProblemError('invalid-input', result.error.issues.slice(0, 50).flatMap(fieldsOf))
}

/** Ids of fields that schemas give as the message of their own checks. */
const OWN_IDS = new Set([
  'required',
  NOT_ONE_LINE,
  'markup',
  'broken-link',
  'link-scheme',
  'reserved',
  'duplicate',
  'too-large',
])

type Issue = z.core.$ZodIssue

function fieldsOf(issue: Issue): FieldError[] {
  const path = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys') return [{ path, id: fieldIdOf(issue) }]
  const keys = issue.keys.slice(0, 20).map(key => key.slice(0, 80))
  return keys.map(key => ({ path: path ? `${path}.${key}` : key, id: 'unknown-key' }))
}

function fieldIdOf(issue: Issue): string {
  if (issue.input === undefined || (issue.code === 'too_small' && issue.input === '')) return 'required'
  if (issue.code === 'custom' && OWN_IDS.has(issue.message)) return issue.message
  if (issue.code === 'too_small') return 'too-small'
  if (issue.code === 'too_big') return 'too-large'
  if (issue.code === 'invalid_format' || issue.code === 'custom') return 'wrong-format'
  if (issue.code === 'invalid_value') return 'not-offered'
  return 'wrong-type'
}
