import { type BinaryReply, type Endpoints, type Exchange, ProblemError } from '../endpoint/index.ts'
import { type FilesDependencies, storePicture, presentFile } from '../files/index.ts'
import { openPackaged } from './packagedGraphics.ts'
import { createPixabay } from './pixabay.ts'
import { createMakeShown, type MakeShown } from './sanitiseGraphic.ts'
import { searchGraphics, type Sources } from './search.ts'

type GraphicsRoutes = 'GET /api/graphics' | 'GET /graphics/{collection}/{file}' | 'POST /api/graphics/{id}/place'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** Designs are drawn on canvases wherever the shop's pages stand. */
const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** The picture library; with Pixabay where there is a key for it. */
export function createGraphicsEndpoints(
  dependencies: FilesDependencies,
  pixabay: { key: string; url: string } | null,
): Endpoints<GraphicsRoutes> {
  const sources: Sources = { packaged: openPackaged(), pixabay: pixabay && createPixabay(pixabay) }
  const makeShown = createMakeShown(dependencies)
  return {
    'GET /api/graphics': async ({ query, now }) => {
      const { q, imageTypes, transparent, page, per_page: perPage } = query
      const wanted = { q, imageTypes, isTransparent: transparent === 'true', page, perPage }
      return { value: await searchGraphics(wanted, sources, now), headers: { 'cache-control': 'public, max-age=300' } }
    },
    'GET /graphics/{collection}/{file}': async exchange => ({
      value: await showPicture(exchange, sources, makeShown),
      headers: FOR_ALL,
    }),
    'POST /api/graphics/{id}/place': async exchange => {
      const [collection = '', name = ''] = exchange.params.id.split(':')
      const bytes = await findPicture(sources, { collection, name, size: 'large' }, exchange.now)
      return { value: presentFile(await storePicture(exchange, dependencies, bytes)) }
    },
  }
}

type GraphicFileExchange = Pick<Exchange<'GET /graphics/{collection}/{file}'>, 'params' | 'tenant' | 'signal' | 'now'>

async function showPicture(
  { params: { collection, file }, tenant, signal, now }: GraphicFileExchange,
  sources: Sources,
  makeShown: MakeShown,
): Promise<BinaryReply> {
  const isPixabay = collection === 'pixabay'
  const [, name = '', size] = (isPixabay ? /^(\d+)-(preview|large)$/ : /^([a-z0-9-]+)\.svg$/).exec(file) ?? []
  const wanted = { collection, name, size: size === 'preview' ? ('preview' as const) : ('large' as const) }
  const found = await findPicture(sources, wanted, now)
  const { bytes, mime } = await makeShown(found, { isPackaged: !isPixabay, tenantId: tenant.id, signal })
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
  if (!found) throw new ProblemError('not-found')
  return found
}
