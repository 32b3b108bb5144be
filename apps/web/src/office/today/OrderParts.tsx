import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useMoments } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { Bulk } from '../orders/bulk/useBulk.ts'
import { StatusText } from '../orders/status/StatusText.tsx'
import { DueDay } from '../orders/team/DueDay.tsx'
import { OrderItem } from './OrderItem.tsx'
import { Part } from './Part.tsx'
import type { SlipOrder, Today, TodayOrder } from './todayTypes.ts'
import css from './Today.module.css'

interface Props {
  readonly day: Today
  readonly bulk: Bulk
}

/** The time of the last reminder about the order, by staff or by the shop's rule. */
function Reminded({ order: { next } }: { order: TodayOrder }) {
  const { t } = useTranslation(['today'])
  const moment = useMoments()
  const last = next.reminder?.last
  return last ? <> · {t('today:reminded', { when: moment(last.at) })}</> : null
}

function LateWords({ order }: { order: TodayOrder }) {
  const { t } = useTranslation(['desk'])
  const { next, supplier, status } = order
  return (
    <>
      <span className={css.due}>
        <DueDay desk={order.desk} />
      </span>
      <span className={css.words}>
        <StatusText status={status} />
        {/* The button asks for money that is due. */}
        {next.turn !== 'shop' && !next.payment && <> {t(`desk:turn_${next.turn}`, { name: supplier ?? '' })}</>}
        <Reminded order={order} />
      </span>
    </>
  )
}

/** Late orders, by due day. */
export function LatePart({ day: { late }, bulk }: Props) {
  const { t } = useTranslation(['today'])
  const { items, total, isTotalExact } = late
  const all = total > 0 && (
    <Link to="/office/orders" search={{ urgency: 'late', sort: 'due' }}>
      {t('today:all', { count: total })}
    </Link>
  )
  return (
    <Part title={t('today:late')} total={total} isExact={isTotalExact} isLate empty={t('today:none_late')} links={all}>
      <ul>
        {items.map(order => (
          <OrderItem key={order.id} order={order} part="late" bulk={bulk}>
            <LateWords order={order} />
          </OrderItem>
        ))}
      </ul>
    </Part>
  )
}

function SlipWords({ order: { next, slipSentAt } }: { order: SlipOrder }) {
  const { t } = useTranslation(['today'])
  const when = useMoments()(slipSentAt)
  const cents = next.payment?.cents
  const text =
    cents === undefined ? t('today:receipt', { when }) : t('today:receipt_of', { amount: formatCents(cents), when })
  return <span className={css.words}>{text}</span>
}

function UnpaidWords({ order }: { order: TodayOrder }) {
  const { t } = useTranslation(['today'])
  const { nextPayment, dueCents } = order
  const amount = formatCents(nextPayment?.cents ?? dueCents)
  return (
    <span className={css.words}>
      {nextPayment?.by === 'production' ? t('today:open_deposit', { amount }) : t('today:open_balance', { amount })}
      <Reminded order={order} />
    </span>
  )
}

/** Receipts to confirm, then orders whose next step waits for money. */
export function PaymentsPart({ day: { slips, unpaid }, bulk }: Props) {
  const { t } = useTranslation(['today'])
  const lists = [
    ['slip-waits', 'receipts', slips.total],
    ['deposit-due', 'deposits', unpaid.deposits],
    ['balance-due', 'balances', unpaid.balances],
  ] as const
  const links = lists.map(
    ([status, key, count]) =>
      count > 0 && (
        <Link key={status} to="/office/orders" search={{ status }}>
          {t(`today:${key}`, { count })}
        </Link>
      ),
  )
  const total = slips.total + unpaid.total
  return (
    <Part
      title={t('today:payments')}
      total={total}
      isExact={unpaid.isTotalExact}
      empty={t('today:none_payments')}
      links={links}
    >
      <ul>
        {slips.items.map(order => (
          <OrderItem key={order.id} order={order} part="slip" bulk={bulk}>
            <SlipWords order={order} />
          </OrderItem>
        ))}
        {unpaid.items.slice(0, Math.max(2, unpaid.items.length - slips.items.length)).map(order => (
          <OrderItem key={order.id} order={order} part="unpaid" bulk={bulk}>
            <UnpaidWords order={order} />
          </OrderItem>
        ))}
      </ul>
    </Part>
  )
}

/** Orders whose supplier waits for an answer. */
export function QuestionsPart({ day: { questions, linksEnding }, bulk }: Props) {
  const { t } = useTranslation(['today'])
  const moment = useMoments()
  const { items, total } = questions
  const links = (
    <>
      {linksEnding > 0 && (
        <Link to="/office/suppliers" search={{ waits: 'link' }}>
          {t('today:links', { count: linksEnding })}
        </Link>
      )}
      {total > 0 && (
        <Link to="/office/orders" search={{ status: 'supplier-asks' }}>
          {t('today:all', { count: total })}
        </Link>
      )}
    </>
  )
  return (
    <Part title={t('today:questions')} total={total} empty={t('today:none_questions')} links={links}>
      <ul>
        {items.map(order => (
          <OrderItem key={order.id} order={order} part="question" bulk={bulk} name={order.supplier ?? ''}>
            <span className={css.words}>
              {moment(order.askedAt)} · {t('today:quoted', { text: order.question })}
            </span>
          </OrderItem>
        ))}
      </ul>
    </Part>
  )
}
