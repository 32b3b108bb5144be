import type { Summary } from '@kitwright/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { ButtonLink, Card, formatCents } from '../../ui/index.ts'
import css from './DashboardPage.module.css'

/** Shows which part of the orders is paid and which is not. Shows nothing if all is paid. */
export function Balance({ balance }: Pick<Summary, 'balance'>) {
  const { t } = useTranslation(['account', 'order', 'common'])
  const { totalCents, paidCents, dueCents, count, orders } = balance
  if (count === 0) return null
  // The others stand in the list of what is due.
  const later = orders.filter(({ nextPayment }) => nextPayment === null)
  const sums = [
    { label: t('order:total'), cents: totalCents },
    { label: t('order:paid'), cents: paidCents },
    { label: t('order:due'), cents: dueCents },
  ]
  return (
    <Card
      title={t('account:balance')}
      text={t('account:balance_text', { count })}
      actions={
        count > orders.length && (
          <ButtonLink to="/me/histories" variant="default" size="sm">
            {t('account:balance_all')}
          </ButtonLink>
        )
      }
    >
      <dl className={css.sums}>
        {sums.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="kw-num">{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.needs}>
        {later.map(({ id, number, totalCents: total, promotionPercent: percent, paidCents: paid }) => (
          <li key={id}>
            <Link to="/me/histories" search={{ search: number, order: id }}>
              <span>
                {t('account:order_number', { number })}
                <small>
                  {t('account:paid_of', { paid: formatCents(paid), total: formatCents(total) })}
                  {percent > 0 && ` · ${t('common:promotion_included', { percent })}`}
                </small>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
