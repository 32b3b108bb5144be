import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailure, useCall } from '../../session/index.ts'
import { type Address, Card, EmptyState, PageHead, useAddress } from '../../ui/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { isNarrowed, NothingFound } from '../list/NothingFound.tsx'
import { Paging } from '../Paging.tsx'
import { DesignCard } from './DesignCard.tsx'
import css from './DesignsPage.module.css'
import { ShareDialog } from './ShareDialog.tsx'
import { UnsavedDesigns } from './UnsavedDesigns.tsx'

const PAGE_SIZE = 12
const STATUSES = ['reviewing', 'ready', 'rejected', 'processing'] as const
const SORTS = ['changed', 'created', 'name'] as const

function NoDesigns({ address }: { address: Address }) {
  const { t } = useTranslation('account')
  if (isNarrowed(address)) return <NothingFound address={address} />
  return (
    <Card>
      <EmptyState title={t('no_designs')} text={t('no_designs_text')}>
        <Button component={Link} to="/store">
          {t('start_design')}
        </Button>
      </EmptyState>
    </Card>
  )
}

/** The saved designs that the address asks for. */
function useDesigns({ filters, page }: Address) {
  const status = STATUSES.find(value => value === filters['status'])
  const sort = SORTS.find(value => value === filters['sort'])
  const query = { page, pageSize: PAGE_SIZE, search: filters['search'], status, sort }
  return useCall('GET /api/designs', { query }, { isSticky: true })
}

/** The person's saved designs, and those that only this browser has. */
export function DesignsPage() {
  const { t } = useTranslation(['account', 'common'])
  const address = useAddress()
  const [sharedId, setSharedId] = useState<string | null>(null)
  const { data, error, refetch } = useDesigns(address)
  const statuses = STATUSES.map(value => ({ value, label: t(`common:design_${value}`) }))
  const sorts = SORTS.map(value => ({ value, label: t(`account:sort_${value}`) }))
  const hasBar = isNarrowed(address) || (data?.total ?? 0) > 1
  return (
    <>
      <PageHead title={t('common:designs')} text={t('account:designs_text')}>
        <Button component={Link} to="/store">
          {t('account:start_design')}
        </Button>
      </PageHead>
      <UnsavedDesigns />
      {hasBar && (
        <ListBar address={address} placeholder={t('account:search_designs')} statuses={statuses} sorts={sorts} />
      )}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <NoDesigns address={address} />}
      <div className={css.grid}>
        {!data && !error && [1, 2, 3, 4].map(key => <Skeleton key={key} h={320} radius={12} />)}
        {data?.items.map(design => (
          <DesignCard key={design.id} design={design} onShare={() => setSharedId(design.id)} />
        ))}
      </div>
      {data && <Paging {...data} onPage={page => address.set({ page: page === 1 ? undefined : String(page) })} />}
      {sharedId && <ShareDialog designId={sharedId} onClose={() => setSharedId(null)} />}
    </>
  )
}
