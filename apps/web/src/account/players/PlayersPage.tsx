import type { Squad } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import { PageLinks } from '../PageLinks.tsx'
import css from './PlayersPage.module.css'
import { SquadCard } from './SquadCard.tsx'
import { SquadDialog } from './SquadDialog.tsx'

const PAGE_SIZE = 12
type EditedSquad = Pick<Squad, 'id' | 'name' | 'players'>

/** The person's squads. */
export function PlayersPage() {
  const { t } = useTranslation(['account', 'common'])
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<EditedSquad | null>(null)
  const { data, error, refetch } = useCall(
    'GET /api/squads',
    { query: { page, pageSize: PAGE_SIZE } },
    { isSticky: true },
  )
  const begin = (): void => setEdited({ id: crypto.randomUUID(), name: '', players: [] })
  const newSquad = <Button onClick={begin}>{t('account:new_squad')}</Button>
  return (
    <>
      <PageHead title={t('common:player_list')} text={t('account:players_text')}>
        {newSquad}
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState title={t('account:no_squads')} text={t('account:no_squads_text')}>
            {newSquad}
          </EmptyState>
        </Card>
      )}
      <div className={css.grid}>
        {!data && !error && [1, 2].map(key => <Skeleton key={key} h={180} radius={12} />)}
        {data?.items.map(squad => (
          <SquadCard key={squad.id} squad={squad} onEdit={() => setEdited(squad)} />
        ))}
      </div>
      {data && <PageLinks {...data} onPage={setPage} />}
      {edited && <SquadDialog squad={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
