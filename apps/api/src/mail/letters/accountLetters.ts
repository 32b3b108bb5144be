import {
  type Account,
  findAccountByEmail,
  findEmailChange,
  getAccount,
  inviteAdministrator,
  inviteCustomer,
  makeChangeLink,
  makeCode,
  makeLink,
} from '../../accounts/index.ts'
import { type LetterWriter, type MailContext, toAccount, toAccountByName } from './mailContext.ts'

type RequestedMailKind = 'CodeAsked' | 'ResetAsked' | 'UnlockAsked'

/**
 * Finds the recipient of a requested mail: a customer of this shop, or a member of its staff who waits to sign in.
 * Nobody else gets a mail.
 */
async function asker({ trx, event }: MailContext<RequestedMailKind>): Promise<Account | undefined> {
  const account = await findAccountByEmail(trx, event.payload.email)
  const isWelcome = account?.role === 'CUSTOMER' || event.kind === 'UnlockAsked'
  return account && isWelcome && !account.is_blocked ? account : undefined
}

export const codeAsked: LetterWriter<'CodeAsked'> = async context => {
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

export const linkAsked =
  (purpose: 'reset' | 'unlock', path: string): LetterWriter<RequestedMailKind> =>
  async context => {
    const { trx, shop, origin, now } = context
    const account = await asker(context)
    if (!account) return null
    const token = await makeLink(trx, account.id, { purpose, now })
    const door = account.role === 'CUSTOMER' ? '' : '?to=office'
    return toAccount(account, say => ({
      subject: say(`${purpose}_subject`, { shop }),
      lines: [say(`${purpose}_text`)],
      // In the URL fragment, so that neither proxies nor other sites see it.
      button: { label: say(`${purpose}_button`), url: `${origin}${path}${door}#${token}` },
      after: [say('not_you')],
    }))
  }

export const administratorAdded: LetterWriter<'AdministratorAdded'> = async ({ trx, event, shop, origin, now }) => {
  const account = await getAccount(trx, event.subjectId)
  if (account.is_blocked || account.removed_at || account.role === 'CUSTOMER') return null
  const url = await inviteAdministrator(trx, account.id, { origin, now })
  return toAccountByName(account, say => ({
    subject: say(account.role === 'ADMIN' ? 'administrator_subject' : 'staff_subject', { shop }),
    lines: [say(account.role === 'ADMIN' ? 'administrator_text' : 'staff_text', { shop })],
    button: { label: say('administrator_button'), url },
    after: [say('not_you')],
  }))
}

/** Invites a customer whom staff added. The name is from staff, so that the letter may use it. */
export const customerInvited: LetterWriter<'CustomerInvited'> = async ({ trx, event, shop, origin, now }) => {
  const account = await getAccount(trx, event.subjectId)
  if (account.is_blocked || account.removed_at || account.password_hash !== null) return null
  const url = await inviteCustomer(trx, account.id, { origin, now })
  return toAccountByName(account, say => ({
    subject: say('invited_subject', { shop }),
    lines: [say('invited_text', { shop })],
    button: { label: say('administrator_button'), url },
    after: [say('invited_not_you')],
  }))
}

export const welcome: LetterWriter<'AccountRegistered'> = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subjectId), say => ({
    subject: say('welcome_subject', { shop }),
    lines: [say('welcome_text')],
    button: { label: say('start_design'), url: `${origin}/products` },
  }))

export const passwordChanged: LetterWriter<'PasswordChanged'> = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subjectId), say => ({
    subject: say('password_subject', { shop }),
    lines: [say('password_text')],
    button: { label: say('reset_button'), url: `${origin}/auth/forgotpassword` },
    after: [say('password_not_you')],
  }))

