import { findPage, isOffered, type PageAnswer, type PageCall, type RenderedPage } from '@kitwright/pages'
import type { Language } from '@kitwright/words'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { queryOf } from '../pageHead/language.ts'
import { readBuildFiles } from './buildFiles.ts'
import { embed } from './embedRenderedPage.ts'
import { createRevalidatingCache } from './revalidatingCache.ts'
import { createRenderThreads } from './renderThreads.ts'

interface PageRequest {
  readonly tenant: TenantContext
  /** Includes the query. */
  readonly address: string
  readonly path: string
  readonly language: Language
}

/**
 * A visitor whose page takes longer is served faster by their own browser. The rendering then goes to the cache for
 * later visitors.
 */
const TIMEOUT_MS = 3_000

/**
 * Addresses of one page share one rendering. The caller caches the finished page for longer, so this cache is small.
 */
const KEPT = {
  maxBytes: 8 * 2 ** 20,
  bytesOf: ({ page }: { readonly page: RenderedPage | null }) => 2 * sizeOf(page),
  // A failure may have been accidental.
  freshMs: ({ page }: { readonly page: RenderedPage | null }) => (page ? 60_000 : 5_000),
  staleMs: 0,
}

/** Returns the approximate size in characters. Serialising the page as JSON to measure it cost a millisecond a page. */
const sizeOf = (page: RenderedPage | null): number =>
  (page?.markup.length ?? 0) + (page?.preloads.length ?? 0) + (page?.answers.length ?? 0) * ANSWER_LENGTH
const ANSWER_LENGTH = 4_000

/**
 * Returns the cache version of a shop's pages, apart from address and reader. It changes with each change of public
 * content.
 */
export const versionOf = ({ id, contentVersion, host }: TenantContext): string => `${id} ${contentVersion} ${host}`

/**
 * Inserts the server-rendered content into the page. Returns it unchanged if it is not rendered here or rendering
 * fails.
 */
export type RenderInto = (page: string, wanted: PageRequest) => Promise<string>

/**
 * Renders public pages with the SSR bundle of the web app's build, so that they are visible before their scripts have
 * loaded.
 */
export function createPageRendering(app: FastifyInstance, webRoot: string): RenderInto {
  const file = join(webRoot, 'ssr/render.js')
  if (!existsSync(file)) return async page => page
  const threads = createRenderThreads(pathToFileURL(file).href)
  app.addHook('onClose', async () => threads.close())
  const frontDoor = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const filesOf = readBuildFiles(webRoot, frontDoor)
  const kept = createRevalidatingCache<{ readonly page: RenderedPage | null }>(KEPT)

  const render = async ({ tenant: { host }, path, language }: PageRequest): Promise<RenderedPage | null> =>
    threads.render({ path, language, ask: async call => ask(app, host, call) }).catch((error: unknown) => {
      app.log.warn({ err: error }, `${path} could not be rendered`)
      return null
    })
  const find = async (wanted: PageRequest): Promise<RenderedPage | null> => {
    const { tenant, path, language } = wanted
    const found = await kept.get(`${versionOf(tenant)} ${path} ${language}`, async () => ({
      page: await render(wanted),
    }))
    return found?.page ?? null
  }
  return async (page, wanted) => {
    // A newer build has files that the loaded bundle does not know. Its pages are rendered after the next start.
    if (page !== frontDoor || !isRendered(wanted)) return page
    const rendered = await Promise.race([find(wanted), wait(TIMEOUT_MS, null, { ref: false })])
    if (!rendered) return page
    const files = filesOf(rendered)
    // The first faces are those of the plain look.
    const hasTheme = Boolean(parseSettings(wanted.tenant.settings).theme)
    return embed(page, rendered, { address: wanted.address, files: hasTheme ? { ...files, fonts: [] } : files })
  }
}

/**
 * Whether the manifest marks the page as rendered, at its own address. One that depends on its query, such as a
 * filtered list, is drawn in the browser.
 */
function isRendered({ path, address, tenant }: PageRequest): boolean {
  const found = findPage(path)
  if (!found?.page.ssr || !isOffered(found, tenant)) return false
  // Another spelling of a path, such as in capitals, is a page of its own for caches.
  const { slug } = found.params
  const canonical = slug === undefined ? found.page.path : found.page.path.replace('$slug', () => slug)
  if (canonical !== path) return false
  return [...queryOf(address).keys()].every(name => name === 'lang' || name.startsWith('utm_'))
}

/** Makes one of our own API calls as a visitor of that host would. */
async function ask(app: FastifyInstance, host: string, { url, method, headers, body }: PageCall): Promise<PageAnswer> {
  const answer = await app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: { ...headers, host },
    payload: body ?? undefined,
  })
  return {
    status: answer.statusCode,
    contentType: answer.headers['content-type'] ?? '',
    body: new Uint8Array(answer.rawPayload),
  }
}
