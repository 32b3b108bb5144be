import { parseLanguage } from '@kitwright/words'
import { getAccount } from '../../accounts/index.ts'
import { getOrderToTell } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { findSupplier, makeSupplierLink } from '../../suppliers/index.ts'
import { type LetterWriter, toAccountByName } from './mailContext.ts'
import { loadMailTexts } from './texts/mailTexts.ts'
import { factsOf, linkTo, payOf } from './orderLetters.ts'

/** Reminds the customer of a proof, a deposit or a balance, in the shop's own words; nothing if that is settled. */
export const reminderLetter: LetterWriter<'CustomerReminded'> = async context => {
  const { trx, event, settings, origin } = context
  const { about, personId } = event.payload
  const account = await getAccount(trx, personId)
  const order = await getOrderToTell(trx, { id: event.subjectId }, context)
  if (about !== 'proof' && order.dueCents <= 0) return null
  const { number } = order
  const own = parseSettings(settings).reminders[about][account.language]
  return toAccountByName(account, async say => ({
    subject: say(`remind_${about}_subject`, { number }),
    lines: own === '' ? [say(`remind_${about}_text`, { number })] : own.split(/\n{2,}/),
    ...(about === 'proof'
      ? { button: { label: say('proof_button'), url: `${origin}/me/proof/${event.subjectId}` } }
      : {
          facts: await factsOf(order, { say, language: account.language }),
          ...(await payOf(order, { say, language: account.language, settings })),
          button: { label: say('see_order'), url: linkTo(context) },
        }),
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
