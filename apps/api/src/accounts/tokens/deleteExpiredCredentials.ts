import { sql, type Transaction } from '../../database/index.ts'

const DAY_MS = 24 * 60 * 60_000

/** The lifetime of the browsers' device cookies. */
const DEVICE_DAYS = 400

/** The lifetime of the link that takes a change of the e-mail address back, and a little. */
const EMAIL_CHANGE_DAYS = 16

/**
 * Removes expired steps of signing in, codes, links, mail requests and counts of wrong passwords a day after they expire, and devices and changes of e-mail addresses that
 * are old. Returns how many.
 */
export async function deleteExpiredCredentials(trx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS)
  const unseen = new Date(now.getTime() - DEVICE_DAYS * DAY_MS)
  const changed = new Date(now.getTime() - EMAIL_CHANGE_DAYS * DAY_MS)
  const { rows } = await sql<{ count: number }>`
    with codes as (delete from one_time_codes where expires_at <= ${before} returning 1),
      links as (delete from one_time_links where expires_at <= ${before} returning 1),
      wishes as (delete from mail_wishes where asked_at <= ${before} returning 1),
      failures as (delete from sign_in_failures where failed_at <= ${before} returning 1),
      tickets as (delete from sign_in_tickets where expires_at <= ${now} returning 1),
      devices as (delete from known_devices where known_at <= ${unseen} returning 1),
      changes as (delete from email_changes where asked_at <= ${changed} returning 1)
    select ((select count(*) from codes) + (select count(*) from links) + (select count(*) from wishes)
      + (select count(*) from failures) + (select count(*) from tickets) + (select count(*) from devices)
      + (select count(*) from changes))::int as count`.execute(trx)
  return rows[0]!.count
}
