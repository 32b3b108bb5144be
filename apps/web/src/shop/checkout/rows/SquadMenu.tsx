import { Button, Menu } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useCall } from '../../../session/index.ts'
import { rowOf, type PlayerRow } from '../../../cart/index.ts'

/** Adds the players of one of the person's squads. */
export function SquadMenu({ onChoose }: { onChoose: (rows: PlayerRow[]) => void }) {
  const { t } = useTranslation(['checkout'])
  const { data } = useCall('GET /api/squads', { query: { pageSize: 50 } })
  const squads = data?.items.filter(squad => squad.players.length > 0) ?? []
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconUsers size={18} aria-hidden />}>
          {t('checkout:add_from_squad')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {squads.length === 0 && <Menu.Label>{t('checkout:no_squads')}</Menu.Label>}
        {squads.map(({ id, name, players }) => (
          <Menu.Item
            key={id}
            // Copies the players, because the same squad may be added twice and the checkout edits its players
            // independently.
            onClick={() => onChoose(players.map(player => ({ ...rowOf(player), id: crypto.randomUUID() })))}
          >
            {name} ({players.length})
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
