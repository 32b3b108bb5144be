import { formatCount, formatUsd } from '@kitwright/measure'
import { type Account, findAccountByEmail, getAccount, makeCode, makeLink, notificationsOf } from '../accounts/index.ts'
import type { Transaction } from '../database/index.ts'
import type { EventKind } from '../events/index.ts'
import type { Letter } from './layout.ts'
import { type Say, sayIn } from './say.ts'

/** An event as the worker finds it. */
export interface ToldEvent {
  readonly kind: string
  readonly subject_id: string
  readonly payload: Readonly<Record<string, unknown>>
}

export interface Desk {
  readonly trx: Transaction
  readonly event: ToldEvent
  readonly shop: string
  /** Where links lead. */
  readonly origin: string
  readonly codeKey: Uint8Array
  readonly now: Date
}

/** A letter and whom it is for. */
export interface Addressed {
  readonly to: string
  readonly language: 'en' | 'kh'
  readonly letter: Letter
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

type Writer = (desk: Desk) => Promise<Addressed | null>

/**
 * By name only whoever has proved the e-mail: anyone may sign up with another's, and would have the shop send them what is written as the
 * name.
 */
const greet = (say: Say, { email_confirmed_at, first_name }: Account): string =>
  email_confirmed_at ? say('greeting', { name: first_name }) : say('greeting_nobody')

async function toAccount(account: Account, write: (say: Say) => Omit<Letter, 'greeting'>): Promise<Addressed> {
  const say = await sayIn(account.language)
  return { to: account.email, language: account.language, letter: { greeting: greet(say, account), ...write(say) } }
}

/** Whom an asked-for mail concerns: customers of this shop, and its staff where they wait to sign in. Anybody else gets no mail. */
async function asker({ trx, event }: Desk): Promise<Account | undefined> {
  const account = await findAccountByEmail(trx, text(event.payload['email']))
  const isWelcome = account?.role === 'CUSTOMER' || event.kind === 'UnlockAsked'
  return account && isWelcome && !account.is_blocked ? account : undefined
}

const codeAsked: Writer = async desk => {
  const { trx, shop, origin, codeKey, now } = desk
  const account = await asker(desk)
  if (!account) return null
  if (account.email_confirmed_at)
    return toAccount(account, say => ({
      subject: say('taken_subject', { shop }),
      lines: [say('taken_text')],
      button: { label: say('sign_in'), url: `${origin}/auth/signin` },
    }))
  const code = await makeCode(trx, { accountId: account.id, key: codeKey, now })
  return toAccount(account, say => ({
    subject: say('code_subject', { code, shop }),
    lines: [say('code_text')],
    code,
    after: [say('not_you')],
  }))
}

const linkAsked =
  (purpose: 'reset' | 'unlock', path: string): Writer =>
  async desk => {
    const { trx, shop, origin, now } = desk
    const account = await asker(desk)
    if (!account) return null
    const token = await makeLink(trx, account.id, { purpose, now })
    const door = account.role === 'CUSTOMER' ? '' : '?to=office'
    return toAccount(account, say => ({
      subject: say(`${purpose}_subject`, { shop }),
      lines: [say(`${purpose}_text`)],
      // Behind the hash: neither proxies nor other sites get to see it.
      button: { label: say(`${purpose}_button`), url: `${origin}${path}${door}#${token}` },
      after: [say('not_you')],
    }))
  }

const welcome: Writer = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subject_id), say => ({
    subject: say('welcome_subject', { shop }),
    lines: [say('welcome_text')],
    button: { label: say('start_design'), url: `${origin}/products` },
  }))

const passwordChanged: Writer = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subject_id), say => ({
    subject: say('password_subject', { shop }),
    lines: [say('password_text')],
    button: { label: say('reset_button'), url: `${origin}/auth/forgotpassword` },
    after: [say('password_not_you')],
  }))

type OrderKey = 'placed' | 'canceled' | 'approved' | 'processing' | 'completed' | 'on_the_way' | 'received' | 'reopened'
const BY_STATUS: Readonly<Record<string, OrderKey>> = {
  REVIEWING: 'reopened',
  APPROVED: 'approved',
  PROCESSING: 'processing',
  COMPLETED: 'completed',
  ON_THE_WAY: 'on_the_way',
  RECEIVED: 'received',
  CANCELED: 'canceled',
}

const orderLetter =
  (keyOf: (payload: ToldEvent['payload']) => OrderKey | undefined): Writer =>
  async ({ trx, event, origin }) => {
    const { payload } = event
    const account = await getAccount(trx, text(payload['personId']))
    const key = keyOf(payload)
    if (!key || !notificationsOf(account).orders) return null
    const number = text(payload['number'])
    const [qty, cents, reason] = [payload['qty'], payload['totalCents'], text(payload['note'])]
    const deposit = payload['depositDueCents']
    return toAccount(account, say => ({
      subject: say(`${key}_subject`, { number }),
      lines: [
        say(`${key}_text`, { number }),
        ...(typeof qty === 'number' && typeof cents === 'number'
          ? [say('total', { qty: formatCount(qty), total: formatUsd(cents) })]
          : []),
        ...(typeof deposit === 'number' && deposit > 0 ? [say('deposit', { amount: formatUsd(deposit) })] : []),
        ...(key === 'canceled' && reason ? [say('reason', { reason })] : []),
      ],
      button: { label: say('see_order'), url: `${origin}/me/histories?order=${event.subject_id}` },
    }))
  }

const designReviewed: Writer = async ({ trx, event, origin }) => {
  const { payload } = event
  const account = await getAccount(trx, text(payload['personId']))
  if (!notificationsOf(account).designs) return null
  const design = text(payload['name'])
  const key = payload['status'] === 'ready' ? 'ready' : 'rejected'
  const comment = text(payload['comment'])
  return toAccount(account, say => ({
    subject: say(`${key}_subject`, { design }),
    lines: [say(`${key}_text`, { design }), ...(comment ? [comment] : [])],
    button: { label: say('open_design'), url: `${origin}/me/assets?design=${event.subject_id}` },
  }))
}

const WRITERS: Record<EventKind, Writer> = {
  AccountRegistered: welcome,
  CodeAsked: codeAsked,
  ResetAsked: linkAsked('reset', '/auth/resetpassword'),
  UnlockAsked: linkAsked('unlock', '/auth/unlock'),
  PasswordChanged: passwordChanged,
  OrderPlaced: orderLetter(() => 'placed'),
  OrderCanceled: orderLetter(() => 'canceled'),
  OrderStatusChanged: orderLetter(payload => BY_STATUS[text(payload['to'])]),
  DesignReviewed: designReviewed,
}

/** The letter an event calls for, in its reader's language; null when nobody wants to hear of it. */
export async function writeLetter(desk: Desk): Promise<Addressed | null> {
  const writer = Object.hasOwn(WRITERS, desk.event.kind) ? WRITERS[desk.event.kind as EventKind] : undefined
  return writer ? writer(desk) : null
}
