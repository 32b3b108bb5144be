import { expect, test } from 'vitest'
import { parseStoredJson } from '../../files/index.ts'
import { packFileSchema, storedFactsSchema } from './storedJson.ts'

const stored = (text: string): Uint8Array => Buffer.from(text)

test('a stored document of the expected shape keeps the order of its keys', () => {
  const text = '{"sha256":"0a","extra":true,"bytes":3}'
  expect(JSON.stringify(parseStoredJson(stored(text), storedFactsSchema))).toBe(text)
})

test.each(['', '{"bytes":3', 'null', '[]', '{}', '{"bytes":"3","sha256":"0a"}', '{"sha256":"0a"}'])(
  'a stored document is as good as none where it is %j',
  text => expect(parseStoredJson(stored(text), storedFactsSchema)).toBeUndefined(),
)

test('a file of a pack is of a kind that is known', () => {
  const file = { name: 'a.exe', hash: '0a', bytes: 1, sha256: '0a' }
  const kindOf = (kind: string): unknown =>
    parseStoredJson(stored(JSON.stringify({ ...file, kind })), packFileSchema)?.kind
  expect([kindOf('pdf'), kindOf('exe')]).toEqual(['pdf', undefined])
})
