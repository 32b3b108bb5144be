import type { Exchange } from '../../endpoint/index.ts'
import { type Account, accountOf } from './store.ts'

/** Changes the caller's own details. Omitted fields stay unchanged. */
export async function changeDetails({
  body,
  person,
  now,
  run,
}: Exchange<'PUT /api/accounts/details'>): Promise<Account> {
  const { firstName, lastName, phone, language } = body
  const changes = {
    first_name: firstName,
    last_name: lastName,
    updated_at: now,
    ...(phone !== undefined && { phone: phone || null }),
    ...(language !== undefined && { language }),
  }
  return run(async trx =>
    accountOf(
      await trx
        .updateTable('accounts')
        .set(changes)
        .where('id', '=', person.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  )
}
