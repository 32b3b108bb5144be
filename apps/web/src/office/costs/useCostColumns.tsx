import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import type { OfficeOrderRow } from '../officeTypes.ts'
import css from './Costs.module.css'
import { percentText } from './costText.ts'

type Cost = NonNullable<OfficeOrderRow['cost']>

/** An amount, with how it is known below it. */
function Known({ state, children }: { readonly state: Cost['state']; readonly children: string }) {
  const { t } = useTranslation(['costs'])
  return (
    <span className={css.known} data-state={state}>
      {children}
      <small>{t(`costs:state_${state}`)}</small>
    </span>
  )
}

/** Returns the columns of what orders cost and of their margin. */
export function useCostColumns(): Column<OfficeOrderRow>[] {
  const { t } = useTranslation(['costs'])
  return [
    {
      key: 'cost',
      head: t('costs:cost'),
      sort: 'cost',
      isNumber: true,
      isMinor: true,
      cell: ({ cost }) => (cost ? <Known state={cost.state}>{formatCents(cost.cents)}</Known> : <span data-none />),
    },
    {
      key: 'margin',
      head: t('costs:margin'),
      sort: 'margin',
      isNumber: true,
      cell: ({ cost }) =>
        cost?.marginCents === null || !cost ? (
          <span data-none />
        ) : (
          <span className={css.known} data-loss={cost.marginCents < 0 || undefined}>
            {formatCents(cost.marginCents)}
            <small>{cost.marginPermille === null ? '' : percentText(cost.marginPermille)}</small>
          </span>
        ),
    },
  ]
}
