import { snakeCase } from '@kitwright/words'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { BADGE_STYLES } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import type { Delivery } from '../officeTypes.ts'
import css from './DeliveriesPage.module.css'
import { useSendAgain } from './useSendAgain.ts'

interface Cell {
  readonly delivery: Delivery
}

function About({ delivery: { kind, order } }: Cell) {
  const { t } = useTranslation(['office'])
  return (
    <>
      <span className={css.line}>{t(`office:mail${snakeCase(kind)}`)}</span>
      {order && (
        <small>
          <Link to="/office/orders/$orderId" params={{ orderId: order.id }}>
            {t('office:order_number', { number: order.number })}
          </Link>
        </small>
      )}
    </>
  )
}

/** Reason why a mail was not sent, in the shop's and the mail server's words, and who had it sent again. */
function State({ delivery: { state, reason, serverSaid, attempts, again } }: Cell) {
  const { t } = useTranslation(['office'])
  const date = useDates()
  return (
    <div className={css.state}>
      <StatusBadge {...BADGE_STYLES.delivery[state]} label={t(`office:delivery_${state}`)} />
      {reason && <small>{t(`office:delivery_reason_${snakeCase(reason)}`)}</small>}
      {serverSaid && (
        <small lang="en" className={css.said}>
          “{serverSaid}”
        </small>
      )}
      {attempts > 1 && <small>{t('office:attempts', { count: attempts })}</small>}
      {again && <small>{t('office:sent_again_by', { name: again.by, date: date(again.at) })}</small>}
    </div>
  )
}

function Act({ delivery }: Cell) {
  const { t } = useTranslation(['office'])
  const sendAgain = useSendAgain()
  if (delivery.state !== 'failed' && delivery.state !== 'dead') return null
  return (
    <Button variant="default" size="sm" onClick={() => void sendAgain(delivery)}>
      {t('office:send_again')}
    </Button>
  )
}

/** Returns the columns of the mail list. */
export function useDeliveryColumns(): Column<Delivery>[] {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  return [
    { key: 'about', head: t('office:mail_about'), cell: delivery => <About delivery={delivery} /> },
    {
      key: 'to',
      head: t('office:mail_to'),
      cell: ({ to }) => (to === null ? <span data-none>–</span> : <span className={css.to}>{to}</span>),
    },
    { key: 'status', head: t('office:status'), cell: delivery => <State delivery={delivery} /> },
    {
      key: 'when',
      head: t('office:mail_when'),
      isMinor: true,
      cell: ({ sentAt, triedAt }) => <span className={css.line}>{date(sentAt ?? triedAt)}</span>,
    },
    {
      key: 'act',
      head: t('office:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: delivery => <Act delivery={delivery} />,
    },
  ]
}
