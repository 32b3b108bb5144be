import { type ProductColour, PRODUCT_COLOURS } from '@kitwright/contract'
import type { DesignDocument, KitPart } from '@kitwright/design'
import { findGarmentByProductType, type ProductType } from '@kitwright/garment'
import { type Endpoints, type Exchange, ProblemError, type Reply, type TenantContext } from '../endpoint/index.ts'
import { DEFAULT_COLOUR, parseSettings } from '../tenants/index.ts'
import type { PictureAddress } from './pictures/pictureAddress.ts'
import { partAlone, type PictureSettings, settingsFor, tileSettings, turnedTo } from './pictures/pictureSettings.ts'
import type { GetPicture } from './pictures/designPictures.ts'
import { type DocumentToDraw, findDocument } from './pictures/pictureStore.ts'
import { documentInKit } from './pictures/documentInKit.ts'
import { findShared } from './previews/shareDesign.ts'
import { productDesign } from './pictures/productDesign.ts'
import { documentToKeep, readStored } from './storage/readDocument.ts'

export type PictureRoutes =
  | 'GET /api/designs/{id}/picture'
  | 'GET /api/previews/{token}/picture'
  | 'GET /api/products/{productType}/picture'

/** The document of a product's pictures, for the stage of its page. */
export type ProductDesignRoute = 'GET /api/products/{productType}/design'

/** The routes of a later module, which shows its designs the same way. */
type TemplatePicture = 'GET /api/templates/{id}/picture'
type KitPicture = 'GET /api/kits/{folder}/{file}'

interface PictureDependencies {
  readonly addresses: PictureAddress
  readonly getPicture: GetPicture
}

/** A named revision never changes. Without one, the picture follows the design. */
const FOREVER = 'private, max-age=31536000, immutable'
const ASK_AGAIN = 'private, no-cache'
/** A tenant who changes the colour sees the change soon. */
const PUBLIC = 'public, max-age=600, stale-while-revalidate=86400'

export function createPictureEndpoints({
  addresses,
  getPicture,
}: PictureDependencies): Endpoints<PictureRoutes | ProductDesignRoute> {
  return {
    'GET /api/designs/{id}/picture': async exchange => {
      const { tenant, params, query, run } = exchange
      if (!addresses.allows(tenant.id, params.id.toLowerCase(), query.key)) throw new ProblemError('not-found')
      const revision = parseRevision(query.v)
      const found = await run(async trx => findDocument(trx, params.id, revision))
      return replyWithPicture(exchange, found, {
        getPicture,
        cacheControl: revision === undefined ? ASK_AGAIN : FOREVER,
      })
    },
    'GET /api/previews/{token}/picture': async exchange => {
      const found = await exchange.run(async trx => findShared(trx, exchange.params.token))
      // A link can be revoked and its design edited, so the browser must revalidate each time.
      return replyWithPicture(exchange, found, { getPicture, cacheControl: ASK_AGAIN })
    },
    'GET /api/products/{productType}/picture': async exchange => {
      const { tenant, params, query } = exchange
      const found = productDocument(tenant, params.productType, query.colour)
      return replyWithPicture(exchange, found, { getPicture, cacheControl: PUBLIC, isProduct: true })
    },
    'GET /api/products/{productType}/design': async ({ tenant, params, query }) => {
      const found = productDocument(tenant, params.productType, query.colour)
      if (!found) throw new ProblemError('not-found')
      return { value: { document: found.document }, headers: { 'cache-control': PUBLIC } }
    },
  }
}

function parseRevision(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ProblemError('not-found')
  return Number(text)
}

/**
 * Returns the document the shop shows of a product; undefined while its garment is not sewn. Throws
 * `product-not-offered`.
 */
export function productDocument(
  { productTypes, settings }: Pick<TenantContext, 'productTypes' | 'settings'>,
  type: string,
  colour: 'tenant' | ProductColour,
): DocumentToDraw | undefined {
  if (!productTypes.includes(type)) throw new ProblemError('product-not-offered')
  const garment = findGarmentByProductType(type as ProductType)
  if (!garment) return undefined
  const hex = colour === 'tenant' ? (parseSettings(settings).colour ?? DEFAULT_COLOUR) : PRODUCT_COLOURS[colour]
  const document = productDesign(garment, hex)
  return { document, document_hash: documentToKeep(document).hash }
}

interface PictureReplyOptions {
  readonly getPicture: GetPicture
  readonly cacheControl: string
  /** The three-quarter view, at the angle that the design gives. */
  readonly isTurned?: true
  /** A plain product, whose tile has an angle and a crop of its own. */
  readonly isProduct?: true
  /** The part of a kit that is rendered alone. */
  readonly part?: KitPart
}

interface ShownOptions extends Pick<PictureReplyOptions, 'isTurned' | 'isProduct'> {
  readonly side: Exchange<PictureRoutes>['query']['side']
  readonly part: KitPart
}

function shownAs(asked: PictureSettings, showing: ShownOptions, document: DesignDocument): PictureSettings {
  const { side, part, isTurned, isProduct = false } = showing
  const settings = partAlone(asked, part, document)
  if (side === 'tile' || side === 'tileBack') return tileSettings(settings, { side, isProduct }, document)
  return isTurned ? turnedTo(settings, document) : settings
}

/** Replies with the document's picture, rendering it if necessary. Throws `not-found` without a document. */
export async function replyWithPicture<K extends PictureRoutes | TemplatePicture>(
  { query, headers, tenant, signal }: Pick<Exchange<K>, 'query' | 'headers' | 'tenant' | 'signal'>,
  found: DocumentToDraw | undefined,
  { getPicture, cacheControl, isTurned, isProduct, part = 'set' }: PictureReplyOptions,
): Promise<Reply<PictureRoutes | TemplatePicture | KitPicture>> {
  if (!found) throw new ProblemError('not-found')
  const { document, documentHash } = documentInKit(found, query.kit)
  const { account_id: accountId } = found
  const asked = settingsFor(query, headers.accept)
  const { side } = query
  const isAsAsked = !isTurned && part === 'set' && side !== 'tile' && side !== 'tileBack'
  const settings = isAsAsked ? asked : shownAs(asked, { side, part, isTurned, isProduct }, readStored(document))
  const { bytes, mime, etag } = await getPicture({
    tenantId: tenant.id,
    accountId,
    document,
    documentHash,
    settings,
    isPublic: accountId === undefined,
    signal,
  })
  return { value: { bytes, mime, cacheControl }, etag, headers: { vary: 'accept' } }
}
