import { expect, test } from 'vitest'
import { LANGUAGES, waitText } from './index.ts'

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [1.2, '2 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [121, '3 minutes'],
])('a wait of %d s is rounded up, and told as %s', (seconds, told) => {
  expect(waitText(seconds, 'en')).toBe(told)
})

test('in every language figures are equal, seconds and minutes distinct', () => {
  for (const language of LANGUAGES) {
    const [seconds, minutes] = [waitText(60, language), waitText(3600, language)]
    expect([seconds, minutes].map(text => text.startsWith('60 '))).toEqual([true, true])
    expect(seconds).not.toBe(minutes)
  }
})
