import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../endpoint/index.ts'
import { isApiAddress } from './problems.ts'

const INDEX = 'index.html'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
const TYPES: Readonly<Record<string, string>> = { glb: 'model/gltf-binary', webmanifest: 'application/manifest+json' }

export interface Pages {
  /** The folder the web app was built into. */
  readonly webRoot: string
  /** Throws `unknown-host` for a request that no tenant owns. */
  readonly requireTenant: (request: FastifyRequest) => Promise<unknown>
}

/**
 * Serves the web app: its files, and its front door for every other page address, which the app's own router reads. A brotli or
 * gzip copy beside a file is sent instead where the browser takes it.
 */
export async function registerPages(app: FastifyInstance, { webRoot, requireTenant }: Pages): Promise<void> {
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
  app.get('/*', async (request, reply) => {
    if (isApiAddress(request.url)) throw new Problem('not-found')
    await requireTenant(request)
    return sendPage(decodeURIComponent(request.url.split(/[?#]/, 1)[0] ?? '/').slice(1), reply, webRoot)
  })
}

async function sendPage(path: string, reply: FastifyReply, webRoot: string): Promise<FastifyReply> {
  const isFile = await isServed(webRoot, path)
  // What looks like a file but is none must not get a page: a script tag would try to run it.
  if (!isFile && /\.[a-z0-9]{1,12}$/i.test(path)) throw new Problem('not-found')
  const name = isFile ? path : INDEX
  if (!(await isServed(webRoot, name))) throw new Problem('not-ready')
  reply.header('cache-control', path.startsWith('assets/') ? FOREVER : ASK_AGAIN)
  return reply.sendFile(name)
}

/** Names that a build makes; none with a dot in front, so nothing above or beside the folder. */
const NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
/** Not for the browser: copies that are sent in another's place, source maps, and the stamp of the build. */
const UNSEEN = /\.(br|gz|map)$|^built-from\.txt$/

async function isServed(root: string, path: string): Promise<boolean> {
  if (!NAME.test(path) || UNSEEN.test(path)) return false
  return stat(join(root, path)).then(
    found => found.isFile(),
    () => false,
  )
}
