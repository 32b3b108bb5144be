import { findPage, type PageAnswer, type PageCall, type RenderedPage } from '@kitwright/pages'
import type { Language } from '@kitwright/words'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type { TenantContext } from '../../endpoint/index.ts'
import { queryOf } from '../pageHead/language.ts'
import { readBuildFiles } from './buildFiles.ts'
import { embed } from './embedRenderedPage.ts'
import { createRevalidatingCache } from './revalidatingCache.ts'
import { createRenderThreads } from './renderThreads.ts'

interface PageRequest {
  readonly tenant: TenantContext
  /** With its query. */
  readonly address: string
  readonly path: string
  readonly language: Language
}

/** A visitor whose page comes later is better served by their own browser; what is rendered meanwhile is for those who come after. */
const TIMEOUT_MS = 3_000

/** Addresses of one page share one rendering; the page as it is sent is kept for longer by the caller, so this holds few. */
const KEPT = {
  maxBytes: 8 * 2 ** 20,
  bytesOf: ({ page }: { readonly page: RenderedPage | null }) => 2 * sizeOf(page),
  // A failure may have been accidental.
  freshMs: ({ page }: { readonly page: RenderedPage | null }) => (page ? 60_000 : 5_000),
  staleMs: 0,
}

/** In characters, near enough; writing the page as JSON to weigh it cost a millisecond a page. */
const sizeOf = (page: RenderedPage | null): number =>
  (page?.markup.length ?? 0) + (page?.preloads.length ?? 0) + (page?.answers.length ?? 0) * ANSWER_LENGTH
const ANSWER_LENGTH = 4_000

/** All that a page of a shop depends on but its address and its reader: another one with each change of what the public sees. */
export const versionOf = ({ id, contentVersion, host }: TenantContext): string => `${id} ${contentVersion} ${host}`

/** The page with its first picture in it; as it is when it is not rendered here, or cannot be. */
export type RenderInto = (page: string, wanted: PageRequest) => Promise<string>

/** Renders public pages with the SSR bundle of the web app's build, so that they are seen before their scripts have come. */
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
    // A newer build has other files than the loaded bundle knows; its pages are rendered after the next start.
    if (page !== frontDoor || !isRendered(wanted)) return page
    const rendered = await Promise.race([find(wanted), wait(TIMEOUT_MS, null, { ref: false })])
    if (!rendered) return page
    return embed(page, rendered, { address: wanted.address, files: filesOf(rendered) })
  }
}

/** By the manifest, under the page's own address; one that depends on its query, such as a filtered list, is drawn in the browser. */
function isRendered({ path, address }: PageRequest): boolean {
  const page = findPage(path)?.page
  if (!page?.ssr || page.path !== path) return false
  return [...queryOf(address).keys()].every(name => name === 'lang' || name.startsWith('utm_'))
}

/** One of our own calls, as a visitor of that host makes it. */
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
