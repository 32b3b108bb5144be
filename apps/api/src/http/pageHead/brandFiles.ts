import { loadTexts } from '@kitwright/words'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { FileStore } from '../../files/index.ts'
import type { Origins } from '../../tenants/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { brandOf } from './headOf.ts'
import { createIcons, iconVersion } from './icons.ts'
import { pageLanguage } from './language.ts'
import { manifestOf } from './manifest.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'

interface Shops {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
  readonly origins: Origins
  readonly requireTenant: (request: FastifyRequest) => Promise<TenantContext>
}

const AN_HOUR = 'public, max-age=3600'
/** The address changes with the brand. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Registers the files that crawlers and phones request besides a shop's pages: each tenant's own. */
export function registerBrandFiles(app: FastifyInstance, { files, workers, origins, requireTenant }: Shops): void {
  const icons = createIcons(files, workers)
  app.get('/robots.txt', async (request, reply) => {
    const { host } = await requireTenant(request)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(robotsOf(origins.of(host)))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const tenant = await requireTenant(request)
    const sitemap = sitemapOf(tenant, origins.of(tenant.host))
    return reply.type('application/xml; charset=utf-8').header('cache-control', AN_HOUR).send(sitemap)
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const brand = brandOf(await requireTenant(request))
    const language = pageLanguage(request)
    const { head_home: text } = await loadTexts(language, 'shots')
    const description = text.replaceAll('{{shop}}', () => brand.name)
    const manifest = manifestOf({ ...brand, description, language, iconVersion: iconVersion(brand) })
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' })
    return reply.type('application/manifest+json; charset=utf-8').send(manifest)
  })
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/icons/:file', async (request, reply) => {
    const brand = brandOf(await requireTenant(request))
    const bytes = await icons.find(brand, request.params.file)
    if (!bytes) throw new ProblemError('not-found')
    const isPresent = request.query.v === iconVersion(brand)
    return reply
      .type('image/png')
      .header('cache-control', isPresent ? FOREVER : AN_HOUR)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
