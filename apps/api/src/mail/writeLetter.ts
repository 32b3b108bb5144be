import {
  findAccountByEmail,
  getAccount,
  inviteAdministrator,
  makeCode,
  makeLink,
  notificationsOf,
} from '../accounts/index.ts'
import type { EventKind } from '../events/index.ts'
import { text, toAccount, toAccountByName, type LetterWriter, type MailContext } from './mailContext.ts'
import type { Account } from '../accounts/index.ts'
import type { Addressed } from './letter.ts'
import { orderLetter, paymentLetter } from './orderLetters.ts'
import { staffLetter } from './staffLetters.ts'

/** Whom an asked-for mail concerns: customers of this shop, and its staff where they wait to sign in. Anybody else gets no mail. */
async function asker({ trx, event }: MailContext): Promise<Account | undefined> {
  const account = await findAccountByEmail(trx, text(event.payload['email']))
  const isWelcome = account?.role === 'CUSTOMER' || event.kind === 'UnlockAsked'
  return account && isWelcome && !account.is_blocked ? account : undefined
}

const codeAsked: LetterWriter = async context => {
  const { trx, shop, origin, codeKey, now } = context
  const account = await asker(context)
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
  (purpose: 'reset' | 'unlock', path: string): LetterWriter =>
  async context => {
    const { trx, shop, origin, now } = context
    const account = await asker(context)
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

const administratorAdded: LetterWriter = async ({ trx, event, shop, origin, now }) => {
  const account = await getAccount(trx, event.subject_id)
  if (account.is_blocked || account.removed_at) return null
  const url = await inviteAdministrator(trx, account.id, { origin, now })
  return toAccountByName(account, say => ({
    subject: say('administrator_subject', { shop }),
    lines: [say('administrator_text', { shop })],
    button: { label: say('administrator_button'), url },
    after: [say('not_you')],
  }))
}

const welcome: LetterWriter = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subject_id), say => ({
    subject: say('welcome_subject', { shop }),
    lines: [say('welcome_text')],
    button: { label: say('start_design'), url: `${origin}/products` },
  }))

const passwordChanged: LetterWriter = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subject_id), say => ({
    subject: say('password_subject', { shop }),
    lines: [say('password_text')],
    button: { label: say('reset_button'), url: `${origin}/auth/forgotpassword` },
    after: [say('password_not_you')],
  }))

const designReviewed: LetterWriter = async ({ trx, event, origin }) => {
  const { payload } = event
  const account = await getAccount(trx, text(payload['personId']))
  if (!notificationsOf(account).designs) return null
  const design = text(payload['name'])
  const key = payload['status'] === 'ready' ? 'ready' : 'rejected'
  const comment = text(payload['comment'])
  return toAccountByName(account, say => ({
    subject: say(`${key}_subject`, { design }),
    lines: [say(`${key}_text`, { design })],
    ...(comment !== '' && { quote: comment }),
    button: { label: say('open_design'), url: `${origin}/me/assets?design=${event.subject_id}` },
  }))
}

const WRITERS: Record<EventKind, LetterWriter> = {
  AccountRegistered: welcome,
  CodeAsked: codeAsked,
  ResetAsked: linkAsked('reset', '/auth/resetpassword'),
  AdministratorAdded: administratorAdded,
  UnlockAsked: linkAsked('unlock', '/auth/unlock'),
  PasswordChanged: passwordChanged,
  OrderPlaced: orderLetter,
  OrderCanceled: orderLetter,
  OrderStatusChanged: orderLetter,
  PaymentNoted: paymentLetter,
  // The staff are told, each by a mail of their own.
  MessageSent: async () => null,
  StaffMailAsked: staffLetter,
  DesignReviewed: designReviewed,
}

/** The letter an event calls for, in its reader's language; null when nobody wants to hear of it. */
export async function writeLetter(context: MailContext): Promise<Addressed | null> {
  const writer = Object.hasOwn(WRITERS, context.event.kind) ? WRITERS[context.event.kind as EventKind] : undefined
  return writer ? writer(context) : null
}
