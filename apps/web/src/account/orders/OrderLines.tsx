import type { Order } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { formatCents } from '../../ui/index.ts'
import css from './OrdersPage.module.css'

/** An order's lines and totals, as frozen when it was placed. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common'])
  const totals = [
    { label: t('account:subtotal'), cents: order.subtotalCents },
    { label: t('account:total_discount'), cents: -order.discountCents },
    { label: t('account:total'), cents: order.totalCents, isStrong: true },
    { label: t('account:paid'), cents: order.paidCents },
    { label: t('account:due'), cents: order.totalCents - order.paidCents, isStrong: true },
  ]
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('common:name')}</th>
            <th scope="col">{t('common:number')}</th>
            <th scope="col">{t('common:size')}</th>
            <th scope="col">{t('common:sleeve')}</th>
            <th scope="col" className={css.right}>
              {t('common:quantity')}
            </th>
            <th scope="col" className={css.right}>
              {t('account:unit_price')}
            </th>
            <th scope="col" className={css.right}>
              {t('account:discount')}
            </th>
            <th scope="col" className={css.right}>
              {t('account:total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(line => (
            <tr key={line.id}>
              <td>{line.printName || line.playerName || t('account:no_name')}</td>
              <td>{line.number ?? ''}</td>
              <td>{sizeLabel(line.size)}</td>
              <td>{t(`common:sleeve_${line.sleeve}`)}</td>
              <td className={css.right}>{line.qty}</td>
              <td className={css.right}>{formatCents(line.unitCents)}</td>
              <td className={css.right}>{formatCents(line.discountCents)}</td>
              <td className={css.right}>{formatCents(line.totalCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label, cents, isStrong }) => (
            <tr key={label} className={isStrong ? css.strong : undefined}>
              <td colSpan={7} className={css.right}>
                {label}
              </td>
              <td className={css.right}>{formatCents(cents)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}
