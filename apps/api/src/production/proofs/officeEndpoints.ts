import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findAnyOrder, findOrderToChange, needsProof, type OrderRecord, readProvable } from '../../orders/index.ts'
import { createProofAddress } from './signedProofUrl.ts'
import { type ProofsDependencies, replyWithPaper } from './endpoints.ts'
import { isOpen } from './makeProof.ts'
import { readPaper } from './proofPaper.ts'
import { presentFacts, type ProofPresentation, type ProofFacts } from './present.ts'
import { readProofWaits } from './proofWaits.ts'
import { takeAnswer } from './takeAnswer.ts'
import { findLatestProof, findShownProof, insertProof, type ProofRecord, type ShownProof } from './store.ts'

type Routes =
  | 'GET /api/office/orders/{id}/proof'
  | 'POST /api/office/orders/{id}/proof'
  | 'GET /api/office/orders/{id}/proof/pdf'
  | 'POST /api/office/orders/{id}/proof/answer'

type Desk = Response_<'GET /api/office/orders/{id}/proof'>

const NOT_SHOWN: Omit<ProofFacts, 'state'> = {
  sentAt: null,
  answeredAt: null,
  answeredBy: null,
  text: '',
  isOutdated: false,
  cards: [],
  since: null,
}

const isShown = (proof: ProofRecord): proof is ShownProof => proof.content !== null

async function presentProof(
  trx: Transaction,
  proof: ProofRecord,
  presenting: ProofPresentation,
): Promise<Desk['proof']> {
  const people = await listOwners(trx, [proof.made_by])
  const facts = isShown(proof) ? await presentFacts(trx, proof, presenting) : { ...NOT_SHOWN, state: proof.state }
  const { problem: id, problem_values: values } = proof
  return {
    ...facts,
    hash: proof.hash,
    by: nameIn(people, proof.made_by),
    askedAt: proof.asked_at.toISOString(),
    waits: await readProofWaits(trx, proof),
    problem: id === null ? null : { id, values: { ...values } },
  }
}

/** Returns whether there is a question for the customer: false if they have accepted the present state. */
async function maySend(trx: Transaction, order: OrderRecord, latest: ProofRecord | undefined): Promise<boolean> {
  if (!isOpen(order) || latest?.state === 'making') return false
  return latest?.state !== 'accepted' || latest.hash !== (await readProvable(trx, order.id)).hash
}

async function presentDesk(
  trx: Transaction,
  order: OrderRecord,
  { tenant, ...presenting }: ProofPresentation & { readonly tenant: TenantContext },
): Promise<Desk> {
  const latest = await findLatestProof(trx, order.id)
  return {
    proof: latest ? await presentProof(trx, latest, presenting) : null,
    isNeeded: needsProof(tenant),
    maySend: await maySend(trx, order, latest),
  }
}

/** Endpoints with which staff handle an order's proof: have it made and sent, see the answer, save it as a file. */
export function createOfficeProofEndpoints({ files, workers, secret }: ProofsDependencies): Endpoints<Routes> {
  const addresses = createProofAddress(secret)
  const presentingIn = (tenant: TenantContext) => ({ tenant, urlOf: (hash: string) => addresses.of(tenant.id, hash) })
  return {
    'GET /api/office/orders/{id}/proof': async ({ params, tenant, run }) =>
      run(async trx => {
        const order = await findAnyOrder(trx, params.id)
        if (!order) throw new ProblemError('not-found')
        return { value: await presentDesk(trx, order, presentingIn(tenant)) }
      }),
    'POST /api/office/orders/{id}/proof': async ({ params, tenant, person, now, run }) =>
      run(async trx => {
        const order = await findOrderToChange(trx, params.id)
        if (!order) throw new ProblemError('not-found')
        if (!isOpen(order)) throw new ProblemError('order-status-conflict', [{ path: 'status', id: order.status }])
        if (await maySend(trx, order, await findLatestProof(trx, order.id))) {
          const id = await insertProof(trx, { orderId: order.id, by: person.id, now })
          if (id !== undefined) await recordEvent(trx, { kind: 'ProofAsked', subjectId: id, payload: {} })
        }
        return { value: await presentDesk(trx, order, presentingIn(tenant)) }
      }),
    'POST /api/office/orders/{id}/proof/answer': async ({ params, body, tenant, person, origin, now, run }) =>
      run(async trx => {
        const order = await findOrderToChange(trx, params.id)
        if (!order) throw new ProblemError('not-found')
        const answer = { ...body, verdict: 'accepted', wishes: [] } as const
        await takeAnswer(trx, { order, answer, by: person.id, tenant, origin, now })
        return { value: await presentDesk(trx, (await findAnyOrder(trx, order.id))!, presentingIn(tenant)) }
      }),
    'GET /api/office/orders/{id}/proof/pdf': async ({ params, tenant, person, language, signal, run }) => {
      const paper = await run(async trx => {
        const order = await findAnyOrder(trx, params.id)
        const proof = order && (await findShownProof(trx, order.id))
        if (!proof) throw new ProblemError('not-found')
        return readPaper(trx, { order, proof, tenant, language })
      })
      return replyWithPaper(paper, {
        files,
        workers,
        caller: { tenantId: tenant.id, accountId: person.id, signal },
      })
    },
  }
}
