import type { Account } from '../../accounts/index.ts'
import { getOrderToTell } from '../../orders/index.ts'
import { findSaid } from '../../production/index.ts'
import type { AddressedLetter } from './letter.ts'
import { type MailContext, toAccountByName } from './mailContext.ts'

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
