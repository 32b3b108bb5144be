import { type Endpoints, type Exchange, Problem, type Reply } from '../endpoint/index.ts'
import type { DrawPicture } from './drawPicture.ts'
import type { PictureAddress } from './pictureAddress.ts'
import { type DocumentToDraw, findDocument, findPicture, keepPicture } from './pictureStore.ts'
import { findShared } from './previewStore.ts'

export type PictureRoutes = 'GET /api/designs/{id}/picture' | 'GET /api/previews/{token}/picture'

interface PictureDependencies {
  readonly pictures: PictureAddress
  readonly draw: DrawPicture
}

/** To be raised when the same document is drawn otherwise: kept pictures of before are then left alone. */
const DRAWING = 1
/** A few widths only: every width asked for is drawn and kept. */
const WIDTHS_PX = [200, 400, 800, 1200] as const
const widthFor = (asked: number): number => WIDTHS_PX.find(width => width >= asked) ?? 1200

/** A named revision never changes; without one the picture follows the design. */
const FOREVER = 'private, max-age=31536000, immutable'
const ASK_AGAIN = 'private, no-cache'

export function createPictureEndpoints({ pictures, draw }: PictureDependencies): Endpoints<PictureRoutes> {
  return {
    'GET /api/designs/{id}/picture': async exchange => {
      const { tenant, params, query, run } = exchange
      if (!pictures.allows(tenant.id, params.id.toLowerCase(), query.key)) throw new Problem('not-found')
      const revision = parseRevision(query.v)
      const found = await run(async trx => findDocument(trx, params.id, revision))
      return replyWith(exchange, found, { draw, cacheControl: revision === undefined ? ASK_AGAIN : FOREVER })
    },
    'GET /api/previews/{token}/picture': async exchange => {
      const found = await exchange.run(async trx => findShared(trx, exchange.params.token))
      // A link can be revoked and its design edited, so the browser asks again each time.
      return replyWith(exchange, found, { draw, cacheControl: ASK_AGAIN })
    },
  }
}

function parseRevision(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem('not-found')
  return Number(text)
}

interface Picturing {
  readonly draw: DrawPicture
  readonly cacheControl: string
}

async function replyWith<K extends PictureRoutes>(
  { query, run, tenant }: Pick<Exchange<K>, 'query' | 'run' | 'tenant'>,
  found: DocumentToDraw | undefined,
  { draw, cacheControl }: Picturing,
): Promise<Reply<PictureRoutes>> {
  if (!found) throw new Problem('not-found')
  const { side, width } = query as { side: 'front' | 'back'; width: number }
  const wanted = { side, widthPx: widthFor(width) }
  const hash = `${DRAWING}-${found.document_hash}`
  const etag = `"${hash.slice(0, 32)}-${side}-${wanted.widthPx}"`
  let bytes = await run(async trx => findPicture(trx, hash, wanted))
  if (!bytes) {
    bytes = await draw({ tenantId: tenant.id, document: found.document, ...wanted })
    const drawn = bytes
    await run(async trx => keepPicture(trx, hash, wanted, drawn))
  }
  return { value: { bytes, mime: 'image/png', cacheControl }, etag }
}
