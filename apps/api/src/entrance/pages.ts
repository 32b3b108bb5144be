import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
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
  const files = createFileList(webRoot)
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
    return sendPage(decodeURIComponent(request.url.split(/[?#]/, 1)[0] ?? '/').slice(1), reply, files)
  })
}

async function sendPage(path: string, reply: FastifyReply, files: FileList): Promise<FastifyReply> {
  const isFile = await files.has(path)
  // What looks like a file but is none must not get a page: a script tag would try to run it.
  if (!isFile && /\.[a-z0-9]{1,12}$/i.test(path)) throw new Problem('not-found')
  const name = isFile ? path : INDEX
  if (!(await files.has(name))) throw new Problem('not-ready')
  reply.header('cache-control', path.startsWith('assets/') ? FOREVER : ASK_AGAIN)
  return reply.sendFile(name)
}

interface FileList {
  has(path: string): Promise<boolean>
}

/** What lies in the folder, read once; read again when its index is missing, as while the app is built for the first time. */
function createFileList(root: string): FileList {
  let known = new Set<string>()
  return {
    async has(path) {
      if (!known.has(INDEX)) known = await listFiles(root)
      return known.has(path)
    },
  }
}

async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile())
  const names = files.map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Set(names.filter(name => !/\.(br|gz|map|txt)$/.test(name) || name === 'robots.txt'))
}
