import { createHash } from 'node:crypto'
import type { Product, Response_ } from '@kitwright/contract'
import { productTypesIn } from '@kitwright/garment'
import type { RunInTenant, TenantContext } from '../endpoint/index.ts'
import { presentProducts } from './present.ts'
import { listPricedFabrics } from './store.ts'

type Page = Response_<'GET /api/products'>

interface CachedOfferPage {
  readonly value: Page
  /** The value as sent. A string, because Node sends it together with the headers. */
  readonly json: string
  readonly etag: string
}

/** The products a shop offers, and its requested pages as they are sent. */
class Offer {
  readonly #products: readonly Product[]
  readonly #pages = new Map<string, CachedOfferPage>()

  constructor(products: readonly Product[]) {
    this.#products = products
  }

  page(page: number, pageSize: number): CachedOfferPage {
    const key = `${page}/${pageSize}`
    const known = this.#pages.get(key)
    if (known) return known
    if (this.#pages.size >= MAX_PAGES) this.#pages.clear()
    const items = this.#products.slice((page - 1) * pageSize, page * pageSize)
    const value = { items, page, pageSize, total: this.#products.length }
    const json = JSON.stringify(value)
    const written = { value, json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }
    this.#pages.set(key, written)
    return written
  }
}

const MAX_PAGES = 20
const MAX_SHOPS = 1_000

export interface Offers {
  /** Returns what a shop offers at its current version: read once for each version of its prices. */
  of(tenant: TenantContext, run: RunInTenant): Promise<Offer>
}

/** Caches each shop's offer. It contains the names in every language, so one entry serves all. */
export function createProductPageCache(): Offers {
  const known = new Map<string, { readonly version: string; readonly offer: Promise<Offer> }>()
  return {
    async of({ id, pricesVersion, productTypes }, run) {
      const version = `${pricesVersion} ${productTypes.join(' ')}`
      const found = known.get(id)
      if (found?.version === version) return found.offer
      const types = productTypesIn(productTypes)
      // Other callers wait for it too, so the read is not aborted.
      const offer = run(async trx => listPricedFabrics(trx, types), { isShared: true }).then(
        priced => new Offer(presentProducts(types, priced)),
      )
      if (known.size >= MAX_SHOPS) known.clear()
      known.set(id, { version, offer })
      offer.catch(() => known.delete(id))
      return offer
    },
  }
}
