import { DEFAULT_LANGUAGE } from '@kitwright/words'
import { randomInt } from 'node:crypto'
import type { Transaction } from '../database/index.ts'
import { hashPassword } from './passwords/passwords.ts'
import { insertAccount } from './person/store.ts'

/** A newly created demo account with the only copy of its password. */
export interface DemoAccount {
  readonly role: 'CUSTOMER' | 'STORE' | 'ADMIN'
  readonly email: string
  readonly password: string
}

const PEOPLE = [
  { role: 'ADMIN', local: 'admin', first_name: 'Sokha', last_name: 'Chan' },
  { role: 'STORE', local: 'store', first_name: 'Dara', last_name: 'Kim' },
  { role: 'CUSTOMER', local: 'customer', first_name: 'Bopha', last_name: 'Sok' },
] as const

/** Customers of a full demo shop. No one's names. */
const MORE_CUSTOMERS = [
  ['rithy', 'Rithy', 'Chhem'],
  ['sreymom', 'Sreymom', 'Pich'],
  ['visal', 'Visal', 'Touch'],
  ['kanha', 'Kanha', 'Ros'],
  ['borey', 'Borey', 'Heng'],
  ['sopheap', 'Sopheap', 'Nuon'],
  ['makara', 'Makara', 'Lim'],
  ['pisey', 'Pisey', 'Meas'],
  ['thavy', 'Thavy', 'Chea'],
  ['sovann', 'សុវណ្ណ', 'ប្រាក់'],
  ['mealea', 'មាលា', 'អ៊ុំ'],
  ['vuthy', 'Vuthy', 'Khun'],
] as const

/** Without letters that look alike, because they are read off a terminal. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Gives a tenant without accounts one account of each role, and a full demo shop twelve more customers. Returns the new
 * accounts; an empty list if the tenant already had any.
 */
export async function seedAccounts(
  trx: Transaction,
  { slug, password, isFull }: { slug: string; password: string | undefined; isFull: boolean },
): Promise<DemoAccount[]> {
  const existing = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (existing) return []
  const made: DemoAccount[] = []
  const more = MORE_CUSTOMERS.map(([local, first_name, last_name]) => ({
    role: 'CUSTOMER' as const,
    local,
    first_name,
    last_name,
  }))
  for (const { local, ...person } of isFull ? [...PEOPLE, ...more] : PEOPLE) {
    const account = { role: person.role, email: `${local}@${slug}.example`, password: password ?? makePassword() }
    const row = { ...person, email: account.email, password_hash: await hashPassword(slug, account.password) }
    if (await insertAccount(trx, { ...row, phone: null, language: DEFAULT_LANGUAGE, email_confirmed_at: new Date() }))
      made.push(account)
  }
  return made
}

/** About 79 bits. */
function makePassword(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
