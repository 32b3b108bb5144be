import { type ErrorBody, ERRORS } from '@kitwright/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseError, Refused } from '../database/index.ts'
import { Problem } from '../endpoint/index.ts'
import { errorText, type Language, parseAcceptLanguage } from './language.ts'

/** Refusals of the framework, as ours. */
const FRAMEWORK: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('payload-too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('bad-request'),
  FST_REQ_FILE_TOO_LARGE: () => new Problem('file-too-large'),
  FST_FILES_LIMIT: () => new Problem('invalid-input', [{ path: 'file', id: 'too-large' }]),
  FST_PARTS_LIMIT: () => new Problem('bad-request'),
  FST_FIELDS_LIMIT: () => new Problem('bad-request'),
}

/** Any error as a problem; undefined for one that only we can act on. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof Refused)
    return new Problem(error.message in ERRORS ? (error.message as 'forbidden') : 'forbidden')
  if (databaseError(error)?.kind === 'unstorable') return new Problem('bad-request')
  const { code, statusCode } = error as Partial<FastifyError>
  const known = FRAMEWORK[code ?? '']
  if (known) return known()
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? new Problem('bad-request')
    : undefined
}

/** Whether an address is the API's or of a packaged picture: its errors are JSON, all others' are pages. */
export function isApiAddress(url: string): boolean {
  return /^\/(api|v1|whoami|health|patterns|graphics)(?=[/?#]|$)/.test(url)
}

/** Answers an error. Nothing of what went wrong inside leaves the house; it is logged under the request's id. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (!problem) request.log.error({ err: error }, 'the request failed')
  const shown = problem ?? new Problem('internal')
  const language = parseAcceptLanguage(request.headers['accept-language'])
  reply.code(ERRORS[shown.id]).header('cache-control', 'no-store')
  if (shown.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(shown.retryAfter)))
  if (isApiAddress(request.url)) return reply.send(presentError(shown, language, request.id))
  return reply.type('text/html; charset=utf-8').send(errorPage(shown, language))
}

function presentError({ id, fields, retryAfter }: Problem, language: Language, requestId: string): ErrorBody {
  const message = errorText(id, language, retryAfter)
  return { error: { id, message, ...(fields.length > 0 && { fields }), requestId } }
}

/** Bare and without a brand: no tenant is known, or its page is not there. */
function errorPage({ id }: Problem, language: Language): string {
  const text = errorText(id, language)
  const tag = language === 'kh' ? 'km' : 'en'
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${ERRORS[id]}</title>`
  return `<!doctype html><html lang="${tag}"><head>${head}</head><body><h1>${ERRORS[id]}</h1><p>${text}</p></body></html>\n`
}
