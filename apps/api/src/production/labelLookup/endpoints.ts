import { createPictureAddress } from '../../designs/index.ts'
import type { Endpoints } from '../../endpoint/index.ts'
import { getLink } from '../handover/supplierLink.ts'
import { countLabel, findLabelTarget } from './traceLabel.ts'

type Routes =
  | 'GET /api/office/labels/{number}/{sign}'
  | 'POST /api/office/labels/{number}/{sign}/count'
  | 'GET /api/handovers/{token}/labels/{number}/{sign}'
  | 'POST /api/handovers/{token}/labels/{number}/{sign}/count'

/** Endpoints that open a scanned label: for staff by their session, for a supplier by their link. */
export function createTraceEndpoints({ secret }: { readonly secret: string | Uint8Array }): Endpoints<Routes> {
  const pictures = createPictureAddress(secret)
  const pictureOf = (tenantId: string) => (designId: string, revision: number) =>
    pictures.of(tenantId, designId, revision)
  return {
    'GET /api/office/labels/{number}/{sign}': async ({ params, tenant, run }) =>
      run(async trx => ({
        value: await findLabelTarget(trx, params, { pictureOf: pictureOf(tenant.id), supplierId: null }),
      })),
    'POST /api/office/labels/{number}/{sign}/count': async ({ params, body, tenant, person, now, run }) =>
      run(async trx => {
        const way = { pictureOf: pictureOf(tenant.id), supplierId: null }
        return { value: await countLabel(trx, params, { ...body, ...way, by: person.id, now }) }
      }),
    'GET /api/handovers/{token}/labels/{number}/{sign}': async ({ params, tenant, now, run }) =>
      run(async trx => {
        const { supplier_id: supplierId } = await getLink(trx, params.token, now)
        return { value: await findLabelTarget(trx, params, { pictureOf: pictureOf(tenant.id), supplierId }) }
      }),
    'POST /api/handovers/{token}/labels/{number}/{sign}/count': async ({ params, body, tenant, now, run }) =>
      run(async trx => {
        const { supplier_id: supplierId } = await getLink(trx, params.token, now)
        const way = { pictureOf: pictureOf(tenant.id), supplierId }
        return { value: await countLabel(trx, params, { ...body, ...way, by: null, now }) }
      }),
  }
}
