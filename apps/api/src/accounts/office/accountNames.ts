import type { Transaction } from '../../database/index.ts'
import type { Customer } from './types.ts'

/** The owner of a design or an order, as staff see it. */
export type Owner = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>

/** Returns the accounts with these ids, by id. */
export async function listOwners(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, first_name, last_name, email, phone }) => [
      id,
      { id, firstName: first_name, lastName: last_name, email: email ?? '', phone },
    ]),
  )
}

/** Returns a person's name, or an empty string if the person is not in the map. */
export function nameIn(people: ReadonlyMap<string, Owner>, id: string): string {
  const person = people.get(id)
  return person ? `${person.firstName} ${person.lastName}`.trim() || person.email : ''
}
