import { type DeliveryKind, MAIL_TOPICS, type MailTopic } from '@kitwright/contract'
import { getAccount, notificationsOf, writeOptOutToken } from '../../accounts/index.ts'
import { ensureConversation, findConversation, writeReplyAddress } from '../../conversations/index.ts'
import type { EventKind, PayloadOf } from '../../events/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import {
  accountClosed,
  administratorAdded,
  codeAsked,
  customerInvited,
  emailChangeAsked,
  emailChanged,
  exportReady,
  linkAsked,
  passwordChanged,
  secondFactorChanged,
  welcome,
} from './accountLetters.ts'
import { conversationLetter } from './conversationLetters.ts'
import { correctionLetter, editLetter, editSentLetter } from './changeLetters.ts'
import { designProposed, designReviewed, previewAnswered } from './designLetters.ts'
import type { AddressedLetter, LetterOptOut } from './letter.ts'
import type { LetterWriter, MailContext } from './mailContext.ts'
import { loadMailTexts } from './texts/mailTexts.ts'
import { orderLetter, paymentLetter, releaseLetter, slipLetter, writtenLetter } from './orderLetters.ts'
import { proofLetter } from './proofLetters.ts'
import { quoteExpiringLetter, quoteLetter, quoteReplyLetter } from './quoteLetters.ts'
import { overdueLetter, reminderLetter, ruleLetter } from './reminderLetters.ts'
import { claimLetter, parcelLetter, promiseLetter } from './shippingLetters.ts'
import { staffLetter } from './staffLetters.ts'
import { supplierAskedLetter } from './supplierLetters.ts'

/**
 * Why a mail is sent whatever its reader has chosen: it protects the account, or it is part of the contract (an order,
 * a receipt, a change of the price, an answer to a claim), or it is for staff, who choose in the back office, or for
 * a supplier.
 */
type Obligation = 'security' | 'contract' | 'staff' | 'supplier'
/** Only a mail whose event names its person can be refused. */
type TopicOf<K extends DeliveryKind> =
  PayloadOf<K> extends { readonly personId: string } ? MailTopic | 'contract' : Obligation

interface MailRule<K extends DeliveryKind> {
  readonly topic: TopicOf<K> | ((payload: PayloadOf<K>) => TopicOf<K>)
  readonly write: LetterWriter<K>
}

/** Every mail with its kind: the one place that says which mails people may refuse. */
const MAILS: { readonly [K in DeliveryKind]: MailRule<K> } = {
  AccountRegistered: { topic: 'security', write: welcome },
  CodeAsked: { topic: 'security', write: codeAsked },
  ResetAsked: { topic: 'security', write: linkAsked('reset', '/auth/resetpassword') },
  AdministratorAdded: { topic: 'staff', write: administratorAdded },
  CustomerInvited: { topic: 'security', write: customerInvited },
  UnlockAsked: { topic: 'security', write: linkAsked('unlock', '/auth/unlock') },
  PasswordChanged: { topic: 'security', write: passwordChanged },
  SecondFactorChanged: { topic: 'security', write: secondFactorChanged },
  EmailChangeAsked: { topic: 'security', write: emailChangeAsked },
  EmailChanged: { topic: 'security', write: emailChanged },
  ExportReady: { topic: 'security', write: exportReady },
  AccountClosed: { topic: 'security', write: accountClosed },
  OrderPlaced: { topic: 'contract', write: orderLetter },
  OrderCanceled: { topic: 'contract', write: orderLetter },
  OrderStatusChanged: { topic: 'orders', write: orderLetter },
  PaymentNoted: { topic: 'contract', write: paymentLetter },
  SlipRefused: { topic: 'contract', write: slipLetter },
  PaymentOverdue: { topic: 'payments', write: overdueLetter },
  ReleaseWarned: { topic: 'contract', write: releaseLetter },
  PromiseChanged: { topic: 'orders', write: promiseLetter },
  ParcelSent: { topic: 'orders', write: parcelLetter },
  ClaimAnswered: { topic: 'contract', write: claimLetter },
  LineCorrected: { topic: 'contract', write: correctionLetter },
  OrderEditSent: { topic: 'contract', write: editSentLetter },
  OrderEdited: { topic: 'contract', write: editLetter },
  ProofSent: { topic: 'designs', write: proofLetter },
  CustomerWritten: { topic: 'contract', write: writtenLetter },
  CustomerReminded: { topic: ({ about }) => (about === 'proof' ? 'designs' : 'payments'), write: reminderLetter },
  RuleMailed: { topic: ({ topic }) => topic, write: ruleLetter },
  SupplierAsked: { topic: 'supplier', write: supplierAskedLetter },
  ConversationReplied: { topic: 'contract', write: conversationLetter },
  StaffMailAsked: { topic: 'staff', write: staffLetter },
  DesignReviewed: { topic: 'designs', write: designReviewed },
  DesignProposed: { topic: 'designs', write: designProposed },
  PreviewAnswered: { topic: 'designs', write: previewAnswered },
  QuoteSent: { topic: 'designs', write: quoteLetter },
  QuoteReplied: { topic: 'designs', write: quoteReplyLetter },
  QuoteExpiring: { topic: 'designs', write: quoteExpiringLetter },
}

