import type { Squad } from '@kitwright/contract'
import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { RosterExport } from '../../roster/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { Card, confirm } from '../../ui/index.ts'
import css from './PlayersPage.module.css'

/** One squad with a short list of its players. */
export function SquadCard({ squad, onEdit }: { squad: Squad; onEdit: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const send = useSend({ queryKey: ['GET /api/squads'] })
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:delete_squad', { name: squad.name }),
      accept: t('common:delete'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await send(async () => api('DELETE /api/squads/{id}', { params: { id: squad.id } }), t('account:squad_deleted'))
  }
  return (
    <Card title={squad.name} text={t('account:squad_players', { count: squad.players.length })}>
      <ul className={css.players}>
        {squad.players.map(({ id, name, number }) => (
          <li key={id}>
            {number !== null && <b>#{number}</b>} {name}
          </li>
        ))}
      </ul>
      <div className={css.acts}>
        <Button variant="default" size="sm" onClick={onEdit}>
          {t('common:edit')}
        </Button>
        <RosterExport name={squad.name} players={squad.players} />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`${t('common:delete')}: ${squad.name}`}
          onClick={() => void remove()}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </Card>
  )
}
