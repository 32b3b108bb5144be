import { loadCatalogue } from '@kitwright/library'
import { readPublicFile } from '@kitwright/library/node/public'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { fontKey } from '../files/index.ts'
import type { Fontsource } from './fontsource.ts'
import { createOutsideFiles } from './outsideFiles.ts'
import { presentLettering, presentOwn } from './present.ts'
import { findPublicFont, queryFonts } from './publicCatalogue.ts'
import { findFontByName, findFonts, findParts, listWithTaken } from './store.ts'
import { keepCatalogueFont, type TakingDependencies } from './takeFont.ts'

type PublicRoutes = 'GET /v1/fonts' | 'GET /v1/fonts/{id}' | 'GET /v1/fonts/{id}/files/{file}'
type OwnRoutes =
  | 'GET /api/resources/fonts'
  | 'POST /api/resources/fonts'
  | 'GET /api/resources/fonts/{family}'
  | 'GET /api/fontfiles/{id}'

const FOREVER = 'public, max-age=31536000, immutable'
/** The cache lifetime of a file of the public catalogue, which may publish another one. */
const A_DAY = 'public, max-age=86400'
/** Anyone may read the catalogue and its files, as the public one's. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const LISTED = { ...OPEN, 'cache-control': 'public, max-age=300' }
/** A missing part of the list may be available soon. */
const PARTIAL = { ...OPEN, 'cache-control': 'no-store' }
/** An uploaded or removed font is seen at once. */
const ASK_AGAIN = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** The packaged fonts, those of the public catalogue where there is one, and the shop's own. */
export function createFontsEndpoints(dependencies: TakingDependencies): Endpoints<PublicRoutes | OwnRoutes> {
  return { ...createPublicEndpoints(dependencies.fontsource), ...createOwnEndpoints(dependencies) }
}

function createPublicEndpoints(fontsource: Fontsource): Endpoints<PublicRoutes> {
  const readOutsideFile = createOutsideFiles(fontsource)
  return {
    'GET /v1/fonts': async ({ query }) => {
      const found = await queryFonts(fontsource, query)
      if (found) {
        const value = found.fonts.map(font => ({ ...font, ...copiesOf(font) }))
        return found.isPartial ? { value, status: 203, headers: PARTIAL } : { value, headers: LISTED }
      }
      const refusal = { status: 400, error: 'Bad Request. Invalid query parameter.' }
      return { value: refusal, status: 400, headers: OPEN }
    },
    'GET /v1/fonts/{id}': async ({ params, origin }) => {
      const value = await findPublicFont(fontsource, params.id, origin)
      if (value) return { value: { ...value, ...copiesOf(value) }, headers: LISTED }
      return { value: { status: 404, error: 'Not Found. Font does not exist.' }, status: 404, headers: OPEN }
    },
    'GET /v1/fonts/{id}/files/{file}': async ({ params: { id, file } }) => {
      const packaged = await readPublicFile(id, file)
      const bytes = packaged ?? (await readOutsideFile(id, file))
      if (!bytes) throw new ProblemError('not-found')
      const mime = file.endsWith('2') ? 'font/woff2' : 'font/woff'
      const value = { bytes, mime, cacheControl: packaged ? FOREVER : A_DAY }
      return { value, etag: `"${file}-${bytes.length}"`, headers: OPEN }
    },
  }
}

interface Lists {
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly string[]
}
/** Copies the lists, since an answer may be changed and the catalogue may not. */
const copiesOf = ({ subsets, weights, styles }: Lists) => ({
  subsets: [...subsets],
  weights: [...weights],
  styles: [...styles],
})

function createOwnEndpoints(dependencies: TakingDependencies): Endpoints<OwnRoutes> {
  const { files } = dependencies
  return {
    'GET /api/resources/fonts': async ({ run }) => {
      const lettering = (await loadCatalogue()).filter(({ source }) => source === 'Mockup Sports')
      const [rows, parts] = await run(async trx => {
        const offered = await listWithTaken(trx)
        return [offered, await findParts(trx, offered)] as const
      })
      const own = rows.map(row => presentOwn(row, parts))
      return { value: [...own, ...lettering.map(presentLettering)], headers: ASK_AGAIN }
    },
    'POST /api/resources/fonts': async exchange => {
      const row = await keepCatalogueFont(exchange, dependencies)
      const parts = await exchange.run(async trx => findParts(trx, [row]))
      return { value: presentOwn(row, parts) }
    },
    'GET /api/resources/fonts/{family}': async ({ params: { family }, run }) => {
      const [row, parts] = await run(async trx => {
        const found = await findFontByName(trx, family)
        return [found, await findParts(trx, found ? [found] : [])] as const
      })
      if (row) return { value: presentOwn(row, parts), headers: ASK_AGAIN }
      const asked = family.toLowerCase()
      const font = (await loadCatalogue()).find(
        each => each.source === 'Mockup Sports' && [each.id, each.family.toLowerCase()].includes(asked),
      )
      if (!font) throw new ProblemError('not-found')
      return { value: presentLettering(font), headers: ASK_AGAIN }
    },
    'GET /api/fontfiles/{id}': async ({ tenant, params: { id }, run }) => {
      const [row] = await run(async trx => findFonts(trx, [id]))
      const bytes = row && (await files.find(fontKey(tenant.id, id)))
      if (!bytes) throw new ProblemError('not-found')
      return { value: { bytes, mime: row.mime, cacheControl: FOREVER }, etag: `"${id}"` }
    },
  }
}
