import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { OrderBadge } from '../../domainComponents/index.ts'
import type { OfficeDesign } from '../officeTypes.ts'
import css from './DesignPage.module.css'

/** Links back to the orders that contain a design. */
export function DesignOrders({ orders }: Pick<OfficeDesign, 'orders'>) {
  const { t } = useTranslation(['office'])
  if (orders.length === 0) return <p className={css.quiet}>{t('office:design_no_orders')}</p>
  return (
    <ul className={css.orders}>
      {orders.map(({ id, number, status }) => (
        <li key={id}>
          <Link to="/office/orders/$orderId" params={{ orderId: id }}>
            {number}
          </Link>
          <OrderBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
