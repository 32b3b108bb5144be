import { expect, test } from 'vitest'
import { findTenantCell, type Presence } from './findTenantCell.ts'

type Answer = Presence | 'unknown' | 'away' | 'silent'
const ask = async (answer: Answer): Promise<{ presence: Presence } | undefined> => {
  if (answer === 'away') throw new Error('away')
  if (answer === 'silent') return new Promise(() => undefined)
  return answer === 'unknown' ? undefined : { presence: answer }
}
const found = async (...answers: Answer[]): Promise<number | undefined> => (await findTenantCell(answers.map(ask)))?.at

test.each<[Answer[], number | undefined]>([
  [['here', 'unknown'], 0],
  [['unknown', 'here'], 1],
  [['unknown', 'leaving'], 1],
  // A cell that does not answer is not waited for if another has the tenant.
  [['silent', 'here'], 1],
  [['away', 'here'], 1],
  [['left', 'here'], 1],
  [['leaving', 'arriving'], 0],
  [['leaving', 'sealed'], 0],
  // Between the last two steps of a move.
  [['left', 'sealed'], 1],
  [['sealed', 'left'], 0],
  [['unknown', 'unknown'], undefined],
  [['left', 'unknown'], undefined],
  [['sealed', 'unknown'], undefined],
  [['arriving', 'unknown'], undefined],
])('of cells that say %o it is the one numbered %s', async (answers, at) => {
  expect(await found(...answers)).toBe(at)
})

test('where one that does not answer might have it, nobody knows', async () => {
  await expect(found('away', 'unknown')).rejects.toThrow('away')
  await expect(found('sealed', 'away')).rejects.toThrow('away')
})

test('the answer comes along', async () => {
  expect(await findTenantCell([ask('left'), ask('sealed')])).toEqual({ at: 1, answer: { presence: 'sealed' } })
})
