import type { Endpoints } from '../../endpoint/index.ts'
import { listSuppliersToChoose } from '../../suppliers/index.ts'
import { listColleagues, listTagsInUse } from './deskStore.ts'
import { listViews, removeView, writeOpening, writeView } from './viewStore.ts'

type Routes =
  | 'GET /api/office/desk'
  | 'GET /api/office/views'
  | 'POST /api/office/views'
  | 'DELETE /api/office/views/{id}'
  | 'PUT /api/office/views/{id}/opening'

/** Endpoints for what the list of orders is narrowed to, and for lists that staff keep under a name. */
export const createViewEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/desk': async ({ run }) =>
    run(async trx => ({
      value: {
        colleagues: await listColleagues(trx),
        tags: await listTagsInUse(trx),
        suppliers: await listSuppliersToChoose(trx),
      },
    })),
  'GET /api/office/views': async ({ person, run }) => run(async trx => ({ value: await listViews(trx, person.id) })),
  'POST /api/office/views': async ({ person, body, now, run }) =>
    run(async trx => {
      await writeView(trx, { ...body, by: person.id, now })
      return { value: await listViews(trx, person.id) }
    }),
  'PUT /api/office/views/{id}/opening': async ({ person, params, body, run }) =>
    run(async trx => {
      await writeOpening(trx, { id: params.id, roles: body.roles })
      return { value: await listViews(trx, person.id) }
    }),
  'DELETE /api/office/views/{id}': async ({ person, params, run }) =>
    run(async trx => {
      await removeView(trx, { id: params.id, by: person.id, isAdmin: person.rights.includes('settings') })
      return { value: await listViews(trx, person.id) }
    }),
})
