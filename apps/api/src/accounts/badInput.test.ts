import type { RouteKey } from '@kitwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'

// Invalid input, form by form: each error names its field and the problem, and nothing changes.

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await createTestShop()
  token = (await shop.signUp()).access_token
})
afterAll(async () => shop.close())

const WHITE = ' \t\u00a0\u3000'
const PERSON = { firstName: 'Sok', lastName: 'Dara', email: 'new@example.com', password: 'long enough to keep' }
const LINK = 'a'.repeat(43)

const FORMS: readonly (readonly [key: RouteKey, good: object, bad: readonly (readonly [string, unknown, string])[]])[] =
  [
    [
      'POST /api/accounts/register',
      PERSON,
      [
        ['firstName', '', 'required'],
        ['firstName', undefined, 'required'],
        ['lastName', WHITE, 'required'],
        ['lastName', 'ក'.repeat(81), 'too-large'],
        ['firstName', 7, 'wrong-type'],
        ['firstName', 'Sok\u0000', 'wrong-format'],
        ['firstName', 'Sok\nDara', 'not-one-line'],
        ['lastName', 'Sok\tDara', 'not-one-line'],
        ['firstName', 'half a pair \ud83d', 'wrong-format'],
        ['email', WHITE, 'required'],
        ['email', 'sok@', 'wrong-format'],
        ['email', 'ឈ្មោះ@example.com', 'wrong-format'],
        ['email', `${'a'.repeat(250)}@example.com`, 'too-large'],
        ['email', '<b>a@example.com</b>', 'wrong-format'],
        ['phone', 'call me', 'wrong-format'],
        ['phone', '12', 'wrong-format'],
        ['password', 'short', 'too-small'],
        ['password', ' '.repeat(8), 'required'],
        ['password', 'x'.repeat(129), 'too-large'],
      ],
    ],
    [
      'PUT /api/accounts/details',
      { firstName: 'Sok', lastName: 'Dara' },
      [
        ['firstName', WHITE, 'required'],
        ['lastName', 'x'.repeat(81), 'too-large'],
        ['phone', '☎', 'wrong-format'],
        ['language', 'fr', 'not-offered'],
      ],
    ],
    ['PUT /api/oauth/password', { currentPassword: PERSON.password }, [['newPassword', 'short', 'too-small']]],
    [
      'POST /api/accounts/forgotpassword',
      {},
      [
        ['email', ' ', 'required'],
        ['email', 'nobody', 'wrong-format'],
      ],
    ],
    [
      'POST /api/accounts/resetpassword',
      { token: LINK, password: PERSON.password },
      [
        ['token', 'no link', 'wrong-format'],
        ['password', '', 'required'],
      ],
    ],
    ['POST /api/oauth/unlock', {}, [['token', '<script>', 'wrong-format']]],
    ['PUT /api/oauth/notification', { orders: true, designs: true }, [['news', 'yes', 'wrong-type']]],
  ]

describe.each(FORMS)('%s', (key, good, bad) => {
  test.each(bad)('%s of %j is %s', async (field, value, id) => {
    const body = { ...good, [field]: value }
    const { status, error } = await shop.call(key, { token, body } as never)
    expect([status, error?.id]).toEqual([400, 'invalid-input'])
    expect(error?.fields).toContainEqual({ path: field, id })
  })
})

test('what only looks strange is kept to the letter: emoji, Khmer, markup', async () => {
  for (const firstName of ['🦁', 'សុភា', '<script>alert(1)</script>', "Robert'); drop table accounts;--"]) {
    const body = { firstName, lastName: 'O’Neill', phone: '០១២ ៣៤៥ ៦៧៨' }
    const { value } = await shop.call('PUT /api/accounts/details', { token, body })
    // Only the telephone number is normalised, so that it can be dialled.
    expect(value).toMatchObject({ ...body, phone: '+85512345678' })
  }
})

test('nobody was made an account by what was refused', async () => {
  const again = { email: PERSON.email, password: PERSON.password, clientId: 'web' as const }
  expect((await shop.call('POST /api/accounts/token', { body: again })).error?.id).toBe('invalid-credentials')
})
