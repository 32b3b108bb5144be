import { TELEGRAM_LIMITS } from '@kitwright/contract'
import { loadTexts } from '@kitwright/words'
import { getAccount } from '../../accounts/index.ts'
import { findMessage, isLastFromTelegram } from '../../conversations/index.ts'
import type { Transaction } from '../../database/index.ts'
import { shorten } from './writeText.ts'

/** Writes an answer of staff; null if it was taken back, or if the customer wrote elsewhere since. */
export async function writeReply(
  trx: Transaction,
  { messageId, accountId, shop }: { readonly messageId: string; readonly accountId: string; readonly shop: string },
): Promise<string | null> {
  const message = await findMessage(trx, messageId)
  if (!message || !(await isLastFromTelegram(trx, message.conversation_id))) return null
  const { language } = await getAccount(trx, accountId)
  const texts = await loadTexts(language, 'telegram')
  const head = texts.chat_reply.replace('{{shop}}', () => shop)
  return shorten(`${head}\n\n${message.text}`, TELEGRAM_LIMITS.text)
}
