import type { EventQueue } from '../jobs/index.ts'
import { drawingQueue } from './drawingQueue.ts'
import { giveUpPack } from './packRun.ts'
import { type PackDependencies, runPack } from './runPack.ts'

/** Makes packs that were asked for: of thousands of pieces. */
export const pressQueue = (dependencies: Omit<PackDependencies, 'signal' | 'onGarment'>): EventQueue =>
  drawingQueue({
    ...dependencies,
    name: 'press',
    hears: 'PackAsked',
    longestSeconds: 3 * 60 * 60,
    draw: async ({ tenantId, subjectId: packId, signal }) => runPack({ tenantId, packId }, { ...dependencies, signal }),
    giveUp: async (trx, packId) => giveUpPack(trx, packId, dependencies.now()),
  })
