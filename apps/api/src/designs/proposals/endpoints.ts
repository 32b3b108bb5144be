import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { findAnyDesign } from '../office/store.ts'
import { findRevision } from '../storage/revisionStore.ts'
import { findDesign } from '../storage/store.ts'
import { acceptProposal, declineProposal } from './answerProposal.ts'
import { proposalLinkPath, readProposalToken } from './proposalLink.ts'
import { findOpenProposal, findProposal } from '../storage/proposalStore.ts'

export type ProposalRoutes =
  | 'GET /api/designs/{id}/proposal'
  | 'GET /api/design-proposals/{token}'
  | 'POST /api/design-proposals/{token}/accept'
  | 'POST /api/design-proposals/{token}/decline'

type ProposalView = Response_<'GET /api/design-proposals/{token}'>

/** Presents a proposal with the documents before and after it. Throws `not-found` if the design is gone. */
async function presentProposal(trx: Transaction, proposalId: string): Promise<ProposalView> {
  const proposal = await findProposal(trx, proposalId)
  const design = proposal && (await findAnyDesign(trx, proposal.design_id))
  const base = design && (await findRevision(trx, design.id, proposal.base_revision))
  if (!base) throw new ProblemError('not-found')
  const { id, design_id: designId, state, note, proposed_at, base_revision, document } = proposal
  return {
    id,
    designId,
    name: design.name,
    productType: design.product_type as ProposalView['productType'],
    state,
    isOutdated: state === 'open' && design.revision !== base_revision,
    note,
    at: proposed_at.toISOString(),
    baseRevision: base_revision,
    before: base.document,
    after: document,
  }
}

/** Creates the endpoints by which a design's owner reads and answers a proposed revision. */
export function createProposalEndpoints(linkSecret: string | Uint8Array): Endpoints<ProposalRoutes> {
  const idIn = (token: string): string => {
    const id = readProposalToken(linkSecret, token)
    if (id === null) throw new ProblemError('not-found')
    return id
  }
  return {
    'GET /api/designs/{id}/proposal': async ({ person, params, run }) =>
      run(async trx => {
        if (!(await findDesign(trx, person.id, params.id))) throw new ProblemError('not-found')
        const open = await findOpenProposal(trx, params.id)
        return { value: { linkPath: open === null ? null : proposalLinkPath(linkSecret, open) } }
      }),
    'GET /api/design-proposals/{token}': async ({ params, run }) => {
      const id = idIn(params.token)
      return { value: await run(async trx => presentProposal(trx, id)) }
    },
    'POST /api/design-proposals/{token}/accept': async ({ params, now, run }) => {
      const id = idIn(params.token)
      return run(async trx => {
        await acceptProposal(trx, id, now)
        return { value: await presentProposal(trx, id) }
      })
    },
    'POST /api/design-proposals/{token}/decline': async ({ params, body, now, run }) => {
      const id = idIn(params.token)
      return run(async trx => {
        await declineProposal(trx, { proposalId: id, reason: body.reason, now })
        return { value: await presentProposal(trx, id) }
      })
    },
  }
}
