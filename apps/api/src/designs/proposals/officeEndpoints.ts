import { type Endpoints, etagOf, type Exchange } from '../../endpoint/index.ts'
import { type OfficeDesignsDependencies, presentWhole } from '../office/present.ts'
import { findAnyDesign } from '../office/store.ts'
import { createPictureAddress } from '../pictures/pictureAddress.ts'
import { proposeRevision, withdrawProposal } from './proposeRevision.ts'

type Routes =
  | 'POST /api/office/designs/{id}/proposals'
  | 'POST /api/office/designs/{id}/proposals/{proposalId}/withdraw'

/** Creates the endpoints with which staff propose a revision of a customer's design, and withdraw it. */
export function createOfficeProposalEndpoints(dependencies: OfficeDesignsDependencies): Endpoints<Routes> {
  const pictures = createPictureAddress(dependencies.secret)
  type Call = Pick<Exchange<Routes>, 'tenant' | 'person' | 'now' | 'run' | 'params'>
  const show = async ({ tenant, person, now, params: { id }, run }: Call) =>
    run(async trx => {
      const design = (await findAnyDesign(trx, id))!
      const context = { ...dependencies, pictures, tenantId: tenant.id, by: person.id, now }
      return { value: await presentWhole(trx, design, context), etag: etagOf(design.version) }
    })
  return {
    'POST /api/office/designs/{id}/proposals': async exchange => {
      const { params, headers, body, person, tenant, origin, now, run } = exchange
      const { document, note } = body
      const ifMatch = headers['if-match']
      await run(async trx =>
        proposeRevision(trx, { ...params, ifMatch, document, note, by: person.id, tenant, origin, now }),
      )
      return show(exchange)
    },
    'POST /api/office/designs/{id}/proposals/{proposalId}/withdraw': async exchange => {
      const { params, now, run } = exchange
      await run(async trx => withdrawProposal(trx, { ...params, now }))
      return show(exchange)
    },
  }
}
