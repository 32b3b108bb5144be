import { type ErrorBody, ERRORS } from '@kitwright/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseError, type DatabaseErrorKind, GuardRefusedError } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { StoreError } from '../../files/index.ts'
import { type Language, languageTag } from '@kitwright/words'
import { errorText, parseAcceptLanguage } from './language.ts'
import { isClientAbort, CLIENT_CLOSED_REQUEST } from './clientAbort.ts'

/** Centred, in the system's own letters and in its light or dark. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,'Noto Sans Khmer',sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:2rem;box-sizing:border-box;text-align:center}
h1{margin:0;font-size:3.5rem;line-height:1.1;font-weight:600;opacity:.45}
p{margin:0;max-width:32rem;text-wrap:balance}`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, letter => ESCAPES[letter]!)

/** Bare and without a brand: no tenant is known, or its page is not there. What passes by itself is asked for again by itself. */
function errorPage({ id, retryAfter = 5, words }: ProblemError, language: Language): string {
  const status = ERRORS[id]
  const text = errorText(id, language)
  const again = status === 503 ? `<meta http-equiv="refresh" content="${Math.ceil(retryAfter)}">` : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${status}</title><style>${STYLE}</style>`
  return `<!doctype html><html lang="${languageTag(language)}"><head>${head}</head><body><h1>${status}</h1><p>${text}</p>${words === null ? '' : `<p>${escapeHtml(words)}</p>`}</body></html>\n`
}

/** Refusals of the framework, as ours. */
const FRAMEWORK: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ProblemError('payload-too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ProblemError('bad-request'),
  FST_REQ_FILE_TOO_LARGE: () => new ProblemError('file-too-large'),
  FST_FILES_LIMIT: () => new ProblemError('invalid-input', [{ path: 'file', id: 'too-large' }]),
  FST_PARTS_LIMIT: () => new ProblemError('bad-request'),
  FST_FIELDS_LIMIT: () => new ProblemError('bad-request'),
}

/** The database's errors, as our own. */
const DATABASE: Readonly<Partial<Record<DatabaseErrorKind, () => ProblemError>>> = {
  unstorable: () => new ProblemError('bad-request'),
  away: () => new ProblemError('not-ready', [], 3),
  busy: () => new ProblemError('busy', [], 2),
  // There is nobody to hear it.
  abandoned: () => new ProblemError('busy'),
  full: () => new ProblemError('storage-full'),
}

/** A disk, or one's share of it, that takes no more. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT'])

/** A 503 always says when to come again. */
const RETRY_AFTER_S = 5

/** Converts an error of a folder or a bucket to our own. */
function fileProblem(error: unknown): ProblemError | undefined {
  if (error instanceof StoreError) return new ProblemError(error.kind === 'full' ? 'storage-full' : 'files-away')
  return FULL_DISK.has((error as NodeJS.ErrnoException).code ?? '') ? new ProblemError('storage-full') : undefined
}

/** Any error as a problem; undefined for one that only we can act on. */
export function problemOf(error: unknown): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  if (error instanceof GuardRefusedError)
    return new ProblemError(error.message in ERRORS ? (error.message as 'forbidden') : 'forbidden')
  const kind = databaseError(error)?.kind
  const ofDatabase = kind && DATABASE[kind]
  if (ofDatabase) return ofDatabase()
  const { code, statusCode } = error as Partial<FastifyError>
  const known = FRAMEWORK[code ?? '']
  if (known) return known()
  const ofFiles = fileProblem(error)
  if (ofFiles) return ofFiles
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? new ProblemError('bad-request')
    : undefined
}

/** Whether an address is the API's or of a packaged picture: its errors are JSON, all others' are pages. */
export function isApiAddress(url: string): boolean {
  return /^\/(api|v1|whoami|health|patterns|graphics)(?=[/?#]|$)/.test(url)
}

/** Answers an error. Nothing of what went wrong inside leaves the house; it is logged under the request's id. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isClientAbort(error, request, reply)) {
    request.log.info(
      { method: request.method, route: request.routeOptions.url, status: CLIENT_CLOSED_REQUEST },
      'the caller has left',
    )
    return reply.code(CLIENT_CLOSED_REQUEST).send()
  }
  const problem = problemOf(error)
  const shown = problem ?? new ProblemError('internal')
  if (!problem) request.log.error({ err: error }, 'the request failed')
  else if (ERRORS[shown.id] > 500 && error !== problem)
    request.log.warn({ err: error }, 'the request could not be served')
  const { status, headers, body } = writeProblem(shown, { url: request.url, headers: request.headers, id: request.id })
  return reply.code(status).headers(headers).send(body)
}

interface FailedRequest {
  readonly url: string
  readonly headers: { readonly 'accept-language'?: string | undefined }
  readonly id: string
}

/** A problem as it is sent: the API's callers get JSON, all others a page. */
export function writeProblem(problem: ProblemError, { url, headers, id }: FailedRequest) {
  const language = parseAcceptLanguage(headers['accept-language'])
  const status = ERRORS[problem.id]
  const retryAfter = problem.retryAfter ?? (status === 503 ? RETRY_AFTER_S : undefined)
  const isApi = isApiAddress(url)
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ...(retryAfter !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
    },
    body: isApi ? JSON.stringify(presentError(problem, language, id)) : errorPage(problem, language),
  }
}

function presentError(
  { id, fields, details, retryAfter, words }: ProblemError,
  language: Language,
  requestId: string,
): ErrorBody {
  const text = errorText(id, language, retryAfter)
  const message = words === null ? text : `${text} ${words}`
  return { error: { id, message, ...(fields.length > 0 && { fields }), ...(details && { details }), requestId } }
}
