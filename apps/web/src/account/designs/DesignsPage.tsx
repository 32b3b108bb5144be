import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import { ListFailure } from '../ListFailure.tsx'
import { Paging } from '../Paging.tsx'
import { DesignCard } from './DesignCard.tsx'
import css from './DesignsPage.module.css'
import { ShareDialog } from './ShareDialog.tsx'
import { UnsavedDesigns } from './UnsavedDesigns.tsx'

const PAGE_SIZE = 12

/** The person's saved designs, and those that only this browser has. */
export function DesignsPage() {
  const { t } = useTranslation(['account', 'common'])
  const [page, setPage] = useState(1)
  const [sharedId, setSharedId] = useState<string | null>(null)
  const { data, error, refetch } = useCall(
    'GET /api/designs',
    { query: { page, pageSize: PAGE_SIZE } },
    { isSticky: true },
  )
  return (
    <>
      <PageHead title={t('common:designs')} text={t('account:designs_text')}>
        <Button component={Link} to="/store">
          {t('account:start_design')}
        </Button>
      </PageHead>
      <UnsavedDesigns />
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState title={t('account:no_designs')} text={t('account:no_designs_text')}>
            <Button component={Link} to="/store">
              {t('account:start_design')}
            </Button>
          </EmptyState>
        </Card>
      )}
      <div className={css.grid}>
        {!data && !error && [1, 2, 3, 4].map(key => <Skeleton key={key} h={320} radius={12} />)}
        {data?.items.map(design => (
          <DesignCard key={design.id} design={design} onShare={() => setSharedId(design.id)} />
        ))}
      </div>
      {data && <Paging {...data} onPage={setPage} />}
      {sharedId && <ShareDialog designId={sharedId} onClose={() => setSharedId(null)} />}
    </>
  )
}
