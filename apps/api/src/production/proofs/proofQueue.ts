import type { EventQueue } from '../../jobs/index.ts'
import { createRenderQueue } from '../runs/renderQueue.ts'
import { makeProof, type ProofDependencies } from './makeProof.ts'
import { stopProof } from './store.ts'

/** Makes the requested proofs, of hundreds of players. */
export const proofQueue = (dependencies: Omit<ProofDependencies, 'signal'>): EventQueue =>
  createRenderQueue({
    ...dependencies,
    name: 'proof',
    hears: 'ProofAsked',
    longestSeconds: 60 * 60,
    draw: async ({ tenantId, subjectId: proofId, signal }) =>
      makeProof({ tenantId, proofId }, { ...dependencies, signal }),
    giveUp: async (trx, proofId) => stopProof(trx, proofId, { id: 'broken', values: {} }),
  })
