import { loadCatalogue } from '@kitwright/library'
import { readPublicFile } from '@kitwright/library/node/public'
import { type Endpoints, Problem } from '../endpoint/index.ts'
import { type FileStore, fontKey } from '../files/index.ts'
import { createFontsource } from './fontsource.ts'
import { presentLettering, presentOwn } from './present.ts'
import { findPublicFont, queryFonts } from './publicCatalogue.ts'
import { findFontByName, findFonts, listFonts } from './store.ts'

type PublicRoutes = 'GET /v1/fonts' | 'GET /v1/fonts/{id}' | 'GET /v1/fonts/{id}/files/{file}'
type OwnRoutes = 'GET /api/resources/fonts' | 'GET /api/resources/fonts/{family}' | 'GET /api/fontfiles/{id}'

export interface FontsDependencies {
  readonly files: FileStore
  /** The public catalogue; undefined: the packaged fonts alone. */
  readonly fontsourceUrl: string | undefined
  /** Told when the public catalogue does not answer. */
  readonly complain: (error: unknown) => void
}

const FOREVER = 'public, max-age=31536000, immutable'
/** Anyone may read the catalogue and its files, as the public one's. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const LISTED = { ...OPEN, 'cache-control': 'public, max-age=300' }
/** An uploaded or removed font is seen at once. */
const ASK_AGAIN = { 'cache-control': 'public, max-age=0, must-revalidate' }

export function createFontsEndpoints(dependencies: FontsDependencies): Endpoints<PublicRoutes | OwnRoutes> {
  return { ...createPublicEndpoints(dependencies), ...createOwnEndpoints(dependencies.files) }
}

function createPublicEndpoints({ fontsourceUrl, complain }: FontsDependencies): Endpoints<PublicRoutes> {
  const fontsource = createFontsource(fontsourceUrl, complain)
  return {
    'GET /v1/fonts': async ({ query }) => {
      const value = await queryFonts(fontsource, query)
      if (value) return { value: value.map(font => ({ ...font, ...copiesOf(font) })), headers: LISTED }
      const refusal = { status: 400, error: 'Bad Request. Invalid query parameter.' }
      return { value: refusal, status: 400, headers: OPEN }
    },
    'GET /v1/fonts/{id}': async ({ params, origin }) => {
      const value = await findPublicFont(fontsource, params.id, origin)
      if (value) return { value: { ...value, ...copiesOf(value) }, headers: LISTED }
      return { value: { status: 404, error: 'Not Found. Font does not exist.' }, status: 404, headers: OPEN }
    },
    'GET /v1/fonts/{id}/files/{file}': async ({ params: { id, file } }) => {
      const bytes = await readPublicFile(id, file)
      if (!bytes) throw new Problem('not-found')
      const mime = file.endsWith('2') ? 'font/woff2' : 'font/woff'
      return { value: { bytes, mime, cacheControl: FOREVER }, etag: `"${file}-${bytes.length}"`, headers: OPEN }
    },
  }
}

interface Lists {
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly string[]
}
/** What is answered may be changed; what the catalogue holds may not. */
const copiesOf = ({ subsets, weights, styles }: Lists) => ({
  subsets: [...subsets],
  weights: [...weights],
  styles: [...styles],
})

function createOwnEndpoints(files: FileStore): Endpoints<OwnRoutes> {
  return {
    'GET /api/resources/fonts': async ({ run }) => {
      const lettering = (await loadCatalogue()).filter(({ source }) => source === 'Mockup Sports')
      const rows = await run(listFonts)
      return { value: [...rows.map(presentOwn), ...lettering.map(presentLettering)], headers: ASK_AGAIN }
    },
    'GET /api/resources/fonts/{family}': async ({ params: { family }, run }) => {
      const row = await run(async trx => findFontByName(trx, family))
      if (row) return { value: presentOwn(row), headers: ASK_AGAIN }
      const asked = family.toLowerCase()
      const font = (await loadCatalogue()).find(
        each => each.source === 'Mockup Sports' && [each.id, each.family.toLowerCase()].includes(asked),
      )
      if (!font) throw new Problem('not-found')
      return { value: presentLettering(font), headers: ASK_AGAIN }
    },
    'GET /api/fontfiles/{id}': async ({ tenant, params: { id }, run }) => {
      const [row] = await run(async trx => findFonts(trx, [id]))
      const bytes = row && (await files.find(fontKey(tenant.id, id)))
      if (!bytes) throw new Problem('not-found')
      return { value: { bytes, mime: row.mime, cacheControl: FOREVER }, etag: `"${id}"` }
    },
  }
}
