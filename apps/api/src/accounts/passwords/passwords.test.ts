import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'

/** A separate module instance: other tests have lowered the cost of the shared one. */
const asServed = async (): Promise<typeof import('./passwords.ts')> =>
  import(new URL('passwords.ts?as-served', import.meta.url).href)

test('passwords are checked in turn, so a busy shop does not delay another', async () => {
  const { hashPassword } = await asServed()
  const done: string[] = []
  const make = async (shop: string): Promise<void> => {
    await hashPassword(shop, 'long enough to keep')
    done.push(shop)
  }
  await Promise.all([...Array.from({ length: 12 }, async () => make('a')), make('b')])
  expect(done.indexOf('b')).toBeLessThan(6)
})

test('a password matches in NFC and NFD, any space, and with keyboard marks', async () => {
  const { hashPassword, verifyPassword } = await asServed()
  const known = await hashPassword('a', 'Łódź pạ̊ss ពាក្យ'.normalize('NFD'))
  const verify = async (password: string): Promise<boolean> => verifyPassword({ shop: 'a', hash: known, password })
  expect(await verify('Łódź pạ̊ss ពាក្យ'.normalize('NFC'))).toBe(true)
  expect(await verify('Łódź\u00a0pạ̊ss\u3000ពាក្យ\u200b')).toBe(true)
  expect(await verify('łódź pạ̊ss ពាក្យ')).toBe(false)
})

test('a hash of an unprepared password keeps working in either form', async () => {
  const { verifyPassword } = await asServed()
  for (const stored of ['Łódź\u00a0pass'.normalize('NFD'), 'Łódź pass'.normalize('NFD'), 'zero\u200bwidth\tpass']) {
    const verify = async (password: string): Promise<boolean> =>
      verifyPassword({ shop: 'a', hash: await hash(stored), password })
    expect(await verify(stored)).toBe(true)
    expect(await verify(stored.normalize('NFC'))).toBe(true)
    expect(await verify(`${stored}!`)).toBe(false)
  }
})

test('a password costs a guesser what OWASP advises', async () => {
  const { hashPassword, verifyPassword } = await asServed()
  const hash = await hashPassword('a', 'long enough to keep')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const verify = async (known: string | undefined, password: string): Promise<boolean> =>
    verifyPassword({ shop: 'a', hash: known, password })
  expect(await verify(hash, 'long enough to keep')).toBe(true)
  expect(await verify(hash, 'long enough to keeq')).toBe(false)
  expect(await verify(undefined, 'nobody has this password')).toBe(false)
})
