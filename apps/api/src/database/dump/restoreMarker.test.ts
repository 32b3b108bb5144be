import { expect, test } from 'vitest'
import { beginRestoring, endRestoring, findRestoring } from './restoreMarker.ts'
import { createTestDatabase } from '../testing.ts'

test('a restore keeps one name until it ends, even across an abort', async () => {
  const { databaseUrl, drop } = await createTestDatabase('empty')
  expect(await findRestoring(databaseUrl)).toBeUndefined()
  const id = await beginRestoring(databaseUrl)
  expect([await beginRestoring(databaseUrl), await findRestoring(databaseUrl)]).toEqual([id, id])
  await endRestoring(databaseUrl)
  expect(await findRestoring(databaseUrl)).toBeUndefined()
  await endRestoring(databaseUrl)
  expect(await beginRestoring(databaseUrl)).not.toBe(id)
  await drop()
})
