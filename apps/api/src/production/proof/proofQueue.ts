import { sql } from '../../database/index.ts'
import type { EventQueue } from '../../jobs/index.ts'
import { makeProof, type ProofDependencies } from './makeProof.ts'
import { stopProof } from './store.ts'

/** Of hundreds of players; what has been drawn until then is kept. */
const LONGEST_SECONDS = 60 * 60

/** Makes proofs that were asked for, one at a time of each shop. */
export const proofQueue = (dependencies: Omit<ProofDependencies, 'signal'>): EventQueue => ({
  name: 'proof',
  hears: ['ProofAsked'],
  most: 2,
  maxPerShop: 1,
  longestSeconds: LONGEST_SECONDS,
  heartbeatSeconds: 30,
  tries: 5,
  pauseSeconds: 5,
  longestPauseSeconds: 60,
  async act({ tenantId, subjectId: proofId, eventId, signal }) {
    await makeProof({ tenantId, proofId }, { ...dependencies, signal })
    await dependencies.database.withTenant(tenantId, async trx =>
      trx.updateTable('events').set({ told_at: dependencies.now() }).where('id', '=', eventId).execute(),
    )
  },
  bury: async ({ tenantId, subjectId: proofId, eventId }) =>
    dependencies.database.withTenant(tenantId, async trx => {
      await stopProof(trx, proofId, { id: 'broken', values: {} })
      await sql`update events set told_at = ${dependencies.now()}::timestamptz where id = ${eventId}`.execute(trx)
    }),
})
