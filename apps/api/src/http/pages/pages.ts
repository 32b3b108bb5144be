import fastifyStatic from '@fastify/static'
import { findPage, isOffered } from '@kitwright/pages'
import { type Language, DEFAULT_LANGUAGE } from '@kitwright/words'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Database } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { FileStore } from '../../files/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { type Origins, parseSettings } from '../../tenants/index.ts'
import { type Builds, createBuilds, publishDaily } from './webBuilds.ts'
import { registerBrandFiles } from '../pageHead/brandFiles.ts'
import { headOf } from '../pageHead/headOf.ts'
import { pageLanguage, screenLanguage } from '../pageHead/language.ts'
import { readThemeSheets, type ThemeSheets } from '../pageHead/themeSheets.ts'
import { renderPage } from '../pageHead/renderHead.ts'
import { isApiAddress } from '../exchange/errorReply.ts'
import { createRevalidatingCache, type RevalidatingCache } from '../ssr/revalidatingCache.ts'
import { createPageRendering, type RenderInto, versionOf } from '../ssr/renderPages.ts'

const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)
const INDEX = 'index.html'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
const TYPES: Readonly<Record<string, string>> = { glb: 'model/gltf-binary', webmanifest: 'application/manifest+json' }
/** The types of files that a build's scripts request themselves. */
const OLD_TYPES: Readonly<Record<string, string>> = {
  ...TYPES,
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
}

export interface Pages {
  /** The folder of the built web app. */
  readonly webRoot: string
  readonly database: Database
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
  readonly origins: Origins
  /** Whether the build's files are published in the file store, for servers of the next build. */
  readonly keepsBuilds: boolean
  /** Throws `unknown-host` for a request that belongs to no tenant. */
  readonly requireTenant: (request: FastifyRequest) => Promise<TenantContext>
}

/**
 * Serves the web app: its files, and `index.html` with the shop's own head for every other page address, which the
 * app's own router reads. Where the browser accepts it, a brotli or gzip copy beside a file is sent instead.
 */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  const { webRoot, requireTenant, files, keepsBuilds } = pages
  const builds = createBuilds(files, webRoot)
  if (keepsBuilds) registerPublishing(app, builds)
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const type =
        TYPES[
          path
            .replace(/\.(br|gz)$/, '')
            .split('.')
            .at(-1) ?? ''
        ]
      if (type) void reply.header('content-type', type)
    },
  })
  registerBrandFiles(app, pages)
  const renderInto = createPageRendering(app, webRoot)
  const themeSheets = readThemeSheets(webRoot)
  const finished = createRevalidatingCache<CompressedPage>(FINISHED)
  app.get('/*', async (request, reply) => {
    if (isApiAddress(request.url)) throw new ProblemError('not-found')
    const tenant = await requireTenant(request)
    const path = decodeURIComponent(request.url.split(/[?#]/, 1)[0] ?? '/')
    const name = path.slice(1)
    if (name !== INDEX && (await isServed(webRoot, name))) return sendFile(name, reply)
    const old = name.startsWith('assets/') && NAME.test(name) ? await builds.find(name) : undefined
    if (old) return sendOld(name, old, reply)
    // A path that looks like a file but is none must not get a page: a script tag would try to run it.
    if (name !== INDEX && /\.[a-z0-9]{1,12}$/i.test(name)) throw new ProblemError('not-found')
    return sendPage(request, reply, {
      ...pages,
      renderInto,
      finished,
      themeSheets,
      tenant,
      path: name === INDEX ? '/' : path,
    })
  })
}

/** The element for pages of other origins, which run it without the visitor's cookies. */
const EMBED = 'kit-view.js'
const FOR_ALL = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' } as const

function sendFile(name: string, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', name.startsWith('assets/') ? FOREVER : ASK_AGAIN)
  if (name === EMBED) reply.headers({ ...FOR_ALL, 'cache-control': 'public, max-age=600' })
  return reply.sendFile(name)
}

function registerPublishing(app: FastifyInstance, builds: Builds): void {
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = publishDaily(builds, error => app.log.warn({ err: error }, 'the build’s files are not kept'))
  })
  app.addHook('onClose', async () => stop?.())
}

/** Sends a file of another build. */
function sendOld(name: string, bytes: Uint8Array, reply: FastifyReply): FastifyReply {
  const type = OLD_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return reply.type(type).header('cache-control', FOREVER).send(Buffer.from(bytes))
}

interface PageContext extends Pages {
  readonly renderInto: RenderInto
  readonly finished: RevalidatingCache<CompressedPage>
  readonly themeSheets: ThemeSheets
  readonly tenant: TenantContext
  readonly path: string
}

