import type { OrderLine } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DesignPicture, useFabricName } from '../../pictures/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { OfficeOrder } from '../types.ts'
import css from './OrderPage.module.css'

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation(['office', 'common'])
  const figures = [t('common:quantity'), t('office:unit_price'), t('office:discount'), t('office:total')]
  return (
    // A list of players may be wider than a phone: it scrolls within itself, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="region" aria-label={`${t('office:lines')}: ${lines[0]?.designName}`}>
      <table className={css.table}>
        <thead>
          <tr>
            {[t('common:name'), t('common:number'), t('common:size'), t('common:sleeve')].map(head => (
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
        <tbody>
          {lines.map(line => (
            <tr key={line.id}>
              <td>{line.printName || line.playerName || t('office:no_name')}</td>
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
      </table>
    </div>
  )
}

function Totals({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation('office')
  const { subtotalCents, discountCents, totalCents, paidCents } = order
  const totals = [
    { label: t('subtotal'), cents: subtotalCents },
    { label: t('discount'), cents: -discountCents },
    { label: t('total'), cents: totalCents, isStrong: true },
    { label: t('paid'), cents: paidCents },
    { label: t('due'), cents: totalCents - paidCents, isStrong: true },
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

/** What was ordered, by design and fabric, as frozen when it was placed. */
export function OrderLines({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'common'])
  const fabricName = useFabricName()
  const groups = Map.groupBy(order.lines, line => `${line.designId} ${line.revision} ${line.fabric}`)
  return (
    <>
      {[...groups].map(([key, lines]) => {
        const { designId, designName, productType, fabric, revision, pictureUrl } = lines[0]!
        const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
        return (
          <section key={key}>
            <div className={css.group}>
              <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
              <div>
                <h3>
                  <Link to="/office/designs/$designId" params={{ designId }}>
                    {designName}
                  </Link>
                </h3>
                <p>
                  {t(`common:type_${productType}`)} · {fabricName(fabric)} · {t('office:revision', { revision })} ·{' '}
                  {t('office:pieces')}: {pieces}
                </p>
              </div>
            </div>
            <Lines lines={lines} />
          </section>
        )
      })}
      <Totals order={order} />
    </>
  )
}
