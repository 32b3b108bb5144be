import { expect, it } from 'vitest'
import { confirm, useQuestion } from './confirm.ts'

const question = (title: string) => ({ title, message: '', accept: 'Yes', reject: 'No' })

it('one confirm dialog exists: a second question rejects the first', async () => {
  const [first, second] = [confirm(question('first')), confirm(question('second'))]
  expect(await first).toBe(false)
  expect(useQuestion.getState().question?.title).toBe('second')
  useQuestion.getState().answer('accept')
  expect(await second).toBe(true)
  expect(useQuestion.getState().question).toBeNull()
})
