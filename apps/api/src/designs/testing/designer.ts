import { randomUUID } from 'node:crypto'
import type { Design } from '@kitwright/contract'
import { createDesign, type DesignDocument } from '@kitwright/design'
import { sql } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'

/** Creates a new kit whose shirt has the given colour. */
export function kit(colour = '#0f766e'): DesignDocument {
  const fresh = createDesign('soccer')
  return {
    ...fresh,
    parts: { ...fresh.parts, base: { fill: { kind: 'solid', colour }, pattern: null, span: 'piece' } },
  }
}

/** Signs up a customer of Angkor Kits with design calls. */
export async function createDesigner(shop: TestShop) {
  const { access_token: token } = await shop.signUp()
  const create = async (wanted: { id?: string; name?: string; document?: unknown } = {}) => {
    const body = { id: wanted.id ?? randomUUID(), name: wanted.name ?? 'Home kit', document: wanted.document ?? kit() }
    return shop.call('POST /api/designs', { token, body })
  }
  return {
    token,
    create,
    /** Creates a design and expects success. */
    async design(wanted: Parameters<typeof create>[0] = {}): Promise<Design> {
      const { value, error } = await create(wanted)
      if (error) throw new Error(`not saved: ${error.id}`)
      return value
    },
    get: async (id: string) => shop.call('GET /api/designs/{id}', { token, params: { id } }),
    list: async (query = {}) => shop.call('GET /api/designs', { token, query }),
    change: async (id: string, body: { name?: string; document?: unknown }, ifMatch?: string) =>
      shop.call('PUT /api/designs/{id}', { token, params: { id }, body, headers: matching(ifMatch) }),
    remove: async (id: string, ifMatch?: string) =>
      shop.call('DELETE /api/designs/{id}', { token, params: { id }, headers: matching(ifMatch) }),
    share: async (id: string) => shop.call('POST /api/designs/{id}/preview', { token, params: { id } }),
    unshare: async (id: string) => shop.call('DELETE /api/designs/{id}/preview', { token, params: { id } }),
  }
}

const matching = (etag: string | undefined): Record<string, string> => (etag === undefined ? {} : { 'if-match': etag })

/** Reviews a design as staff would. */
export async function review(shop: TestShop, id: string, status: string): Promise<void> {
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update designs set status = ${status} where id = ${id}`.execute(trx),
  )
}

/** Counts the rows of Angkor's tables that saving could change, and the versions of its designs. */
export async function countRows(shop: TestShop): Promise<unknown> {
  return shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    const { rows } = await sql`select (select count(*) from designs) as designs,
      (select sum(version) from designs) as versions, (select count(*) from design_revisions) as revisions,
      (select count(*) from preview_links where revoked_at is null) as links`.execute(trx)
    return rows[0]
  })
}
