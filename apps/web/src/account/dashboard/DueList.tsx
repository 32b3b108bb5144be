import type { Summary } from '@kitwright/contract'
import {
  IconCircleCheck,
  IconCreditCard,
  IconFileDollar,
  IconListCheck,
  IconPackage,
  IconPencil,
  IconShoppingCart,
  IconStar,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useNextPayment } from '../../domainComponents/index.ts'
import { useCall, useDates } from '../../session/index.ts'
import { ButtonLink, Card, formatCents } from '../../ui/index.ts'
import { ReceiveButton } from '../orders/ReceiveButton.tsx'
import css from './DueList.module.css'

type DueItem = Summary['due'][number]

const ICONS = { quote: IconFileDollar, proof: IconListCheck, parcel: IconPackage, design: IconPencil } as const

/** The press that settles an item. */
function DueAction({ item: { kind, id, label } }: { item: DueItem }) {
  const { t } = useTranslation(['personal'])
  if (kind === 'parcel') return <ReceiveButton order={{ id, number: label }} />
  if (kind === 'proof')
    return (
      <ButtonLink to="/me/proof/$orderId" params={{ orderId: id }} size="sm">
        {t('personal:due_proof_button')}
      </ButtonLink>
    )
  if (kind === 'quote')
    return (
      <ButtonLink to="/me/quotes/$quoteId" params={{ quoteId: id }} size="sm">
        {t('personal:due_quote_button')}
      </ButtonLink>
    )
  return (
    <ButtonLink to="/me/assets" search={{ status: 'rejected', review: id }} size="sm">
      {t('personal:due_design_button')}
    </ButtonLink>
  )
}

interface RowProps {
  readonly icon: typeof IconPackage
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}
function DueRow({ icon: Icon, title, text, action }: RowProps) {
  return (
    <li>
      <Icon size={22} aria-hidden />
      <span>
        <b>{title}</b>
        {text !== '' && <small>{text}</small>}
      </span>
      {action}
    </li>
  )
}

/** Payments that an order waits for, with the amount and the day. */
function PaymentRows({ orders }: Pick<Summary['balance'], 'orders'>) {
  const { t } = useTranslation(['personal'])
  const sayNext = useNextPayment()
  return orders.map(({ id, number, nextPayment }) => (
    <DueRow
      key={id}
      icon={IconCreditCard}
      title={t('personal:due_pay', { name: number })}
      text={nextPayment ? sayNext(nextPayment) : ''}
      action={
        <ButtonLink to="/me/histories" search={{ search: number, order: id }} size="sm">
          {t('personal:due_pay_button')}
        </ButtonLink>
      }
    />
  ))
}

/** The saved cart, and orders to rate. */
function OtherRows({ cart, toRate }: { readonly cart: number; readonly toRate: number }) {
  const { t } = useTranslation(['personal', 'account'])
  return (
    <>
      {cart > 0 && (
        <DueRow
          icon={IconShoppingCart}
          title={t('personal:due_cart', { count: cart })}
          text={t('personal:due_cart_text')}
          action={
            <ButtonLink to="/cart" size="sm">
              {t('personal:due_cart_button')}
            </ButtonLink>
          }
        />
      )}
      {toRate > 0 && (
        <DueRow
          icon={IconStar}
          title={t('account:needs_rate', { count: toRate })}
          text=""
          action={
            <ButtonLink to="/me/histories" search={{ status: 'RECEIVED' }} variant="default" size="sm">
              {t('personal:due_rate_button')}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}

/** Names what waits for the customer, each with the press that settles it. */
export function DueList({ summary }: { readonly summary: Summary }) {
  const { t } = useTranslation(['personal', 'account'])
  const date = useDates()
  const { due, balance, needsMe } = summary
  const payable = balance.orders.filter(({ nextPayment }) => nextPayment !== null)
  const cart = useCall('GET /api/cart/count', {}).data?.designs ?? 0
  const isEmpty = due.length + payable.length + needsMe.ordersToRate + cart === 0
  const textOf = ({ kind, text, cents, until }: DueItem): string =>
    kind === 'quote' && cents !== null && until !== null
      ? t('personal:due_quote_text', { total: formatCents(cents), date: date(until) })
      : text
  return (
    <Card title={t('account:needs_me')}>
      <ul className={css.due}>
        {due.map(item => (
          <DueRow
            key={`${item.kind} ${item.id}`}
            icon={ICONS[item.kind]}
            title={t(`personal:due_${item.kind}`, { name: item.label })}
            text={textOf(item)}
            action={<DueAction item={item} />}
          />
        ))}
        <PaymentRows orders={payable} />
        <OtherRows cart={cart} toRate={needsMe.ordersToRate} />
      </ul>
      {isEmpty && (
        <p className={css.nothing}>
          <IconCircleCheck size={22} aria-hidden />
          <span>
            <b>{t('account:needs_nothing')}</b> {t('personal:due_nothing')}
          </span>
        </p>
      )}
    </Card>
  )
}
