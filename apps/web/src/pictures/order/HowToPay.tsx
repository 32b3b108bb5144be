import type { Order } from '@kitwright/contract'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './HowToPay.module.css'

/** What is to be paid first, and how; nothing where nothing is due or the shop has nothing to say. */
export function HowToPay({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const language = usePreferences(state => state.language)
  const { dueCents, depositCents, paidCents, payment } = order
  const isDepositDue = paidCents < depositCents
  if (dueCents <= 0 || (!isDepositDue && payment[language] === '')) return null
  return (
    <section className={css.pay}>
      <h3>{t('how_to_pay')}</h3>
      {isDepositDue && <p>{t('deposit_due', { amount: formatCents(depositCents - paidCents) })}</p>}
      {payment[language] !== '' && <p className={css.text}>{payment[language]}</p>}
    </section>
  )
}
