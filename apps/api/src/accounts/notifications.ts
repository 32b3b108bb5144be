import type { Notifications } from '@kitwright/contract'
import type { Exchange } from '../endpoint/index.ts'
import { type Account, getAccount } from './store.ts'

/** Mails about one's own orders and designs come unless one says otherwise, news only when asked for. */
export const notificationsOf = ({ notifications }: Pick<Account, 'notifications'>): Notifications => ({
  orders: notifications.orders ?? true,
  designs: notifications.designs ?? true,
  news: notifications.news ?? false,
})

export const readNotifications = async ({ person, run }: Exchange<'GET /api/oauth/notification'>) =>
  notificationsOf(await run(async trx => getAccount(trx, person.id)))

export async function changeNotifications({
  person,
  body,
  run,
}: Exchange<'PUT /api/oauth/notification'>): Promise<Notifications> {
  const notifications = JSON.stringify(body)
  await run(async trx => trx.updateTable('accounts').set({ notifications }).where('id', '=', person.id).execute())
  return body
}
