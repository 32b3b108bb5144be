import type { Notifications, Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { readOptOutToken } from './optOutLink.ts'
import { type Account, getAccount } from './store.ts'

/** Mails about the user's own orders, designs and payments are on by default; news is off by default. */
export const notificationsOf = ({ notifications }: Pick<Account, 'notifications'>): Notifications => ({
  orders: notifications.orders ?? true,
  designs: notifications.designs ?? true,
  // Of an account that chose before reminders were a choice of their own.
  payments: notifications.payments ?? notifications.orders ?? true,
  news: notifications.news ?? false,
})

export type StaffNotifications = Response_<'GET /api/office/me/notifications'>

/** The staff are notified of everything as it happens by default; who wants the morning's mail chooses it. */
export const staffNotificationsOf = ({ notifications }: Pick<Account, 'notifications'>): StaffNotifications => ({
  orders: notifications.orders ?? true,
  messages: notifications.messages ?? true,
  digest: notifications.digest ?? false,
})

/** Returns the staff who want to be notified by mail. */
export async function listStaffToTell(trx: Transaction, about: keyof StaffNotifications): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts
    where role in ('STORE', 'ADMIN') and not is_blocked and removed_at is null
      and coalesce((notifications->>${about})::boolean, ${about !== 'digest'})
    order by created_at, id`.execute(trx)
  return rows.map(({ id }) => id)
}

export const readStaffNotifications = async ({ person, run }: Exchange<'GET /api/office/me/notifications'>) =>
  staffNotificationsOf(await run(async trx => getAccount(trx, person.id)))

export async function changeStaffNotifications({
  person,
  body,
  run,
}: Exchange<'PUT /api/office/me/notifications'>): Promise<StaffNotifications> {
  return run(async trx => {
    const chosen = { ...staffNotificationsOf(await getAccount(trx, person.id)), ...body }
    await writeNotifications(trx, person.id, chosen)
    return chosen
  })
}

const writeNotifications = async (trx: Transaction, id: string, wanted: object): Promise<unknown> =>
  trx
    .updateTable('accounts')
    .set({ notifications: JSON.stringify(wanted) })
    .where('id', '=', id)
    .execute()

export const readNotifications = async ({ person, run }: Exchange<'GET /api/oauth/notification'>) =>
  notificationsOf(await run(async trx => getAccount(trx, person.id)))

export async function changeNotifications({
  person,
  body,
  run,
}: Exchange<'PUT /api/oauth/notification'>): Promise<Notifications> {
  await run(async trx => writeNotifications(trx, person.id, body))
  return body
}

/** Stops one kind of mails by the token of a link. Throws `link-invalid` for a forged one, and for an erased account. */
export async function optOut(
  { params, run }: Pick<Exchange<'POST /api/mails/optout/{token}'>, 'params' | 'run'>,
  secret: Uint8Array,
): Promise<Response_<'POST /api/mails/optout/{token}'>> {
  const choice = readOptOutToken(secret, params.token)
  if (!choice) throw new ProblemError('link-invalid')
  const { accountId, topic } = choice
  return run(async trx => {
    const account = await trx
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!account || account.removed_at) throw new ProblemError('link-invalid')
    await writeNotifications(trx, accountId, { ...notificationsOf(account), [topic]: false })
    return { topic }
  })
}
