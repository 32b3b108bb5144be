import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { DataTable } from '../list/DataTable.tsx'
import { useOrderColumns } from '../orders/useOrderColumns.tsx'
import type { Customer, OfficeOrderRow } from '../officeTypes.ts'
import { FillInSign } from '../staffOrders/NewOrder.tsx'

const SHOWN = 5

const FillIn = ({ order: { id, number, status } }: { readonly order: OfficeOrderRow }) =>
  status === 'CANCELED' ? null : <FillInSign orderId={id} number={number} />

function useColumns(): Column<OfficeOrderRow>[] {
  const { t } = useTranslation(['counter'])
  // The sign takes their room; the order itself shows both.
  const columns = useOrderColumns({ hasCustomer: false }).filter(({ key }) => key !== 'who' && key !== 'tags')
  return [
    ...columns,
    {
      key: 'fill_in',
      head: t('counter:fill_in'),
      isHeadHidden: true,
      isNumber: true,
      cell: order => <FillIn order={order} />,
    },
  ]
}

/** A customer's latest orders, with a link to all of them. */
export function CustomerOrders({ customer: { id } }: { customer: Customer }) {
  const { t } = useTranslation(['office'])
  const columns = useColumns()
  const { data, error, refetch } = useCall('GET /api/office/orders', { query: { customer: id, pageSize: SHOWN } })
  return (
    <Card
      title={t('office:orders')}
      actions={
        data && data.total > SHOWN ? (
          <Link to="/office/orders" search={{ customer: id }}>
            {t('office:see_all', { count: data.total })}
          </Link>
        ) : undefined
      }
    >
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={120} radius={8} />}
      {data?.total === 0 && <p>{t('office:customer_no_orders')}</p>}
      {data && data.total > 0 && <DataTable caption={t('office:orders')} columns={columns} rows={data.items} />}
    </Card>
  )
}
