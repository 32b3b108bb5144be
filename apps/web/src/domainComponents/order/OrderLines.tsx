import type { Order, OrderLine } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { formatCount } from '@kitwright/measure'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import { DesignPicture } from '../design/DesignPicture.tsx'
import { useFabricName } from '../product/useFabricName.ts'
import { groupLines, type LineGroup } from './groupLines.ts'
import css from './OrderLines.module.css'
import { OrderTotals } from './OrderTotals.tsx'
import { UnprintedNote } from './UnprintedNote.tsx'
import { countUnprinted } from './useUnprinted.ts'

interface Column {
  readonly key: 'name' | 'number' | 'size' | 'sleeve' | 'qty' | 'unit' | 'discount' | 'total'
  readonly head: string
  readonly cell: (line: OrderLine) => ReactNode
}
const FIGURES: readonly Column['key'][] = ['qty', 'unit', 'discount', 'total']

function useColumns(): Column[] {
  const { t } = useTranslation(['order', 'common'])
  return [
    {
      key: 'name',
      head: t('common:name'),
      cell: ({ printName, playerName, version, unprinted, priceSource, offerNumber }) => (
        <>
          {printName || playerName || t('order:no_name')}{' '}
          {unprinted.includes('name') && <span className={css.keeper}>{t('order:not_printed')}</span>}{' '}
          {version === 'goalkeeper' && <span className={css.keeper}>{t('common:goalkeeper')}</span>}
          {priceSource === 'sample' && <span className={css.keeper}>{t('order:sewn_sample')}</span>}
          {offerNumber && <span className={css.keeper}>{t('order:price_of_offer', { number: offerNumber })}</span>}
        </>
      ),
    },
    {
      key: 'number',
      head: t('common:number'),
      cell: ({ number, unprinted }) => (
        <>
          {number} {unprinted.includes('number') && <span className={css.keeper}>{t('order:not_printed')}</span>}
        </>
      ),
    },
    { key: 'size', head: t('common:size'), cell: ({ size }) => sizeLabel(size) },
    { key: 'sleeve', head: t('common:sleeve'), cell: ({ sleeve }) => t(`common:sleeve_${sleeve}`) },
    { key: 'qty', head: t('common:quantity'), cell: ({ qty }) => formatCount(qty) },
    { key: 'unit', head: t('order:unit_price'), cell: ({ unitCents }) => formatCents(unitCents) },
    { key: 'discount', head: t('order:discount'), cell: ({ discountCents }) => formatCents(discountCents) },
    { key: 'total', head: t('order:total'), cell: ({ totalCents }) => formatCents(totalCents) },
  ]
}

/** Whether a phone, whose lines have no heads of columns, leaves the figure out. */
const isNothing = (key: string, { discountCents, number }: OrderLine): boolean =>
  (key === 'discount' && discountCents === 0) || (key === 'number' && number === null)

interface Props {
  readonly order: Order
  /** Heading over the lines of one design; its name, product and fabric by default. */
  readonly head?: ComponentType<HeadProps>
  /** Actions beside the name of a line. */
  readonly act?: ComponentType<{ readonly orderId: string; readonly line: OrderLine }> | undefined
}

interface HeadProps {
  readonly group: LineGroup
}
function UsualHead({ group: { designName, productType, fabric, kit, pictureUrl } }: HeadProps) {
  const { t } = useTranslation(['common', 'club'])
  const fabricName = useFabricName()
  const facts = [designName, t(`common:type_${productType}`), fabricName(fabric)]
  return (
    <div className={css.group}>
      <span className={css.worn}>
        <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
      </span>
      {[...facts, ...(kit ? [t(`club:${kit}`)] : [])].join(' · ')}
    </div>
  )
}

/** An order's lines and totals, as frozen when it was placed. On a phone each line is a block of its own. */
export function OrderLines({ order, head: Head = UsualHead, act: Act }: Props) {
  const columns = useColumns()
  return (
    <>
      <UnprintedNote count={countUnprinted(order.lines)} isAccepted={order.isUnprintedAccepted} />
      <table className={css.table} hidden={order.lines.length === 0}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.key} scope="col" data-figure={FIGURES.includes(column.key) || undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        {groupLines(order.lines).map(group => (
          <tbody key={group.key}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                <Head group={group} />
              </th>
            </tr>
            {group.lines.map(line => (
              <tr key={line.id}>
                {columns.map(({ key, head: label, cell }) => (
                  <td
                    key={key}
                    data-key={key}
                    data-label={label}
                    data-figure={FIGURES.includes(key) || undefined}
                    data-nothing={isNothing(key, line) || undefined}
                  >
                    {cell(line)}
                    {key === 'name' && Act && <Act orderId={order.id} line={line} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <OrderTotals order={order} />
    </>
  )
}
