import type { Account } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { type EventKind, getEvent, type RecordedEvent } from '../../events/index.ts'
import { findBestHost, type Origins } from '../../tenants/index.ts'
import type { AddressedLetter, Letter } from './letter.ts'
import { type MailTexts, loadMailTexts } from './texts/mailTexts.ts'

export interface MailContext<K extends EventKind = EventKind> {
  readonly trx: Transaction
  readonly event: RecordedEvent<K>
  readonly shop: string
  readonly settings: TenantContext['settings']
  /** The origin of links. */
  readonly origin: string
  readonly codeKey: Uint8Array
  readonly tenantId: string
  /** See `MailQueueDependencies.replyAddress`. */
  readonly replyAddress: string | undefined
  /** Further corrections that the same mail reports. */
  readonly laterCorrections?: readonly RecordedEvent<'LineCorrected'>[]
  /** Further reminders of money that the same mail reports. */
  readonly otherReminders?: readonly RecordedEvent[]
  readonly now: Date
}

/** Returns null if nobody wants the mail. */
export type LetterWriter<K extends EventKind> = (context: MailContext<K>) => Promise<AddressedLetter | null>
type Write = (say: MailTexts) => Omit<Letter, 'greeting'> | Promise<Omit<Letter, 'greeting'>>

/** Returns null for a customer without an e-mail address. */
async function write(
  { email, language }: Account,
  name: string | null,
  writeIn: Write,
): Promise<AddressedLetter | null> {
  if (email === '') return null
  const say = await loadMailTexts(language)
  const greeting = name === null ? say('greeting_nobody') : say('greeting', { name })
  return { to: email, language, letter: { greeting, ...(await writeIn(say)) } }
}

/**
 * Writes to an account, by name only if it has confirmed its e-mail address: anyone may sign up with another's address,
 * and the shop would send them any text entered as the name.
 */
export const toAccount = async (account: Account, writeIn: Write): Promise<AddressedLetter | null> =>
  write(account, account.email_confirmed_at ? account.first_name : null, writeIn)

/**
 * Addresses by name: only someone signed in can have done this. Where mails reach people, signing in requires a
 * confirmed e-mail address.
 */
export const toAccountByName = async (account: Account, writeIn: Write): Promise<AddressedLetter | null> =>
  write(account, account.first_name, writeIn)

export interface ContextSources {
  readonly origins: Origins
  readonly codeKey: Uint8Array
  /** See `MailQueueDependencies.replyAddress`. */
  readonly replyAddress?: string | undefined
}

/** Returns what a letter about an event is written from, and the shop's host. */
export async function openContext(
  trx: Transaction,
  { eventId, tenantId, now }: { readonly eventId: string; readonly tenantId: string; readonly now: Date },
  { origins, codeKey, replyAddress }: ContextSources,
): Promise<MailContext & { readonly host: string }> {
  const event = await getEvent(trx, eventId)
  const host = (await findBestHost(trx)) ?? 'localhost'
  // Not the host of the request, because its sender chose that.
  const origin = origins.of(host)
  const { name, settings } = await trx.selectFrom('tenants').select(['name', 'settings']).executeTakeFirstOrThrow()
  return { trx, event, shop: name, settings, origin, codeKey, tenantId, replyAddress, now, host }
}
