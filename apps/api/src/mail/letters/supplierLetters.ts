import { parseLanguage } from '@kitwright/words'
import type { Account } from '../../accounts/index.ts'
import { getOrderToTell } from '../../orders/index.ts'
import { findSaid } from '../../production/index.ts'
import { findSupplier, makeSupplierLink } from '../../suppliers/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import type { AddressedLetter } from './letter.ts'
import { type LetterWriter, type MailContext, toAccountByName } from './mailContext.ts'
import { loadMailTexts } from './texts/mailTexts.ts'

/** Tells a staff member what an order's supplier wrote, showed or sent. */
export async function supplierNews(
  { trx, event, shop, settings, origin, now }: MailContext<'StaffMailAsked'>,
  account: Account,
): Promise<AddressedLetter | null> {
  const said = await findSaid(trx, event.subjectId)
  if (!said) return null
  const { number } = await getOrderToTell(trx, { id: event.subjectId }, { settings, now })
  const gaps = { number, supplier: said.supplier }
  const words = said.notes.flatMap(({ kind, text }) => (kind === 'text' ? text : []))
  const photos = said.notes.filter(({ kind }) => kind === 'photo').length
  const sent = said.notes.find(({ kind }) => kind === 'sent')
  return toAccountByName(account, say => ({
    subject: say('staff_supplier_subject', gaps),
    lines: [
      ...(sent ? [say('staff_supplier_sent', gaps)] : []),
      ...(photos > 0 ? [say('staff_supplier_photos', { ...gaps, count: String(photos) })] : []),
      ...(words.length > 0 ? [say('staff_supplier_text', gaps)] : []),
    ],
    ...(words.length > 0 && { quote: words.join('\n\n') }),
    ...(sent && sent.text !== '' && { facts: [{ label: say('staff_supplier_tracking'), value: sent.text }] }),
    button: { label: say('staff_order_button'), url: `${origin}/office/orders/${event.subjectId}` },
    after: [say('staff_why', { shop })],
  }))
}

/** Asks the supplier of an order how far it is, with a link to their page; nothing if they were left since. */
export const supplierAskedLetter: LetterWriter<'SupplierAsked'> = async ({
  trx,
  event,
  shop,
  settings,
  origin,
  now,
}) => {
  const { supplierId, number, by } = event.payload
  const supplier = await findSupplier(trx, supplierId)
  if (!supplier || supplier.ended_at !== null || supplier.email === '') return null
  const language = parseLanguage(supplier.language)
  const say = await loadMailTexts(language)
  const own = parseSettings(settings).reminders.supplier[language]
  const token = await makeSupplierLink(trx, { supplierId, by, now })
  return {
    to: supplier.email,
    language,
    letter: {
      greeting: say('greeting', { name: supplier.contact || supplier.name }),
      subject: say('ask_supplier_subject', { number, shop }),
      lines: own === '' ? [say('ask_supplier_text', { number, shop })] : own.split(/\n{2,}/),
      facts: [{ label: say('order'), value: number }],
      button: { label: say('ask_supplier_button'), url: `${origin}/supplier/${token}?lang=${language}` },
    },
  }
}
