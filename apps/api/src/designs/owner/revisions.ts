import type { Revision } from '@kitwright/contract'
import { listOwners } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, etagOf, ProblemError } from '../../endpoint/index.ts'
import { changeDesign } from './changeDesign.ts'
import type { PictureAddress } from '../pictures/pictureAddress.ts'
import { presentDesign } from './present.ts'
import { readStored } from '../storage/readDocument.ts'
import { findRevision, listRevisions, type RevisionRecord } from '../storage/revisionStore.ts'
import { findDesign } from '../storage/store.ts'

export type RevisionRoutes =
  | 'GET /api/designs/{id}/revisions'
  | 'GET /api/designs/{id}/revisions/{revision}'
  | 'POST /api/designs/{id}/revisions/{revision}/restore'

/** A design is saved only by its owner. */
async function nameOf(trx: Transaction, ownerId: string): Promise<string> {
  const owner = (await listOwners(trx, [ownerId])).get(ownerId)
  return owner ? `${owner.firstName} ${owner.lastName}`.trim() : ''
}

const present = (row: RevisionRecord, by: string, pictureUrl: string): Revision => ({
  revision: row.revision,
  savedAt: row.saved_at.toISOString(),
  by,
  isCurrent: row.is_current,
  restoredFrom: row.restored_from,
  pictureUrl,
})

/** Creates the endpoints that list a design's saved revisions and restore them. */
export function createRevisionEndpoints(pictures: PictureAddress): Endpoints<RevisionRoutes> {
  return {
    'GET /api/designs/{id}/revisions': async ({ tenant, person, params: { id }, query, run }) =>
      run(async trx => {
        const design = await findDesign(trx, person.id, id)
        if (!design) throw new ProblemError('not-found')
        const rows = await listRevisions(trx, { designId: id, ...query })
        const by = await nameOf(trx, person.id)
        const items = rows.map(row => present(row, by, pictures.of(tenant.id, id, row.revision)))
        return { value: { items, ...query, total: design.revision } }
      }),
    'GET /api/designs/{id}/revisions/{revision}': async ({ tenant, person, params: { id, revision }, run }) =>
      run(async trx => {
        const row = (await findDesign(trx, person.id, id)) && (await findRevision(trx, id, revision))
        if (!row) throw new ProblemError('not-found')
        const value = present(row, await nameOf(trx, person.id), pictures.of(tenant.id, id, revision))
        return { value: { ...value, document: row.document } }
      }),
    'POST /api/designs/{id}/revisions/{revision}/restore': async ({ tenant, person, params, headers, now, run }) => {
      const { id, revision } = params
      const design = await run(async trx => {
        const row = (await findDesign(trx, person.id, id)) && (await findRevision(trx, id, revision))
        if (!row) throw new ProblemError('not-found')
        const document = readStored(row.document)
        const wanted = { id, ownerId: person.id, ifMatch: headers['if-match'], name: undefined, document, now }
        return changeDesign(trx, { ...wanted, restoredFrom: revision })
      })
      return { value: presentDesign(design, pictures, tenant.id), etag: etagOf(design.version) }
    },
  }
}
