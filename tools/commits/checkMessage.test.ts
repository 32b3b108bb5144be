import { expect, test } from 'vitest'
import { findMessageFaults } from './checkMessage.ts'

const WITH_BODY = 'orders: a canceled order gives its designs back\n\nThey were lost with it.'

test('a message with area and reason for a large change passes', () => {
  expect(findMessageFaults('orders: a canceled order gives its designs back', 12)).toEqual([])
  expect(findMessageFaults('studio, office: no language is named', 50)).toEqual([])
  expect(findMessageFaults(WITH_BODY, 4_000)).toEqual([])
  expect(findMessageFaults('Merge branch labels', 900)).toEqual([])
})

test.each([
  ['no room', 'a canceled order gives its designs back', 1, /Begin with the area/],
  ['a first line too long', `orders: ${'long '.repeat(30)}`, 1, /72 characters at most/],
  ['nothing said', 'orders: wip', 1, /Say what changes/],
  ['a body that begins at once', 'orders: given back\nbecause they were lost', 1, /line free/],
  ['much that is new and no reason', 'orders: given back', 51, /51 new lines/],
  ['a body of what git wrote alone', 'orders: given back\n\n# Changes to be committed:', 51, /51 new lines/],
])('%s is refused with what to write', (_, message, added, said) => {
  expect(findMessageFaults(message, added).join('\n')).toMatch(said)
})
