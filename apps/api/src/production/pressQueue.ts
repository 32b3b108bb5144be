import { sql } from '../database/index.ts'
import type { EventQueue } from '../jobs/index.ts'
import { stopPack } from './packStore.ts'
import { type PackDependencies, runPack } from './runPack.ts'

/** A pack of thousands of pieces; what it has made until then is kept. */
const LONGEST_SECONDS = 3 * 60 * 60

/** Makes packs that were asked for, one at a time of each shop. */
export const pressQueue = (dependencies: Omit<PackDependencies, 'signal' | 'onGarment'>): EventQueue => ({
  name: 'press',
  hears: ['PackAsked'],
  most: 2,
  maxPerShop: 1,
  longestSeconds: LONGEST_SECONDS,
  heartbeatSeconds: 30,
  tries: 5,
  pauseSeconds: 5,
  longestPauseSeconds: 60,
  async act({ tenantId, subjectId: packId, eventId, signal }) {
    await runPack({ tenantId, packId }, { ...dependencies, signal })
    await dependencies.database.withTenant(tenantId, async trx =>
      trx.updateTable('events').set({ told_at: dependencies.now() }).where('id', '=', eventId).execute(),
    )
  },
  bury: async ({ tenantId, subjectId: packId, eventId }) =>
    dependencies.database.withTenant(tenantId, async trx => {
      await stopPack(trx, packId, { problem: { id: 'broken', values: {} }, now: dependencies.now() })
      await sql`update events set told_at = ${dependencies.now()}::timestamptz where id = ${eventId}`.execute(trx)
    }),
})
