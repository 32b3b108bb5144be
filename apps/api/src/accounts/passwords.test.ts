import { expect, test } from 'vitest'

/** A module of its own: the one that other tests share has been told to take less. */
const asServed = async (): Promise<typeof import('./passwords.ts')> =>
  import(new URL('passwords.ts?as-served', import.meta.url).href)

test('a password costs a guesser what OWASP advises', async () => {
  const { hashPassword, verifyPassword } = await asServed()
  const hash = await hashPassword('long enough to keep')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'long enough to keep')).toBe(true)
  expect(await verifyPassword(hash, 'long enough to keeq')).toBe(false)
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false)
})
