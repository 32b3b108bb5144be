import type { Order } from '@kitwright/contract'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import css from './Delivery.module.css'
import { useDays } from './useDays.ts'

type PromisedOrder = Pick<Order, 'shipping' | 'status'>

/** The promised day of an order that is still to come, with the earlier promise and the reason if it moved. */
export function PromiseNote({ order: { shipping, status } }: { order: PromisedOrder }) {
  const { t } = useTranslation(['shipment'])
  const day = useDays()
  const { promisedOn, firstPromisedOn, promiseReason } = shipping
  if (promisedOn === null || status === 'CANCELED' || status === 'RECEIVED') return null
  return (
    <div className={css.promise}>
      <IconCalendarCheck size={22} aria-hidden />
      <p>
        <b className="kw-num">{t('shipment:promised', { date: day(promisedOn) })}</b>
        {firstPromisedOn !== null && firstPromisedOn !== promisedOn && (
          <small>{t('shipment:promised_moved', { date: day(firstPromisedOn) })}</small>
        )}
        {promiseReason !== '' && <small>{promiseReason}</small>}
      </p>
    </div>
  )
}
