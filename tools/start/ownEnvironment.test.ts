import { expect, test } from 'vitest'
import { ownEnvironment } from './ownEnvironment.ts'

test('a tool’s server inherits no setting of the operator’s', () => {
  const theirs = { NODE_ENV: 'production', DEMO: 'off', DATABASE_URL: 'postgresql://theirs', PUBLIC_HOSTS: 'a=b.com' }
  expect(ownEnvironment({ PATH: '/bin', LANG: 'C', ...theirs })).toEqual({ PATH: '/bin', LANG: 'C' })
})
