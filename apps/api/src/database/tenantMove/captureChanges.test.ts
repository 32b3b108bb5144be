import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { forgetChanges } from './captureChanges.ts'

test('a lock conflict makes the change start again as a whole', async () => {
  const asked: string[] = []
  const refusals = ['55P03', '40P01']
  const client = {
    async query(text: string) {
      asked.push(text.trim().split(/[ ;]/)[0]!)
      const code = text.includes('drop schema') ? refusals.shift() : undefined
      if (code !== undefined) throw Object.assign(new Error('locked'), { code })
      return { rows: [] }
    },
  }
  await forgetChanges(client as unknown as Client)
  expect(asked).toEqual(['select', 'begin', 'rollback', 'begin', 'rollback', 'begin'])
})
