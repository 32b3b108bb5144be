import type { Player } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { newId } from '../../../../drafts/index.ts'
import { useCall, useSession } from '../../../../session/index.ts'
import { EmptyState } from '../../../../ui/index.ts'

interface Props {
  readonly onSquad: (players: readonly Player[]) => void
  readonly onAdd: () => void
}

/** Offers the person's saved squads, the latest first. */
function SavedSquads({ onSquad }: Pick<Props, 'onSquad'>) {
  const { t } = useTranslation(['teamPhoto'])
  const { data } = useCall('GET /api/squads', { query: { pageSize: 5 } })
  const squads = data?.items.filter(({ players }) => players.length > 0) ?? []
  return squads.map(({ id, name, players }) => (
    <Button
      key={id}
      variant="default"
      // Copies: the design's players are edited without changing the saved squad.
      onClick={() => onSquad(players.map(player => ({ ...player, id: newId() })))}
    >
      {t('teamPhoto:use_squad', { name, count: players.length })}
    </Button>
  ))
}

/** The choices without a squad. */
export function NoSquad({ onSquad, onAdd }: Props) {
  const { t } = useTranslation(['teamPhoto'])
  const { isSignedIn } = useSession()
  return (
    <EmptyState title={t('teamPhoto:none')} text={t('teamPhoto:none_text')}>
      <Button onClick={onAdd}>{t('teamPhoto:add_players')}</Button>
      {isSignedIn && <SavedSquads onSquad={onSquad} />}
    </EmptyState>
  )
}
