import type { DeliveryKind } from '@kitwright/contract'
import {
  findAccountByEmail,
  getAccount,
  inviteAdministrator,
  makeCode,
  makeLink,
  notificationsOf,
} from '../../accounts/index.ts'
import { findOpenProposal, proposalLinkPath } from '../../designs/index.ts'
import type { EventKind } from '../../events/index.ts'
import { type LetterWriter, type MailContext, toAccount, toAccountByName } from './mailContext.ts'
import type { Account } from '../../accounts/index.ts'
import type { AddressedLetter } from './letter.ts'
import { correctionLetter } from './correctionLetter.ts'
import { orderLetter, overdueLetter, paymentLetter, releaseLetter, slipLetter, writtenLetter } from './orderLetters.ts'
import { quoteExpiringLetter, quoteLetter, quoteReplyLetter } from './quoteLetters.ts'
import { proofLetter } from './proofLetters.ts'
import { reminderLetter, supplierAskedLetter } from './reminderLetters.ts'
import { claimLetter, parcelLetter, promiseLetter } from './shippingLetters.ts'
import { staffLetter } from './staffLetters.ts'

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

const codeAsked: LetterWriter<'CodeAsked'> = async context => {
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

const administratorAdded: LetterWriter<'AdministratorAdded'> = async ({ trx, event, shop, origin, now }) => {
  const account = await getAccount(trx, event.subjectId)
  if (account.is_blocked || account.removed_at) return null
  const url = await inviteAdministrator(trx, account.id, { origin, now })
  return toAccountByName(account, say => ({
    subject: say('administrator_subject', { shop }),
    lines: [say('administrator_text', { shop })],
    button: { label: say('administrator_button'), url },
    after: [say('not_you')],
  }))
}

const welcome: LetterWriter<'AccountRegistered'> = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subjectId), say => ({
    subject: say('welcome_subject', { shop }),
    lines: [say('welcome_text')],
    button: { label: say('start_design'), url: `${origin}/products` },
  }))

const passwordChanged: LetterWriter<'PasswordChanged'> = async ({ trx, event, shop, origin }) =>
  toAccount(await getAccount(trx, event.subjectId), say => ({
    subject: say('password_subject', { shop }),
    lines: [say('password_text')],
    button: { label: say('reset_button'), url: `${origin}/auth/forgotpassword` },
    after: [say('password_not_you')],
  }))

const designReviewed: LetterWriter<'DesignReviewed'> = async ({ trx, event, origin }) => {
  const { personId, name: design, status, comment } = event.payload
  const account = await getAccount(trx, personId)
  if (!notificationsOf(account).designs) return null
  return toAccountByName(account, say => ({
    subject: say(`${status}_subject`, { design }),
    lines: [say(`${status}_text`, { design })],
    ...(comment !== '' && { quote: comment }),
    button: { label: say('open_design'), url: `${origin}/me/assets?design=${event.subjectId}` },
  }))
}

/** Offers a revision that staff propose; a withdrawn, answered or outdated one needs no mail. */
const designProposed: LetterWriter<'DesignProposed'> = async ({ trx, event, origin, codeKey }) => {
  const { personId, proposalId, name: design, note } = event.payload
  const account = await getAccount(trx, personId)
  if (account.is_blocked || account.removed_at || !notificationsOf(account).designs) return null
  if ((await findOpenProposal(trx, event.subjectId)) !== proposalId) return null
  return toAccountByName(account, say => ({
    subject: say('proposed_subject', { design }),
    lines: [say('proposed_text', { design })],
    quote: note,
    button: { label: say('proposed_button'), url: `${origin}${proposalLinkPath(codeKey, proposalId)}` },
    after: [say('proposed_why')],
  }))
}

/**
 * Reports how many visitors answered, without quoting them: mail programs turn any text like an address into a link.
 */
const previewAnswered: LetterWriter<'PreviewAnswered'> = async ({ trx, event, origin }) => {
  const { personId, name: design, looksGood, comments } = event.payload
  const account = await getAccount(trx, personId)
  if (account.is_blocked || account.removed_at || !notificationsOf(account).designs) return null
  return toAccountByName(account, say => ({
    subject: say('preview_answered_subject', { design }),
    lines: [say('preview_answered_text', { design })],
    facts: [
      { label: say('preview_looks_good'), value: String(looksGood) },
      { label: say('preview_comments'), value: String(comments) },
    ],
    button: { label: say('preview_answered_button'), url: `${origin}/me/assets?answers=${event.subjectId}` },
    after: [say('preview_answered_why')],
  }))
}

const WRITERS: { readonly [K in DeliveryKind]: LetterWriter<K> } = {
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
  SlipRefused: slipLetter,
  PaymentOverdue: overdueLetter,
  ReleaseWarned: releaseLetter,
  PromiseChanged: promiseLetter,
  ParcelSent: parcelLetter,
  ClaimAnswered: claimLetter,
  LineCorrected: correctionLetter,
  ProofSent: proofLetter,
  CustomerWritten: writtenLetter,
  CustomerReminded: reminderLetter,
  SupplierAsked: supplierAskedLetter,
  StaffMailAsked: staffLetter,
  DesignReviewed: designReviewed,
  DesignProposed: designProposed,
  PreviewAnswered: previewAnswered,
  QuoteSent: quoteLetter,
  QuoteReplied: quoteReplyLetter,
  QuoteExpiring: quoteExpiringLetter,
}

/** The events that require a letter. */
export const LETTER_KINDS = Object.keys(WRITERS) as DeliveryKind[]

/** Writes the letter for an event, in its reader's language. Returns null if nobody wants it. */
export async function writeLetter(context: MailContext): Promise<AddressedLetter | null> {
  const { kind } = context.event
  if (!Object.hasOwn(WRITERS, kind)) return null
  // The compiler does not see that a writer and its event have the same kind.
  return (WRITERS[kind as DeliveryKind] as LetterWriter<EventKind>)(context)
}
