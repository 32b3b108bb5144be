import type { OrderRow, OwnOrderRow } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture, OrderBadge, useNextPayment } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { ButtonLink, formatCents } from '../../ui/index.ts'
import { InvoiceMenu } from './InvoiceMenu.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import css from './OrdersPage.module.css'
import { ReceiveButton } from './ReceiveButton.tsx'
import { ReorderButton } from './ReorderButton.tsx'
import { useCancelOrder } from './useCancelOrder.ts'

function Money({
  order: { totalCents, promotionPercent: percent, paidCents, dueCents, nextPayment },
}: {
  order: OrderRow
}) {
  const { t } = useTranslation(['account', 'common'])
  const sayNext = useNextPayment()
  return (
    <div className={css.money}>
      {formatCents(totalCents)}
      {percent > 0 && <small>{t('common:promotion_included', { percent })}</small>}
      {(paidCents > 0 || dueCents > 0) && (
        <small>{t('account:paid_of', { paid: formatCents(paidCents), total: formatCents(totalCents) })}</small>
      )}
      {nextPayment && <small className={css.next}>{sayNext(nextPayment)}</small>}
    </div>
  )
}

interface ActionsProps {
  readonly order: OwnOrderRow
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Actions({ order, isOpen, onToggle }: ActionsProps) {
  const { t } = useTranslation(['account', 'order'])
  const cancelOrder = useCancelOrder()
  const { id, number, canCancel, canReceive, isProofWaiting } = order
  return (
    <div className={css.actions}>
      {canReceive && <ReceiveButton order={order} />}
      {isProofWaiting && (
        <ButtonLink
          to="/me/proof/$orderId"
          params={{ orderId: id }}
          size="sm"
          leftSection={<IconListCheck size={16} aria-hidden />}
        >
          {t('order:proof_see')}
        </ButtonLink>
      )}
      <Button
        variant="default"
        size="sm"
        aria-expanded={isOpen}
        rightSection={isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
        onClick={onToggle}
      >
        {t('account:details')}
      </Button>
      <InvoiceMenu order={order} />
      {order.designId !== null && <ReorderButton orderId={id} />}
      {canCancel && (
        <Button variant="outline" color="red" size="sm" onClick={() => void cancelOrder({ id, number })}>
          {t('account:cancel_order')}
        </Button>
      )}
    </div>
  )
}

/** One order; opens to its timeline, lines and delivery. */
export function OrderCard({ order, isOpenFirst }: { order: OwnOrderRow; isOpenFirst: boolean }) {
  const { t } = useTranslation(['account', 'order', 'common'])
  const date = useDates()
  const [isOpen, setOpen] = useState(isOpenFirst)
  const { id, number, status, qty, placedAt, designNames, pictureUrl, productType } = order
  const name = designNames.join(', ') || `${t('order:samples_only')}: ${t(`common:type_${productType}`)}`
  return (
    <article className={css.order}>
      <div className={css.summary}>
        <DesignPicture type={productType} name={name} pictureUrl={pictureUrl} />
        <div className={css.words}>
          <div className={css.head}>
            <h2>{t('account:order_number', { number })}</h2>
            <OrderBadge status={status} />
          </div>
          <p className={css.facts}>
            {name} · {designNames.length > 0 && `${t('account:pieces', { count: qty })} · `}
            {t('account:ordered_on', { date: date(placedAt) })}
          </p>
        </div>
        <Money order={order} />
        <Actions order={order} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      {isOpen && <OrderDetail orderId={id} />}
    </article>
  )
}
