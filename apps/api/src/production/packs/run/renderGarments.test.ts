import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pressKey } from '../../../files/index.ts'
import { type GarmentsToMake, prepareGarments } from './renderGarments.ts'
import type { Plan } from '../../rendering/printFiles/packPlan.ts'

const TENANT = '018f2f6e-0000-7000-8000-000000000001'
const hashOf = (at: number): string => createHash('sha256').update(String(at)).digest('hex')
const PLANS = Array.from(
  { length: 5 },
  (_, at) => ({ hash: hashOf(at), pieces: 1, garments: [{}, {}] }) as unknown as Plan,
)

/** Returns records of files that were read back and of files that were not. */
function filesOf(checked: number, written: number) {
  const kept = new Map<string, Buffer>()
  for (const [i, { hash }] of PLANS.slice(0, checked + written).entries()) {
    const pdf = Buffer.from(`%PDF of ${i}`)
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    kept.set(pressKey(TENANT, hash, 'pdf'), pdf)
    const record = { bytes: pdf.length, sha256, pieces: [], isChecked: i < checked }
    kept.set(pressKey(TENANT, hash, 'json'), Buffer.from(JSON.stringify(record)))
  }
  return { find: async (key: string) => kept.get(key) }
}

test('little is left where most garments were read back before', async () => {
  const isBrief = async (checked: number, written: number): Promise<boolean> =>
    (await prepareGarments(PLANS, { tenantId: TENANT, files: filesOf(checked, written) } as unknown as GarmentsToMake))
      .isBrief
  expect([await isBrief(5, 0), await isBrief(2, 0), await isBrief(2, 3)]).toEqual([true, true, true])
  expect([await isBrief(1, 4), await isBrief(1, 0), await isBrief(0, 0)]).toEqual([false, false, false])
})

test('progress counts earlier pieces from the start, once for each garment', async () => {
  const files = filesOf(1, 2)
  const { counts } = await prepareGarments(PLANS, { tenantId: TENANT, files } as unknown as GarmentsToMake)
  expect(counts).toEqual({ pieces_made: 6, pieces_checked: 2 })
})
