import type { Response_ } from '@kitwright/contract'
import { contentPages, countMissing, showContent, type PageContent } from '@kitwright/pages/content'
import { type Language, loadWordJoiner } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, etagOf, ProblemError, type TenantContext } from '../endpoint/index.ts'
import { makePage, publishPage, removePage, savePage } from './changePages.ts'
import { listPages, listRevisions } from './pageStore.ts'
import { findAsSaved, findNewest, findVisible, type StoredPage } from './readPage.ts'

type Routes =
  | 'GET /api/pages/{slug}'
  | 'GET /api/office/pages'
  | 'POST /api/office/pages'
  | 'GET /api/office/pages/{slug}'
  | 'PUT /api/office/pages/{slug}'
  | 'DELETE /api/office/pages/{slug}'
  | 'PUT /api/office/pages/{slug}/publication'
  | 'GET /api/office/pages/{slug}/preview'
  | 'GET /api/office/pages/{slug}/revisions'
  | 'GET /api/office/pages/{slug}/revisions/{version}'

/** The response is the same for everyone, and the shop may change it at any time. */
const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' }

const presentState = ({ slug, is_own, version, published_version, publish_at, saved_at }: StoredPage) => ({
  slug,
  isOwn: is_own,
  version,
  publishedVersion: published_version,
  publishAt: publish_at?.toISOString() ?? null,
  savedAt: saved_at?.toISOString() ?? null,
})
const reply = (page: StoredPage) => ({
  value: { ...presentState(page), content: page.content },
  etag: etagOf(page.version),
})

async function listRows(trx: Transaction): Promise<Response_<'GET /api/office/pages'>> {
  const changed = new Map((await listPages(trx)).map(page => [page.slug, page]))
  const pages: StoredPage[] = []
  for (const slug of contentPages) {
    const page = changed.get(slug) ?? (await findNewest(trx, slug))
    if (page) pages.push(page)
  }
  pages.push(...[...changed.values()].filter(({ is_own }) => is_own))
  return {
    items: pages.map(page => ({
      ...presentState(page),
      title: page.content.title,
      missing: countMissing(page.content),
    })),
  }
}

const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new ProblemError('not-found')
  return value
}
const show = async (content: PageContent, { name }: Pick<TenantContext, 'name'>, language: Language) =>
  showContent(content, { language, shop: name, join: await loadWordJoiner(language) })

/** Creates the endpoints of the pages whose text belongs to the tenant. */
export function createContentEndpoints(): Endpoints<Routes> {
  return {
    'GET /api/pages/{slug}': async ({ tenant, params, query, run }) => {
      const content = found(await run(async trx => findVisible(trx, params.slug)))
      return { value: await show(content, tenant, query.language), headers: PUBLIC }
    },
    'GET /api/office/pages': async ({ run }) => ({ value: await run(listRows) }),
    'POST /api/office/pages': async exchange => reply(await exchange.run(async trx => makePage(trx, exchange))),
    'GET /api/office/pages/{slug}': async ({ params, run }) =>
      reply(found(await run(async trx => findNewest(trx, params.slug)))),
    'PUT /api/office/pages/{slug}': async exchange => reply(await exchange.run(async trx => savePage(trx, exchange))),
    'DELETE /api/office/pages/{slug}': async ({ params, headers, run }) => {
      await run(async trx => removePage(trx, params.slug, headers['if-match']))
      return { value: null }
    },
    'PUT /api/office/pages/{slug}/publication': async exchange =>
      reply(await exchange.run(async trx => publishPage(trx, exchange))),
    'GET /api/office/pages/{slug}/preview': async ({ tenant, params, query, run }) => {
      const { content } = found(await run(async trx => findNewest(trx, params.slug)))
      return { value: await show(content, tenant, query.language) }
    },
    'GET /api/office/pages/{slug}/revisions': async ({ params: { slug }, query: { page, pageSize }, run }) => {
      const rows = await run(async trx => {
        found(await findNewest(trx, slug))
        return listRevisions(trx, { slug, page, pageSize })
      })
      const items = rows.map(({ version, saved_at, by, restored_from }) => ({
        version,
        savedAt: saved_at.toISOString(),
        by: by ?? '',
        restoredFrom: restored_from,
      }))
      return { value: { items, page, pageSize, total: rows[0]?.total ?? 0 } }
    },
    'GET /api/office/pages/{slug}/revisions/{version}': async ({ params: { slug, version }, run }) => ({
      value: found(await run(async trx => findAsSaved(trx, slug, version))),
    }),
  }
}
