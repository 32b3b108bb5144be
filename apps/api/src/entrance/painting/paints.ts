import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { TenantContext } from '../../endpoint/index.ts'
import { queryOf } from '../head/language.ts'
import { readBuildFiles } from './buildFiles.ts'
import { embed, type Painting } from './embed.ts'

/** What the build's painter offers; apps/web makes it. */
interface Painter {
  readonly isPage: (path: string) => boolean
  readonly isPainted: (path: string) => boolean
  readonly paint: (wanted: {
    readonly path: string
    readonly language: string
    readonly send: (url: string, init?: RequestInit) => Promise<Response>
  }) => Promise<Painting>
}

interface Wanted {
  readonly tenant: TenantContext
  /** With its query. */
  readonly address: string
  readonly path: string
  readonly language: 'en' | 'kh'
}

export interface Paints {
  /** Whether the web app has a page at a path; every path is one where the build says nothing. */
  isPage(path: string): boolean
  /** The page with its first picture in it; as it is when it is not painted, or cannot be. */
  fill(page: string, wanted: Wanted): Promise<string>
}

/** Paints public pages with what the web app's build brought for it, so that they are seen before their scripts have come. */
export async function createPaints(app: FastifyInstance, webRoot: string): Promise<Paints> {
  const file = join(webRoot, 'painter/paint.js')
  if (!existsSync(file)) return { isPage: () => true, fill: async page => page }
  const painter = (await import(pathToFileURL(file).href)) as Painter
  const frontDoor = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const filesOf = readBuildFiles(webRoot, frontDoor)
  /** As long as the directory remembers the tenant, so that a page is painted as /whoami tells it. */
  const remembered = new WeakMap<TenantContext, Map<string, Promise<Painting | null>>>()

  const paint = async ({ tenant: { host }, path, language }: Wanted): Promise<Painting | null> => {
    const send = async (url: string, init?: RequestInit): Promise<Response> => ask(app, { host, url, init })
    return painter.paint({ path, language, send }).catch((error: unknown) => {
      app.log.warn({ err: error }, `${path} could not be painted`)
      return null
    })
  }
  const find = async (wanted: Wanted): Promise<Painting | null> => {
    const { tenant, path, language } = wanted
    const ofTenant = remembered.get(tenant) ?? new Map<string, Promise<Painting | null>>()
    remembered.set(tenant, ofTenant)
    const painting = ofTenant.get(`${path} ${language}`) ?? paint(wanted)
    ofTenant.set(`${path} ${language}`, painting)
    return painting
  }
  return {
    isPage: path => painter.isPage(path),
    async fill(page, wanted) {
      // A newer build has other files than this painter knows; it paints after the next start.
      if (page !== frontDoor) return page
      if (!painter.isPainted(wanted.path) || !isPlain(wanted.address)) return page
      const painting = await find(wanted)
      if (!painting) return page
      const files = filesOf(painting.modules, wanted.language)
      return embed(page, painting, { address: wanted.address, files })
    },
  }
}

/** Pages that depend on more than their path, such as a filtered list, are drawn in the browser. */
function isPlain(address: string): boolean {
  const names = [...queryOf(address).keys()]
  return names.every(name => name === 'lang' || name.startsWith('utm_'))
}

/** One of our own calls, as a visitor of that host makes it. */
async function ask(
  app: FastifyInstance,
  { host, url, init }: { readonly host: string; readonly url: string; readonly init: RequestInit | undefined },
): Promise<Response> {
  const headers = { ...Object.fromEntries(new Headers(init?.headers)), host }
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await app.inject({
    method: init?.method === 'POST' ? 'POST' : 'GET',
    url,
    headers,
    payload: typeof init?.body === 'string' ? init.body : undefined,
  })
  return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: { 'content-type': answered['content-type'] ?? '' },
  })
}
