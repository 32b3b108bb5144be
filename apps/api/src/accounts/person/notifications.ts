import type { Notifications, Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { Exchange } from '../../endpoint/index.ts'
import { type Account, getAccount } from './store.ts'

/** Mails about the user's own orders and designs are on by default; news is off by default. */
export const notificationsOf = ({ notifications }: Pick<Account, 'notifications'>): Notifications => ({
  orders: notifications.orders ?? true,
  designs: notifications.designs ?? true,
  news: notifications.news ?? false,
})

export type StaffNotifications = Response_<'GET /api/office/me/notifications'>

/** The staff are notified of everything by default. */
export const staffNotificationsOf = ({ notifications }: Pick<Account, 'notifications'>): StaffNotifications => ({
  orders: notifications.orders ?? true,
  messages: notifications.messages ?? true,
})

/** Returns the staff who want to be notified by mail. */
export async function listStaffToTell(trx: Transaction, about: keyof StaffNotifications): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts
    where role in ('STORE', 'ADMIN') and not is_blocked and removed_at is null
      and coalesce((notifications->>${about})::boolean, true)
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
  await run(async trx => writeNotifications(trx, person.id, body))
  return body
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
