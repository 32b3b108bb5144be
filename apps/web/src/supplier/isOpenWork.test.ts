import { expect, test } from 'vitest'
import { isOpenWork } from './isOpenWork.ts'

const AT = '2026-11-26T08:00:00Z'

test.each([
  ['sewn', [], true],
  ['sent', [], false],
  ['sent', [AT], false],
  ['sent', [AT, null], true],
] as const)('an order that is %s, with remakes sent at %j, is to be made: %s', (state, sent, expected) => {
  expect(isOpenWork({ state, remakes: sent.map(sentAt => ({ sentAt })) })).toBe(expected)
})
