import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { readPublicFile } from '@kitwright/library/node/public'
import { type Language, LANGUAGES, loadTexts } from '@kitwright/words'
import type { Config } from '../config/index.ts'
import type { Cell, Database } from '../database/index.ts'
import { trustProxySetting } from '../http/index.ts'
import { STYLE } from './pages/layout.ts'
import { messagePage } from './pages/signInPages.ts'
import type { PageContext } from './pages/html.ts'
import { findPerson, type PanelPerson } from './store/panelSessions.ts'

/** The databases and settings of the panel. */
export interface PanelParts {
  readonly database: Database
  readonly cells: readonly Cell[]
  /** The key that encrypts the secrets of authenticator apps. */
  readonly key: Uint8Array
  /** The only origin under which the panel answers, such as `https://operator.example.com`. */
  readonly origin: string
  /** The proxies whose word on a caller's address counts; none by default. */
  readonly trustProxy?: Config['trustProxy']
  readonly now?: () => Date
  readonly complain: (error: unknown) => void
}

/** A refusal that the panel answers with a page. */
export class PanelError extends Error {
  override name = 'PanelError'
  readonly status: 403 | 404
  readonly text: 'not_found' | 'wrong_origin'
  constructor(status: 403 | 404, text: 'not_found' | 'wrong_origin') {
    super(text)
    this.status = status
    this.text = text
  }
}

/** A packaged font for Khmer, which not every machine has. */
const KHMER = 'noto-sans-khmer'
const FONTS = [400, 700].map(weight => `${KHMER}-khmer-${weight}-normal.woff2`)

async function readFont(name: string): Promise<Uint8Array> {
  const bytes = await readPublicFile(KHMER, name)
  if (!bytes) throw new Error(`the font ${name} is not packaged`)
  return bytes
}

const LANGUAGE_COOKIE = 'operator-language'
const MAX_BODY_BYTES = 16_000
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}

const isSecure = ({ origin }: PanelParts): boolean => origin.startsWith('https:')
/** The prefix binds the cookie to this host and to TLS. */
const sessionCookie = (parts: PanelParts): string => (isSecure(parts) ? '__Host-operator' : 'operator')

export const tokenOf = (request: FastifyRequest, parts: PanelParts): string | undefined =>
  request.cookies[sessionCookie(parts)]

export const setToken = (reply: FastifyReply, parts: PanelParts, token: string): void =>
  void reply.setCookie(sessionCookie(parts), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(parts),
  })

export const dropToken = (reply: FastifyReply, parts: PanelParts): void =>
  void reply.clearCookie(sessionCookie(parts), { path: '/', secure: isSecure(parts) })

function languageOf(request: FastifyRequest): Language {
  const kept = request.cookies[LANGUAGE_COOKIE]
  const asked = (request.query as { readonly lang?: unknown }).lang ?? kept
  const named = LANGUAGES.find(language => language === asked)
  if (named) return named
  return /\b(?:km|kh)\b/i.test((request.headers['accept-language'] ?? '').slice(0, 200)) ? 'kh' : 'en'
}

/** Returns who asks; undefined without an open session. */
export async function personOf(request: FastifyRequest, parts: PanelParts): Promise<PanelPerson | undefined> {
  const token = tokenOf(request, parts)
  if (token === undefined) return undefined
  const now = parts.now?.() ?? new Date()
  return parts.database.withPlatform(async trx => findPerson(trx, token, now))
}

export async function contextOf(request: FastifyRequest, email: string | null = null): Promise<PageContext> {
  const language = languageOf(request)
  return { language, words: await loadTexts(language, 'panel'), email }
}

export const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

/** The form's field as text; empty if it is missing. */
export const fieldOf = (request: FastifyRequest, name: string): string => {
  const value = (request.body as Readonly<Record<string, string>> | null)?.[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Creates the panel's HTTP server without its pages. It answers under its own host alone, so that a name of a shop, or
 * one that somebody points here, opens nothing; forms count only from its own pages.
 */
export async function createPanelServer(parts: PanelParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustProxySetting({ trustProxy: parts.trustProxy ?? 0 }),
    routerOptions: { maxParamLength: 100 },
  })
  await app.register(cookie)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const { host, origin } = new URL(parts.origin)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (isSecure(parts)) reply.header('strict-transport-security', 'max-age=31536000')
    if (request.headers.host?.toLowerCase() !== host) throw new PanelError(404, 'not_found')
    const isChange = request.method !== 'GET' && request.method !== 'HEAD'
    if (isChange && request.headers.origin !== origin) throw new PanelError(403, 'wrong_origin')
    const asked = (request.query as { readonly lang?: unknown }).lang
    if (LANGUAGES.some(language => language === asked))
      reply.setCookie(LANGUAGE_COOKIE, String(asked), { path: '/', httpOnly: true, sameSite: 'strict' })
  })
  app.setNotFoundHandler(async () => {
    throw new PanelError(404, 'not_found')
  })
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const context = await contextOf(request)
    const { words } = context
    if (error instanceof PanelError)
      return sendPage(reply, messagePage(context, words.title, words[error.text]), error.status)
    const { statusCode } = error as { readonly statusCode?: number }
    if (statusCode !== undefined && statusCode < 500)
      return sendPage(reply, messagePage(context, words.title, words.not_found), statusCode)
    parts.complain(error)
    return sendPage(reply, messagePage(context, words.title, words.failed_page), 500)
  })
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  for (const name of FONTS)
    app.get(`/${name}`, async (_request, reply) => reply.type('font/woff2').send(await readFont(name)))
  return app
}
