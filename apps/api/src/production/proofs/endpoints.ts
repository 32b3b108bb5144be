import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { type FileStore, proofKey } from '../../files/index.ts'
import { findOrderToChange, findOwnOrder, type OrderRecord } from '../../orders/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { createProofAddress } from './signedProofUrl.ts'
import { writePaper } from './drawing/job.ts'
import { isOpen } from './makeProof.ts'
import { readPaper, readPictures } from './proofPaper.ts'
import { presentFacts, type ProofPresentation } from './present.ts'
import { findShownProof, type ShownProof } from './store.ts'
import { getShown, takeAnswer } from './takeAnswer.ts'

type Routes =
  | 'GET /api/orders/{id}/proof'
  | 'POST /api/orders/{id}/proof/answer'
  | 'GET /api/orders/{id}/proof/pdf'
  | 'GET /api/proofs/{hash}/picture'

export interface ProofsDependencies {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
  readonly secret: string | Uint8Array
}

type Proof = Response_<'POST /api/orders/{id}/proof/answer'>['proof']

/** Pictures addressed by a hash never change. */
const FOREVER = 'private, max-age=31536000, immutable'

async function presentOwn(
  trx: Transaction,
  order: OrderRecord,
  { proof, ...presenting }: ProofPresentation & { readonly proof: ShownProof },
): Promise<Proof> {
  const facts = await presentFacts(trx, proof, presenting)
  return { ...facts, number: order.number, hash: proof.hash, mayAnswer: isOpen(order) && !facts.isOutdated }
}

async function getOwn(trx: Transaction, personId: string, id: string): Promise<OrderRecord> {
  const order = await findOwnOrder(trx, personId, id)
  if (!order) throw new ProblemError('not-found')
  return order
}

/** Locks a customer's own order against any change, such as its approval. */
async function holdOwn(trx: Transaction, personId: string, id: string): Promise<OrderRecord> {
  const order = await findOrderToChange(trx, id)
  if (order?.owner_id !== personId) throw new ProblemError('not-found')
  return order
}

/**
 * Endpoints with which an order's customer handles its proof: view it, accept it or request changes, save it as a file.
 */
export function createProofsEndpoints({ files, workers, secret }: ProofsDependencies): Endpoints<Routes> {
  const addresses = createProofAddress(secret)
  const presentingIn = (tenantId: string): ProofPresentation => ({ urlOf: hash => addresses.of(tenantId, hash) })
  return {
    'GET /api/orders/{id}/proof': async ({ params, tenant, person, run }) =>
      run(async trx => {
        const order = await getOwn(trx, person.id, params.id)
        const proof = await findShownProof(trx, order.id)
        return { value: { proof: proof ? await presentOwn(trx, order, { ...presentingIn(tenant.id), proof }) : null } }
      }),
    'POST /api/orders/{id}/proof/answer': async ({ params, body, tenant, person, origin, now, run }) =>
      run(async trx => {
        const order = await holdOwn(trx, person.id, params.id)
        if (await takeAnswer(trx, { order, answer: body, by: person.id, tenant, origin, now })) {
          const payload = { number: order.number, personId: person.id, verdict: body.verdict }
          await recordEvent(trx, { kind: 'ProofAnswered', subjectId: order.id, payload })
        }
        const answered = await getShown(trx, order.id)
        return { value: { proof: await presentOwn(trx, order, { ...presentingIn(tenant.id), proof: answered }) } }
      }),
    'GET /api/orders/{id}/proof/pdf': async ({ params, tenant, person, language, signal, run }) => {
      const paper = await run(async trx => {
        const order = await getOwn(trx, person.id, params.id)
        return readPaper(trx, { order, proof: await getShown(trx, order.id), tenant, language })
      })
      const caller = { tenantId: tenant.id, accountId: person.id, signal }
      return replyWithPaper(paper, { files, workers, caller })
    },
    'GET /api/proofs/{hash}/picture': async ({ params, query, tenant }) => {
      const bytes = addresses.allows(tenant.id, params.hash, query.key)
        ? await files.find(proofKey(tenant.id, params.hash))
        : undefined
      if (!bytes) throw new ProblemError('not-found')
      return { value: { bytes, mime: 'image/webp', cacheControl: FOREVER }, etag: `"${params.hash}"` }
    },
  }
}

interface PaperDependencies extends Pick<ProofsDependencies, 'files' | 'workers'> {
  readonly caller: { readonly tenantId: string; readonly accountId: string; readonly signal: AbortSignal | undefined }
}

/** Replies with the proof as a file, drawn on each request, since its answer changes. */
export async function replyWithPaper(
  paper: Awaited<ReturnType<typeof readPaper>>,
  { files, workers, caller }: PaperDependencies,
) {
  const input = async () => ({
    ...paper,
    pictures: await readPictures(paper.cards, { files, tenantId: caller.tenantId }),
  })
  const bytes = await workers.run(writePaper, input, caller)
  const headers = { 'content-disposition': `attachment; filename="proof-${paper.order}.pdf"` }
  return { value: { bytes, mime: 'application/pdf', cacheControl: 'private, no-store' }, headers }
}
