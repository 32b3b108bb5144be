import {
  findConversation,
  findLastMessage,
  findLastSubject,
  findMessage,
  readCorrespondent,
  writeReplyAddress,
} from '../../conversations/index.ts'
import { type Account, findAccount } from '../../accounts/index.ts'
import type { AddressedLetter } from './letter.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'
import { loadMailTexts } from './texts/mailTexts.ts'

const RE = /^\s*(?:re|sv|aw)\s*:\s*/i

/** Sends an answer of the staff; nothing if it was taken back, or if its reader is gone. */
export const conversationLetter: LetterWriter<'ConversationReplied'> = async context => {
  const { trx, event, codeKey, shop, origin, tenantId, replyAddress } = context
  const message = await findMessage(trx, event.payload.messageId)
  const conversation = message && (await findConversation(trx, message.conversation_id))
  if (!message || !conversation) return null
  const { email, language } = await readCorrespondent(trx, conversation)
  if (email === null) return null
  const say = await loadMailTexts(language)
  const about = (await findLastSubject(trx, conversation.id)).replace(RE, '')
  const account = conversation.account_id === null ? undefined : await findAccount(trx, conversation.account_id)
  const replyTo =
    replyAddress && writeReplyAddress(replyAddress, codeKey, { tenantId, replyKey: conversation.reply_key })
  return {
    to: email,
    language,
    ...(replyTo && { replyTo }),
    letter: {
      // The name of an account that has not confirmed its address is a stranger's text.
      greeting: account?.email_confirmed_at ? say('greeting', { name: account.first_name }) : say('greeting_nobody'),
      subject: about === '' ? say('conversation_subject', { shop }) : `Re: ${about}`,
      lines: message.text.split(/\n{2,}/),
      ...(account && { button: { label: say('conversation_button'), url: `${origin}/me/dashboard` } }),
      after: [say(replyTo ? 'conversation_reply' : 'conversation_why', { shop })],
    },
  }
}

/** Tells a member of staff that somebody wrote; null once the conversation is erased. */
export async function conversationNews(
  { trx, event, shop, origin }: MailContext<'StaffMailAsked'>,
  account: Account,
): Promise<AddressedLetter | null> {
  const last = await findLastMessage(trx, event.subjectId)
  if (!last) return null
  return toAccountByName(account, say => ({
    subject: say('staff_conversation_subject', { name: last.name }),
    lines: [say('staff_message_text', { contact: last.name })],
    quote: last.text,
    button: { label: say('staff_message_button'), url: `${origin}/office/inbox?open=${event.subjectId}` },
    after: [say('staff_why', { shop })],
  }))
}
