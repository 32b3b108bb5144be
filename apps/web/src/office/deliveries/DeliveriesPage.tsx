import { DELIVERY_STATES } from '@kitwright/contract'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useList } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { StatusLinks } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { UnsentMessages } from '../telegram/UnsentMessages.tsx'
import css from './DeliveriesPage.module.css'
import { useDeliveryColumns } from './useDeliveryColumns.tsx'

const PAGE_SIZE = 25

/** The shop's mails, latest first, with their state and the reason of a failure. */
export function DeliveriesPage() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:deliveries'))
  const columns = useDeliveryColumns()
  const list = useList(useSearch({ from: '/staff/office/deliveries' }))
  const wanted = { ...list.search, pageSize: PAGE_SIZE }
  const query = useCall('GET /api/office/deliveries', { query: wanted }, { isSticky: true })
  const queued = query.data?.queued ?? 0
  const each = DELIVERY_STATES.map(value => ({ value, label: t(`office:delivery_${value}`) }))
  return (
    <>
      <PageHead
        title={t('office:deliveries')}
        text={queued > 0 ? t('office:deliveries_queued', { count: queued }) : t('office:deliveries_text')}
      />
      <div className={css.bar}>
        <StatusLinks list={list} statuses={[{ value: '', label: t('office:all') }, ...each]} />
      </div>
      <ListView
        caption={t('office:deliveries')}
        columns={columns}
        query={query}
        list={list}
        emptyTitle={t('office:no_deliveries')}
        emptyText={t('office:no_deliveries_text')}
      />
      {query.data && <UnsentMessages />}
    </>
  )
}