/** The events that require a letter. */
export const LETTER_KINDS = Object.keys(MAILS) as DeliveryKind[]

const isOptional = (topic: MailTopic | Obligation): topic is MailTopic => MAIL_TOPICS.some(each => each === topic)

/** A rule whose kind the compiler does not see: a writer and its event have the same. */
interface AnyMailRule {
  readonly topic: MailTopic | Obligation | ((payload: unknown) => MailTopic | Obligation)
  readonly write: LetterWriter<EventKind>
}

/**
 * Writes the letter for an event, in its reader's language. Returns null if nobody wants it. A letter that people may
 * refuse carries the link that stops its kind.
 */
export async function writeLetter(context: MailContext): Promise<AddressedLetter | null> {
  const { kind, payload } = context.event
  if (!Object.hasOwn(MAILS, kind)) return null
  const { topic: declared, write } = MAILS[kind as DeliveryKind] as unknown as AnyMailRule
  const topic = typeof declared === 'function' ? declared(payload) : declared
  if (!isOptional(topic)) return invited(context, topic, await write(context))
  const { personId } = payload as { readonly personId: string }
  const account = await getAccount(context.trx, personId)
  if (account.is_blocked || account.removed_at || !notificationsOf(account)[topic]) return null
  const addressed = await write(context)
  if (!addressed) return null
  const optOut = await optOutOf(context, { accountId: personId, topic }, addressed)
  return invited(context, topic, { ...addressed, optOut })
}

/**
 * Writes the letter for an event for another end than mail, in its reader's language. What must be mailed, and concerns
 * no account, comes with the topic `orders`. Returns null for letters about security, to staff and to suppliers, and if
 * the reader does not want it there.
 */
export async function writeChatLetter(
  context: MailContext,
  wants: (topic: MailTopic) => boolean,
): Promise<AddressedLetter | null> {
  const { kind, payload } = context.event
  const { topic: declared, write } = MAILS[kind as DeliveryKind] as unknown as AnyMailRule
  const topic = typeof declared === 'function' ? declared(payload) : declared
  const chosen = topic === 'contract' ? 'orders' : topic
  return isOptional(chosen) && wants(chosen) ? write(context) : null
}

/**
 * Adds the address that a customer's answer goes to: the conversation with the shop, where mails come in, else the
 * shop's own mailbox. A mail about security is answered there too, for it may reach a stranger.
 */
async function invited(
  context: MailContext,
  topic: MailTopic | Obligation,
  addressed: AddressedLetter | null,
): Promise<AddressedLetter | null> {
  if (!addressed || topic === 'staff' || topic === 'supplier') return addressed
  if (addressed.replyTo) return { ...addressed, isAnswerable: true }
  const replyTo =
    (topic === 'security' ? null : await conversationAddress(context)) ??
    parseSettings(context.settings).contact?.email ??
    ''
  return replyTo === '' ? addressed : { ...addressed, replyTo, isAnswerable: true }
}

/** Returns the address of the conversation with the event's person; null where no mails come in. */
async function conversationAddress({
  trx,
  event,
  replyAddress,
  codeKey,
  tenantId,
  now,
}: MailContext): Promise<string | null> {
  const { personId } = event.payload as { readonly personId?: string }
  if (!replyAddress || personId === undefined) return null
  const conversation = await findConversation(trx, await ensureConversation(trx, personId, now))
  return conversation ? writeReplyAddress(replyAddress, codeKey, { tenantId, replyKey: conversation.reply_key }) : null
}

async function optOutOf(
  { codeKey, origin }: MailContext,
  choice: { readonly accountId: string; readonly topic: MailTopic },
  { language }: AddressedLetter,
): Promise<LetterOptOut> {
  const say = await loadMailTexts(language)
  const token = writeOptOutToken(codeKey, choice)
  return {
    text: say(`optout_${choice.topic}`),
    label: say('optout_link'),
    // In the URL fragment, so that neither proxies nor other sites see it.
    url: `${origin}/unsubscribe#${token}`,
    oneClickUrl: `${origin}/api/mails/optout/${token}`,
  }
}
