import type { OfficeQuoteRow } from '@kitwright/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { QuoteBadge } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { nameOf } from '../officeTypes.ts'

/** Returns the columns of the list of quotes. */
export function useQuoteColumns(): Column<OfficeQuoteRow>[] {
  const { t } = useTranslation(['quotes', 'quote'])
  const date = useDates()
  return [
    {
      key: 'number',
      head: t('quotes:col_number'),
      cell: ({ id, number, designNames, qty }) => (
        <>
          <Link data-row to="/office/quotes/$quoteId" params={{ quoteId: id }}>
            {number}
          </Link>
          <small>
            {designNames.join(', ')} · {t('quote:pieces', { count: qty })}
          </small>
        </>
      ),
    },
    { key: 'customer', head: t('quotes:col_customer'), cell: ({ owner }) => nameOf(owner) },
    {
      key: 'state',
      head: t('quotes:col_state'),
      cell: ({ state }) => <QuoteBadge state={state} label={t(`quotes:filter_${state}`)} />,
    },
    {
      key: 'total',
      head: t('quotes:col_total'),
      isNumber: true,
      cell: ({ totalCents }) => (totalCents === null ? <span data-none>–</span> : formatCents(totalCents)),
    },
    {
      key: 'changed',
      head: t('quotes:col_changed'),
      isDay: true,
      isMinor: true,
      cell: ({ changedAt }) => date(changedAt),
    },
  ]
}
