import { expect, test } from 'vitest'
import { createStatementNames } from './transactions/scope.ts'

test('a statement keeps its name per pool; long ones and the 501st have none', () => {
  const statementOf = createStatementNames()
  const nameOf = (sql: string): string | undefined => statementOf(sql)?.name
  expect([nameOf('select 1'), nameOf('select 2'), nameOf('select 1')]).toEqual(['k0', 'k1', 'k0'])
  expect(createStatementNames()('select 3')).toEqual({ name: 'k0', text: 'select 3' })
  expect([nameOf('x'.repeat(8_001)), nameOf('x'.repeat(8_000))]).toEqual([undefined, 'k2'])
  for (let at = 3; at < 500; at += 1) expect(nameOf(`select ${at}`)).toBe(`k${at}`)
  expect([nameOf('one more'), nameOf('select 1'), nameOf('select 499')]).toEqual([undefined, 'k0', 'k499'])
})
