import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inMm } from './inMm.ts'

test('a length has no more than hundredths', () => {
  expect([3.3600000000000003, 0.1 + 0.2, 2, 1.005, 12.999].map(inMm)).toEqual([
    '3.36 mm',
    '0.3 mm',
    '2 mm',
    '1 mm',
    '13 mm',
  ])
})

test('no paper writes a length as the number that it is', () => {
  const folder = new URL('../', import.meta.url)
  const raw = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter(name => /\$\{[\w.!?]*(?:Mm|mm)\} ?mm/.test(readFileSync(new URL(name, folder), 'utf8')))
  expect(raw).toEqual([])
})
