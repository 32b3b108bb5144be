import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pressKey } from '../files/index.ts'
import { type GarmentsToMake, prepareGarments } from './makeGarments.ts'
import type { Plan } from './plan.ts'

const TENANT = '018f2f6e-0000-7000-8000-000000000001'
const hashOf = (at: number): string => createHash('sha256').update(String(at)).digest('hex')
const PLANS = Array.from({ length: 5 }, (_, at) => ({ hash: hashOf(at), pieces: 1 }) as Plan)

/** Files of so many garments that were read back, and of so many that were not. */
function filesOf(checked: number, written: number) {
  const kept = new Map(PLANS.slice(0, checked + written).map(({ hash }, i) => [hash, { isChecked: i < checked }]))
  return {
    find: async (key: string) => {
      const made = [...kept].find(([hash]) => key === pressKey(TENANT, hash, 'json'))?.[1]
      return made && Buffer.from(JSON.stringify(made))
    },
    has: async (key: string) => [...kept.keys()].some(hash => key === pressKey(TENANT, hash, 'pdf')),
  }
}

test('little is left to be done where all but a few garments were read back before', async () => {
  const isBrief = async (checked: number, written: number): Promise<boolean> =>
    (await prepareGarments(PLANS, { tenantId: TENANT, files: filesOf(checked, written) } as unknown as GarmentsToMake))
      .isBrief
  expect([await isBrief(5, 0), await isBrief(2, 0), await isBrief(2, 3)]).toEqual([true, true, true])
  expect([await isBrief(1, 4), await isBrief(1, 0), await isBrief(0, 0)]).toEqual([false, false, false])
})
