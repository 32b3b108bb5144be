import { postersOf, type Poster } from '@kitwright/contract'
import { productTypeAt, type ProductType } from '@kitwright/garment'
import {
  contentSlugOf,
  designableTypes,
  findPage,
  type FoundPage,
  isOffered,
  listedPaths,
  PAGES,
} from '@kitwright/pages'
import { type OwnText, showContent } from '@kitwright/pages/content'
import { type Language, loadTexts } from '@kitwright/words'
import { findVisible } from '../../content/index.ts'
import type { Database } from '../../database/index.ts'
import { findShared } from '../../designs/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { readProductDetails } from '../../orders/index.ts'
import { describeProduct } from './productData.ts'

/** The subject of a page, for link previews. */
export interface Subject {
  readonly title: string
  readonly description: string
  /** Path of a picture of 1200 × 630; null when the shop has nothing to show. */
  readonly picture: string | null
  /**
   * The pictures the page shows first, one for each orientation of a screen: its own scripts would request them late.
   */
  readonly posters?: readonly Poster[]
  /** Whether search engines may list it. */
  readonly isListed: boolean
  /** The subject of the page, in the vocabulary of schema.org. */
  readonly data?: Readonly<Record<string, unknown>>
}

const SOCIAL = 'side=both&shape=social'
const SHARED = /^[\w-]{16,128}$/

interface SubjectRequest {
  /** Scheme and host. */
  readonly origin: string
  readonly tenant: TenantContext
  readonly language: Language
  readonly path: string
}

async function wordsFor({ tenant, language }: SubjectRequest) {
  const [common, shots] = await Promise.all([loadTexts(language, 'common'), loadTexts(language, 'shots')])
  const fill = (key: keyof typeof shots, product = ''): string =>
    shots[key].replaceAll('{{shop}}', () => tenant.name).replaceAll('{{product}}', () => product)
  return { common, fill }
}

const pictureOf = (type: ProductType | undefined): string | null =>
  type ? `/api/products/${type}/picture?${SOCIAL}` : null

async function sharedSubject(database: Database, request: SubjectRequest, token: string): Promise<Subject | null> {
  const { tenant } = request
  const shared = await database.withTenant(tenant.id, async trx => findShared(trx, token))
  if (!shared) return null
  const { common, fill } = await wordsFor(request)
  const product = common[`type_${shared.product_type as ProductType}`]
  return {
    title: shared.name,
    description: fill(PAGES.sharedPreview.description, product),
    picture: `/api/previews/${token}/picture?${SOCIAL}&v=${shared.revision}`,
    posters: postersOf(token),
    isListed: false,
  }
}

/**
 * Returns the subject of a page whose text belongs to the tenant, in the tenant's words; null if it has none of its
 * own, as the pages of a new shop.
 */
async function contentSubject(database: Database, request: SubjectRequest, found: FoundPage): Promise<Subject | null> {
  const { tenant, language } = request
  const slug = contentSlugOf(found)
  if (slug === null) return null
  const content = await database.withTenant(tenant.id, async trx => findVisible(trx, slug))
  if (!content || !(found.name === 'ownPage' || countTexts(content.description) > 0)) return null
  const { title, description } = showContent(content, { language, shop: tenant.name })
  const { fill } = await wordsFor(request)
  return {
    title: title || tenant.name,
    description: description || fill(PAGES.home.description),
    picture: pictureOf(designableTypes(tenant)[0]),
    isListed: true,
  }
}

/** Returns the subject of a product's page; null if the page is another, or the shop does not sell the product. */
async function productSubject(database: Database, request: SubjectRequest, found: FoundPage): Promise<Subject | null> {
  const { tenant, language, origin, path } = request
  const productType = found.name === 'product' ? productTypeAt(found.params['slug'] ?? '') : undefined
  if (!productType) return null
  const subject = await listedSubject(request, found)
  const details = await database.withTenant(tenant.id, async trx =>
    readProductDetails(trx, { tenant, productType, now: new Date() }),
  )
  const { title: name, description, picture } = subject
  const [url, shop] = [`${origin}${path}`, tenant.name]
  const cloth = await loadTexts(language, 'cloth')
  const facts = { name, description, shop, url, picture: `${origin}${picture}` }
  const data = describeProduct({ ...facts, language, details, cloth })
  return { ...subject, data }
}

const countTexts = (text: OwnText): number => Object.values(text).filter(each => each !== '').length

/** Finds the subject of the page at a path; for a page that nobody should find it is the shop. */
export async function findSubject(database: Database, request: SubjectRequest): Promise<Subject> {
  const { tenant, path } = request
  const found = findPage(path)
  const { token = '' } = found?.name === 'sharedPreview' ? found.params : {}
  const shared = SHARED.test(token) ? await sharedSubject(database, request, token) : null
  const own = found && isOffered(found, tenant) ? await contentSubject(database, request, found) : null
  const product = found && isOffered(found, tenant) ? await productSubject(database, request, found) : null
  return shared ?? own ?? product ?? listedSubject(request, listedPaths(tenant).includes(path) ? found : undefined)
}

/** Returns the subject of a page that searches may find; else of the shop. */
async function listedSubject(request: SubjectRequest, found: FoundPage | undefined): Promise<Subject> {
  const { common, fill } = await wordsFor(request)
  const { page = PAGES.home, params = {} } = found ?? {}
  const type = productTypeAt(params['slug'] ?? '')
  const product = type && common[`type_${type}`]
  return {
    title: product ?? (page.title ? common[page.title] : request.tenant.name),
    description: fill(page.description ?? PAGES.home.description, product),
    picture: pictureOf(type ?? designableTypes(request.tenant)[0]),
    isListed: found !== undefined,
  }
}
