import { expect, test } from 'vitest'
import { mailQueue, staffNewsQueue } from './index.ts'

test('a mail is tried ten times in four days, news for hours', () => {
  expect(mailQueue({} as never)).toMatchObject({
    most: 12,
    maxPerShop: 2,
    longestSeconds: 90,
    tries: 10,
    pauseSeconds: 30,
    longestPauseSeconds: 43_200,
  })
  expect(staffNewsQueue({} as never)).toMatchObject({
    most: 4,
    maxPerShop: 2,
    longestSeconds: 60,
    tries: 10,
    pauseSeconds: 10,
    longestPauseSeconds: 3_600,
  })
})
