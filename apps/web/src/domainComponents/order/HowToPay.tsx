import type { Order } from '@kitwright/contract'
import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { createContext, type ReactNode, use } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDates, usePreferences, useTenant } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './HowToPay.module.css'
import { KhqrPicture } from './KhqrPicture.tsx'
import { useNextPayment } from './useNextPayment.ts'

export type PayableOrder = Pick<Order, 'number' | 'dueCents' | 'nextPayment' | 'payment' | 'paymentCodes'>

/** The level of the section's heading on its page. The methods' headings are one level below. */
export type PayLevel = 2 | 3
const Level = createContext<PayLevel>(3)

/** A payment detail with a copy button, so that it need not be typed into a bank's app. */
function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation(['order'])
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd className="kw-num">
        {value}
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={css.copy}
              aria-label={copied ? t('order:copied') : t('order:copy_named', { what: label })}
              onClick={copy}
            >
              {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      </dd>
    </div>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  const Heading = use(Level) === 2 ? 'h3' : 'h4'
  return (
    <div className={css.way}>
      <Heading className={css.title}>{title}</Heading>
      {children}
    </div>
  )
}

function Khqr({ address }: { address: string }) {
  const { t } = useTranslation(['order'])
  return (
    <Way title={t('order:pay_khqr')}>
      <p>{t('order:pay_khqr_text')}</p>
      <img className={css.khqr} src={address} alt={t('order:pay_khqr')} loading="lazy" />
      {/* A telephone cannot scan its own screen: its bank's app takes the picture from the gallery. */}
      <a className={css.save} href={address} download="khqr">
        {t('order:pay_khqr_save')}
      </a>
    </Way>
  )
}

function FilledKhqr({ codes, number }: { codes: PayableOrder['paymentCodes']; number: string }) {
  const { t } = useTranslation(['order'])
  return (
    <Way title={t('order:pay_khqr')}>
      <p>{t('order:pay_khqr_filled')}</p>
      <KhqrPicture codes={codes} number={number} />
    </Way>
  )
}

function Ways({ payment, paymentCodes: codes, number }: Pick<PayableOrder, 'payment' | 'paymentCodes' | 'number'>) {
  const { t } = useTranslation(['order'])
  const language = usePreferences(state => state.language)
  const { banks, khqr, takesCash } = payment
  const own = payment[language]
  if (banks.length === 0 && khqr === null && codes.length === 0 && !takesCash && own === '')
    return <p>{t('order:pay_unknown')}</p>
  return (
    <>
      <div className={css.ways}>
        {codes.length > 0 && <FilledKhqr codes={codes} number={number} />}
        {codes.length === 0 && khqr !== null && <Khqr address={khqr} />}
        {(banks.length > 0 || takesCash) && (
          <div className={css.others}>
            {banks.map(({ bank, holder, account }) => (
              <Way key={bank + account} title={`${t('order:pay_bank')}: ${bank}`}>
                <dl className={css.facts}>
                  <Copied label={t('order:pay_account')} value={account} />
                  {holder !== '' && <Copied label={t('order:pay_holder')} value={holder} />}
                </dl>
              </Way>
            ))}
            {takesCash && (
              <Way title={t('order:pay_cash')}>
                <p>{t('order:pay_cash_text')}</p>
              </Way>
            )}
          </div>
        )}
      </div>
      {own !== '' && <p className={css.text}>{own}</p>}
    </>
  )
}

/** Shows what is to be paid next, by when, with which reference and by which methods; nothing if nothing is due. */
export function HowToPay({ order, level = 3 }: { order: PayableOrder; level?: PayLevel }) {
  const { t } = useTranslation(['order'])
  const { contact } = useTenant().settings
  const nextPayment = useNextPayment()
  const date = useDates()
  const { number, dueCents, nextPayment: next } = order
  if (!next) return null
  const rest = dueCents - next.cents
  const Heading = level === 2 ? 'h2' : 'h3'
  const reached = [contact?.phone, contact?.email].filter(Boolean).join(' · ')
  return (
    <section className={css.pay}>
      <Heading className={css.title}>{t('order:how_to_pay')}</Heading>
      <p className={css.amount}>{nextPayment(next)}</p>
      {next.until !== null && <p className={css.until}>{t('order:pay_until', { date: date(next.until) })}</p>}
      {next.releaseOn !== null && <p className={css.until}>{t('order:pay_release', { date: date(next.releaseOn) })}</p>}
      {rest > 0 && <p>{t('order:pay_rest', { amount: formatCents(rest) })}</p>}
      <dl className={css.facts}>
        <Copied label={t('order:pay_reference')} value={number} />
      </dl>
      <p>{t('order:pay_reference_text', { number })}</p>
      <Level value={level}>
        <Ways {...order} />
      </Level>
      {reached !== '' && <p className={css.contact}>{t('order:pay_contact', { contact: reached })}</p>}
    </section>
  )
}
