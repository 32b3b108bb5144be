import type { Order } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { useFabricName } from '../../pictures/index.ts'
import { formatCents } from '../../ui/index.ts'
import { groupLines } from './groupLines.ts'
import css from './OrdersPage.module.css'

function Totals({ order }: { order: Order }) {
  const { t } = useTranslation('account')
  const totals = [
    { label: t('subtotal'), cents: order.subtotalCents },
    { label: t('total_discount'), cents: -order.discountCents },
    { label: t('total'), cents: order.totalCents, isStrong: true },
    { label: t('paid'), cents: order.paidCents },
    { label: t('due'), cents: order.totalCents - order.paidCents, isStrong: true },
  ]
  return (
    <dl className={css.totals}>
      {totals.map(({ label, cents, isStrong }) => (
        <div key={label} className={isStrong ? css.strong : undefined}>
          <dt>{label}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An order's lines and totals, as frozen when it was placed. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common'])
  const fabricName = useFabricName()
  const words = [t('common:name'), t('common:number'), t('common:size'), t('common:sleeve')]
  const figures = [t('common:quantity'), t('account:unit_price'), t('account:discount'), t('account:total')]
  return (
    <>
      {/* Wider than a phone it scrolls within itself, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} tabIndex={0} role="region" aria-label={`${t('account:lines')}: ${order.number}`}>
        <table className={css.table}>
          <thead>
            <tr>
              {words.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {figures.map(head => (
                <th key={head} scope="col" className={css.right}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {groupLines(order.lines).map(({ key, designName, productType, fabric, lines }) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={8}>
                  {designName} · {t(`common:type_${productType}`)} · {fabricName(fabric)}
                </th>
              </tr>
              {lines.map(line => (
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
          ))}
        </table>
      </div>
      <Totals order={order} />
    </>
  )
}
