import { type Response_, type schemas, SHIPPING_LIMITS } from '@kitwright/contract'
import { parsePhone } from '@kitwright/measure'
import type { z } from 'zod'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findPlace } from '../places/places.ts'

type SavedAddresses = Response_<'GET /api/addresses'>
export type AddressInput = z.output<typeof schemas.addressInput>

/** Returns a customer's addresses, the one that was saved last first. */
export async function listAddresses(trx: Transaction, ownerId: string): Promise<SavedAddresses> {
  const { rows } = await sql<SavedAddresses['items'][number]>`
    select id, name, place, address, landmark, phone, directions, map_point as "mapPoint" from saved_addresses
    where owner_id = ${ownerId} order by saved_at desc, id`.execute(trx)
  return { items: rows }
}

interface AddressToSave {
  readonly ownerId: string
  readonly input: AddressInput
  readonly now: Date
}

/**
 * Saves an address, or replaces the one with its name. Throws `phone-invalid`, `address-limit-reached`, or
 * `invalid-input` for an unknown place.
 */
export async function saveAddress(trx: Transaction, { ownerId, input, now }: AddressToSave): Promise<void> {
  const phone = parsePhone(input.phone)
  if (phone === null) throw new ProblemError('phone-invalid', [{ path: 'phone', id: 'phone-invalid' }])
  if (input.place !== '' && !findPlace(input.place))
    throw new ProblemError('invalid-input', [{ path: 'place', id: 'not-offered' }])
  // Locks the account: two saves at once do not exceed the limit together.
  await sql`select from accounts where id = ${ownerId} for no key update`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_addresses where owner_id = ${ownerId} and name <> ${input.name}`.execute(
    trx,
  )
  if (rows[0]!.count >= SHIPPING_LIMITS.addresses) throw new ProblemError('address-limit-reached')
  const { name, place, address, landmark, directions, mapPoint } = input
  await sql`
    insert into saved_addresses (owner_id, name, place, address, landmark, phone, directions, map_point, saved_at)
    values (${ownerId}, ${name}, ${place}, ${address}, ${landmark}, ${phone}, ${directions}, ${mapPoint}, ${now})
    on conflict (tenant_id, owner_id, name) do update set place = excluded.place, address = excluded.address,
      landmark = excluded.landmark, phone = excluded.phone, directions = excluded.directions,
      map_point = excluded.map_point, saved_at = excluded.saved_at`.execute(trx)
}

/** Deletes an own address. Throws `not-found`. */
export async function deleteAddress(
  trx: Transaction,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from saved_addresses where id = ${id} and owner_id = ${ownerId}`.execute(trx)
  if (!numAffectedRows) throw new ProblemError('not-found')
}
