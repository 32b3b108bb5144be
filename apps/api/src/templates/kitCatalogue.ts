import type { Call } from '@kitwright/contract'
import { createDesign, isTwoPieceKit, type KitPart } from '@kitwright/design'
import { findGarmentByProductType, type ProductType } from '@kitwright/garment'
import { type GetPicture, replyWithPicture } from '../designs/index.ts'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { pictureVersion } from './present.ts'
import { findTemplate, listPictured } from './store.ts'

export type KitRoutes = 'GET /api/kits' | 'GET /api/kits/{folder}/{file}'

const PARTS: Readonly<Record<Call<'GET /api/kits/{folder}/{file}'>['params']['folder'], KitPart>> = {
  shirts: 'shirt',
  shorts: 'shorts',
  sets: 'set',
}
const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{16})\.webp$/
const FOREVER = 'public, max-age=31536000, immutable'
const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Returns whether a product is a shirt with shorts, which the catalogue lists separately. */
function isKit(type: string): boolean {
  const garment = findGarmentByProductType(type as ProductType)
  return garment !== undefined && isTwoPieceKit(createDesign(garment.id))
}

/**
 * Creates the endpoints of the shop's kits, addressed by picture name. A name contains its picture's version, so its
 * content never changes.
 */
export function createKitEndpoints(getPicture: GetPicture): Endpoints<KitRoutes> {
  return {
    'GET /api/kits': async ({ tenant, run }) => {
      const rows = await run(async trx => listPictured(trx, tenant.productTypes.filter(isKit)))
      const names = rows.map(row => `${row.id}-${pictureVersion(row)}.webp`)
      return { value: { shirts: names, shorts: [...names], sets: [...names] }, headers: PUBLIC }
    },
    'GET /api/kits/{folder}/{file}': async exchange => {
      const { params, query, run } = exchange
      const [, id, version] = FILE.exec(params.file) ?? []
      const found = id === undefined ? undefined : await run(async trx => findTemplate(trx, id))
      if (!found || version !== pictureVersion(found) || !isKit(found.product_type)) throw new ProblemError('not-found')
      const part = PARTS[params.folder]
      // The name promises WebP, whatever the caller accepts.
      const headers = { ...exchange.headers, accept: 'image/webp' }
      return replyWithPicture({ ...exchange, headers, query: { ...query, shape: 'square', part } }, found, {
        getPicture,
        cacheControl: FOREVER,
        isTurned: true,
        part,
      })
    },
  }
}