const FACTOR_TEXTS = {
  'app-on': 'factor_app_on',
  'app-off': 'factor_app_off',
  'codes-renewed': 'factor_codes_renewed',
  'recovery-used': 'factor_recovery_used',
  'passkey-added': 'factor_passkey_added',
  'passkey-removed': 'factor_passkey_removed',
  reset: 'factor_reset',
  guessed: 'factor_guessed',
} as const

export const secondFactorChanged: LetterWriter<'SecondFactorChanged'> = async ({ trx, event, shop, origin }) => {
  const account = await getAccount(trx, event.subjectId)
  if (account.removed_at) return null
  const { what, codesLeft = 0, name = '' } = event.payload
  const page = account.role === 'CUSTOMER' ? '/me/setting' : '/office/security'
  return toAccount(account, say => ({
    subject: say('factor_subject', { shop }),
    lines: [say(FACTOR_TEXTS[what], { count: String(codesLeft), name })],
    button: { label: say('factor_button'), url: `${origin}${page}` },
    after: what === 'guessed' ? [] : [say('factor_not_you')],
  }))
}

/**
 * Sends the link that confirms a new address, to that address, by no name: its reader may be a stranger. The owner of an
 * account that has the address already reads that nothing has changed.
 */
export const emailChangeAsked: LetterWriter<'EmailChangeAsked'> = async ({ trx, event, shop, origin }) => {
  const change = await findEmailChange(trx, event.payload.changeId)
  const account = await getAccount(trx, event.subjectId)
  if (!change || change.confirmed_at || account.is_blocked || account.removed_at) return null
  const unnamed = { ...account, email: change.new_email, email_confirmed_at: null }
  const other = await findAccountByEmail(trx, change.new_email)
  if (other)
    return toAccount({ ...unnamed, language: other.language }, say => ({
      subject: say('email_taken_subject', { shop }),
      lines: [say('email_taken_text', { shop })],
      button: { label: say('sign_in'), url: `${origin}/auth/signin` },
    }))
  const token = await makeChangeLink(trx, change.id, 'confirm')
  return toAccount(unnamed, say => ({
    subject: say('email_confirm_subject', { shop }),
    lines: [say('email_confirm_text', { shop })],
    // In the URL fragment, so that neither proxies nor other sites see it.
    button: { label: say('email_confirm_button'), url: `${origin}/auth/email#${token}` },
    after: [say('not_you')],
  }))
}

/** Tells the old address of the change, with the link that takes it back. */
export const emailChanged: LetterWriter<'EmailChanged'> = async ({ trx, event, shop, origin }) => {
  const change = await findEmailChange(trx, event.payload.changeId)
  if (!change?.confirmed_at) return null
  const account = await getAccount(trx, event.subjectId)
  const token = await makeChangeLink(trx, change.id, 'undo')
  return toAccountByName({ ...account, email: change.old_email }, say => ({
    subject: say('email_changed_subject', { shop }),
    lines: [say('email_changed_text', { shop, email: change.new_email }), say('email_changed_undo')],
    button: { label: say('email_undo_button'), url: `${origin}/auth/email?way=undo#${token}` },
  }))
}

/** The last mail to a customer who deleted the account. It is erased once this is sent. */
export const accountClosed: LetterWriter<'AccountClosed'> = async ({ trx, event, shop }) =>
  toAccountByName(await getAccount(trx, event.subjectId), say => ({
    subject: say('closed_subject', { shop }),
    lines: [say('closed_text', { shop }), say('closed_kept')],
    after: [say('closed_not_you')],
  }))

/** Says that all the shop keeps about a customer can be fetched, by its owner only. */
export const exportReady: LetterWriter<'ExportReady'> = async ({ trx, event, shop, origin }) => {
  const account = await getAccount(trx, event.subjectId)
  if (account.is_blocked || account.removed_at) return null
  return toAccountByName(account, say => ({
    subject: say('export_subject', { shop }),
    lines: [say('export_text', { shop })],
    button: { label: say('export_button'), url: `${origin}/me/setting#export` },
    after: [say('export_not_you')],
  }))
}
