import type { Response_ } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { RemakeItems } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'

type Row = Response_<'GET /api/office/remakes'>['items'][number]

/** Returns the columns of the remake list. */
export function useRemakeColumns(): Column<Row>[] {
  const { t } = useTranslation(['pieces'])
  const date = useDates()
  return [
    {
      key: 'what',
      head: t('pieces:what'),
      cell: ({ order, place, items }) => (
        <>
          <Link to="/office/orders/$orderId" params={{ orderId: order.id }} data-row>
            {t('pieces:order', { number: order.number })} · {t('pieces:mark', { place })}
          </Link>
          <RemakeItems items={items} />
        </>
      ),
    },
    {
      key: 'reason',
      head: t('pieces:reason'),
      cell: ({ reason }) => t(`pieces:reason_${snakeCase(reason)}` as 'pieces:reason_lost'),
    },
    {
      key: 'culprit',
      head: t('pieces:culprit'),
      cell: ({ culprit, supplier }) => (culprit === 'supplier' && supplier ? supplier : t(`pieces:culprit_${culprit}`)),
    },
    { key: 'cost', head: t('pieces:cost_head'), isNumber: true, cell: ({ costCents }) => formatCents(costCents) },
    { key: 'when', head: t('pieces:when'), isMinor: true, cell: ({ madeAt }) => date(madeAt) },
  ]
}
