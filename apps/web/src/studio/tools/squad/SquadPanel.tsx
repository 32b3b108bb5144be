import { isPersonal } from '@kitwright/design'
import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlus, IconTable } from '@tabler/icons-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { piecesOf, useStudio } from '../../context/index.ts'
import { documentOf } from '@kitwright/editor'
import { duplicateNumbers, MAX_PLAYERS, newPlayer, RosterImport } from '../../../roster/index.ts'
import { PlayerRow } from './PlayerRow.tsx'
import { RemovedPlayer } from './RemovedPlayer.tsx'
import { SizesTab } from './SizesTab.tsx'
import { hasName, isBlank, useSquad } from './useSquad.ts'

function Duplicates({ numbers }: { numbers: ReadonlySet<number> }) {
  const { t } = useTranslation(['studio'])
  if (numbers.size === 0) return null
  return (
    <Alert color="orange" role="status">
      {t('studio:duplicate_numbers', { numbers: [...numbers].sort((a, b) => a - b).join(', ') })}
    </Alert>
  )
}

/** Where nobody's name or number would be seen, what shows them. */
function Unseen({ adding }: { adding: ReactNode }) {
  const { t } = useTranslation(['studio'])
  const isSeen = useStudio(state =>
    documentOf(state).layers.some(layer => layer.kind === 'text' && isPersonal(layer.role)),
  )
  if (isSeen) return null
  return (
    <Alert role="status">
      <Text size="sm" mb="xs">
        {t('studio:players_unseen')}
      </Text>
      <Group gap="xs">{adding}</Group>
    </Alert>
  )
}

/** The players of this kit: typed row by row, or pasted from a table. `isWanted` once someone tried to order without any. */
function PlayersTab({ isWanted, onPlain, showing }: { isWanted: boolean; onPlain: () => void; showing: ReactNode }) {
  const { t } = useTranslation(['studio'])
  const { players, removed, append, change, remove, putBack } = useSquad()
  const adding = useRef<HTMLButtonElement>(null)
  const [isPasting, setPasting] = useState(false)
  const twice = duplicateNumbers(players)
  const hasRoom = players.length < MAX_PLAYERS
  return (
    <Stack gap="sm">
      {isWanted && !players.some(hasName) && (
        <Alert color="red" role="alert">
          <Text size="sm" mb="xs">
            {t('studio:select_players')}
          </Text>
          <Button variant="default" size="sm" onClick={onPlain}>
            {t('studio:order_plain')}
          </Button>
        </Alert>
      )}
      {players.length === 0 && <Text size="sm">{t('studio:no_players')}</Text>}
      {players.length > 0 && <Unseen adding={showing} />}
      <Duplicates numbers={twice} />
      <div role="list" aria-label={t('studio:squad')}>
        {players.map((player, i) => (
          <PlayerRow
            key={player.id}
            player={player}
            row={i + 1}
            isDuplicate={player.number !== null && twice.has(player.number)}
            onChange={change}
            onRemove={() => {
              remove(player)
              // Where nothing is offered to go back to, what was pressed has gone all the same.
              if (isBlank(player)) adding.current?.focus()
            }}
          />
        ))}
      </div>
      {removed && hasRoom && (
        <RemovedPlayer
          player={removed}
          onPutBack={() => {
            putBack()
            adding.current?.focus()
          }}
        />
      )}
      <Group gap="xs" grow preventGrowOverflow={false}>
        <Button
          ref={adding}
          variant="light"
          disabled={!hasRoom}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append([newPlayer()])}
        >
          {t('studio:add_player')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTable size={18} aria-hidden />}
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {t('studio:paste_table')}
        </Button>
      </Group>
      {isPasting && (
        <RosterImport room={MAX_PLAYERS - players.length} onAdd={append} onDone={() => setPasting(false)} />
      )}
      {players.length > 0 && <Text size="sm">{t('studio:player_count', { count: players.length })}</Text>}
    </Stack>
  )
}

type Tab = 'players' | 'sizes'

/** Names where somebody is named or the design shows names; else sizes alone, as most people buy clothes. */
function useFirstTab(): Tab {
  return useStudio(state => {
    if (state.players.length > 0) return 'players'
    if (state.sizes.length > 0) return 'sizes'
    return documentOf(state).layers.some(layer => layer.kind === 'text' && isPersonal(layer.role)) ? 'players' : 'sizes'
  })
}

/** Who wears this, or how many of each size. `isWanted` once someone tried to order nothing; `showing` adds what shows names. */
export function SquadPanel({ isWanted = false, showing }: { isWanted?: boolean; showing: ReactNode }) {
  const { t } = useTranslation(['studio'])
  const first = useFirstTab()
  const [tab, setTab] = useState(first)
  const players = useStudio(state => state.players.length)
  const pieces = useStudio(state => piecesOf(state.sizes))
  const label = (word: string, count: number): string => (count > 0 ? `${word} (${count})` : word)
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label={t('studio:ordered_how')}
        value={tab}
        onChange={value => setTab(value === 'sizes' ? 'sizes' : 'players')}
        data={[
          { value: 'players', label: label(t('studio:with_names'), players) },
          { value: 'sizes', label: label(t('studio:sizes_only'), pieces) },
        ]}
      />
      {tab === 'players' ? (
        <PlayersTab isWanted={isWanted && pieces === 0} onPlain={() => setTab('sizes')} showing={showing} />
      ) : (
        <SizesTab isWanted={isWanted && players === 0} />
      )}
    </Stack>
  )
}
