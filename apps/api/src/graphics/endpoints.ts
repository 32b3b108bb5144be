import { type BinaryReply, type Endpoints, Problem } from '../endpoint/index.ts'
import { type Keeping, keepPicture, makeSafeApart, presentFile } from '../files/index.ts'
import { openPackaged } from './packaged.ts'
import { createPixabay } from './pixabay.ts'
import { searchGraphics, type Sources } from './search.ts'

type GraphicsRoutes = 'GET /api/graphics' | 'GET /graphics/{collection}/{file}' | 'POST /api/graphics/{id}/place'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** Designs are drawn on canvases wherever the shop's pages stand. */
const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** The picture library; with Pixabay where there is a key for it. */
export function createGraphicsEndpoints(
  keeping: Keeping,
  pixabay: { key: string; url: string } | null,
): Endpoints<GraphicsRoutes> {
  const sources: Sources = { packaged: openPackaged(), pixabay: pixabay && createPixabay(pixabay) }
  return {
    'GET /api/graphics': async ({ query, now }) => {
      const { q, imageTypes, transparent, page, per_page: perPage } = query
      const wanted = { q, imageTypes, isTransparent: transparent === 'true', page, perPage }
      return { value: await searchGraphics(wanted, sources, now), headers: { 'cache-control': 'public, max-age=300' } }
    },
    'GET /graphics/{collection}/{file}': async ({ params, tenant, signal, now }) => ({
      value: await showPicture(params, sources, now, async bytes =>
        makeSafeApart(keeping.workers, bytes, { tenantId: tenant.id, signal }),
      ),
      headers: FOR_ALL,
    }),
    'POST /api/graphics/{id}/place': async exchange => {
      const [collection = '', name = ''] = exchange.params.id.split(':')
      const bytes = await findPicture(sources, { collection, name, size: 'large' }, exchange.now)
      return { value: presentFile(await keepPicture(exchange, keeping, bytes)) }
    },
  }
}

async function showPicture(
  { collection, file }: { collection: string; file: string },
  sources: Sources,
  now: Date,
  makeSafe: (bytes: Uint8Array) => Promise<{ bytes: Uint8Array; mime: string }>,
): Promise<BinaryReply> {
  const isPixabay = collection === 'pixabay'
  const [, name = '', size] = (isPixabay ? /^(\d+)-(preview|large)$/ : /^([a-z0-9-]+)\.svg$/).exec(file) ?? []
  const wanted = { collection, name, size: size === 'preview' ? ('preview' as const) : ('large' as const) }
  const { bytes, mime } = await makeSafe(await findPicture(sources, wanted, now))
  return { bytes, mime, cacheControl: isPixabay ? A_DAY : FOREVER }
}

/** A picture's bytes as its maker gave them. Throws `not-found`, or what Pixabay throws. */
async function findPicture(
  { packaged, pixabay }: Sources,
  { collection, name, size }: { collection: string; name: string; size: 'preview' | 'large' },
  now: Date,
): Promise<Uint8Array> {
  const found =
    collection === 'pixabay' ? await pixabay?.fetchPicture(name, size, now) : await packaged.draw(collection, name)
  if (!found) throw new Problem('not-found')
  return found
}