/** A rendered page, ready to send. */
interface CompressedPage {
  readonly gzipped: Buffer
  readonly etag: string
}

const MINUTE = 60_000
/**
 * Limits of the page cache, for some thousands of pages. A promotion begins and ends without a change, so no page is
 * cached for ever. Quotes are always exact.
 */
const FINISHED = {
  maxBytes: 64 * 2 ** 20,
  bytesOf: ({ gzipped }: CompressedPage) => gzipped.length,
  freshMs: () => 5 * MINUTE,
  staleMs: 5 * MINUTE,
}
/** Addresses that are cached: one per page and language, without campaign parameters. */
const KEPT_ADDRESS = /^[^?#]*(?:\?lang=[a-z-]{2,8})?$/i

const etagOf = (html: string): string => `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`

async function sendPage(request: FastifyRequest, reply: FastifyReply, wanted: PageContext): Promise<FastifyReply> {
  const { webRoot, tenant, path } = wanted
  const page = await readFile(join(webRoot, INDEX), 'utf8').catch(() => null)
  if (page === null) throw new ProblemError('not-ready')
  const finished = await findFinished(request, page, wanted)
  const html = finished ? null : await drawnInBrowser(request, page, wanted)
  const etag = finished?.etag ?? etagOf(html!)
  const found = findPage(path)
  reply.headers({ 'cache-control': found?.page.cache ?? ASK_AGAIN, etag })
  reply.header('vary', 'accept-language, cookie, accept-encoding')
  if (!found || !isOffered(found, tenant)) reply.code(404)
  else if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!takesGzip) return reply.send(html ?? (await fromGzip(finished!.gzipped)))
  return reply.header('content-encoding', 'gzip').send(finished?.gzipped ?? (await toGzip(html!)))
}

/**
 * Returns the rendered page, cached for later visitors of the same variant. Null if the page is rendered in the
 * browser.
 */
async function findFinished(
  request: FastifyRequest,
  page: string,
  wanted: PageContext,
): Promise<CompressedPage | null> {
  const { tenant, path, renderInto, finished } = wanted
  const language = screenLanguage(request)
  const first = firstSight(language, request.cookies, tenant)
  const address = request.url
  const make = async (): Promise<CompressedPage | null> => {
    const rendered = await renderInto(page, { tenant, address, path, language })
    if (rendered === page) return null
    const html = (await withHead(rendered, language, { request, wanted })).replace('<html ', `<html ${first}`)
    return { gzipped: exactly(await toGzip(html)), etag: etagOf(html) }
  }
  if (!KEPT_ADDRESS.test(address)) return make()
  // A newer build's `index.html` is a different page.
  return finished.get(JSON.stringify([versionOf(tenant), etagOf(page), address, language, first]), make)
}

/** The head is in its reader's language, and its reader may not be the visitor. */
const drawnInBrowser = async (request: FastifyRequest, page: string, wanted: PageContext): Promise<string> =>
  withHead(page, pageLanguage(request), { request, wanted })

async function withHead(
  page: string,
  language: Language,
  { request, wanted }: { readonly request: FastifyRequest; readonly wanted: PageContext },
): Promise<string> {
  const { database, tenant, path, origins, themeSheets } = wanted
  const asked = { address: request.url, origin: origins.of(tenant.host), tenant, path, language, themeSheets }
  return renderPage(page, await headOf(database, asked))
}

/**
 * Copies a buffer to its exact size: zlib returns the start of a buffer of 64 kB, and a thousand pages would each keep
 * that in memory.
 */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/**
 * Returns the visitor's chosen colour scheme, as the app will set it. Returning visitors have all fonts; a new one
 * waits for those of the language.
 */
function firstSight(language: Language, cookies: FastifyRequest['cookies'], { settings }: TenantContext): string {
  // A theme has faces of its own.
  const isPlain = !parseSettings(settings).theme
  const isEarly = isPlain && language === DEFAULT_LANGUAGE && Object.keys(cookies).length === 0
  const scheme = cookies.theme === 'dark' ? 'dark' : 'light'
  return `data-mantine-color-scheme="${scheme}" ${isEarly ? 'data-early ' : ''}`
}

/** File names that a build creates. None begins with a dot, so paths cannot leave the folder. */
const NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
/**
 * Files that browsers must not get: copies that are sent in place of others, source maps, the build stamp and the
 * server's SSR bundle.
 */
const UNSEEN = /\.(br|gz|map)$|^built-from\.txt$|^ssr\//

async function isServed(root: string, path: string): Promise<boolean> {
  if (!NAME.test(path) || UNSEEN.test(path)) return false
  return stat(join(root, path)).then(
    found => found.isFile(),
    () => false,
  )
}
