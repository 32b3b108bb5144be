import { expect, test } from 'vitest'
import type { RunInTenant, TenantContext } from '../endpoint/index.ts'
import { createTemplateBriefs } from './templateBriefs.ts'

const tenant = { productTypes: ['POLO'] } as unknown as TenantContext

test('a shop’s templates are read once while cached, and again after a failure', async () => {
  const briefsOf = createTemplateBriefs()
  let asked = 0
  const run = (async () => {
    asked += 1
    if (asked === 1) throw new Error('no connection')
    return { rows: [], total: 0 }
  }) as unknown as RunInTenant
  await expect(briefsOf({ tenant, run })).rejects.toThrow('no connection')
  expect([await briefsOf({ tenant, run }), await briefsOf({ tenant, run })]).toEqual([[], []])
  expect(asked).toBe(2)
  await briefsOf({ tenant: { ...tenant }, run })
  expect(asked).toBe(3)
})
