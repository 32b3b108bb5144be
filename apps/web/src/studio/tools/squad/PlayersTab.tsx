import { LIMITS, type Player } from '@kitwright/contract'
import { baseSizeOf, runOf } from '@kitwright/garment'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTable } from '@tabler/icons-react'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio } from '../../context/index.ts'
import { documentOf } from '@kitwright/editor'
import { NameWarnings } from '../../../domainComponents/index.ts'
import { duplicateNumbers, newPlayer, RosterImport } from '../../../roster/index.ts'
import { PlayerRow } from './PlayerRow.tsx'
import { RemovedPlayer } from './RemovedPlayer.tsx'
import { type ShowButtons, Unseen } from './Unseen.tsx'
import { hasName, isBlank, useSquad } from './useSquad.ts'

function Missing({ onPlain }: { onPlain: () => void }) {
  const { t } = useTranslation(['studio'])
  return (
    <Alert color="red" role="alert">
      <Text size="sm" mb="xs">
        {t('studio:select_players')}
      </Text>
      <Button variant="default" size="sm" onClick={onPlain}>
        {t('studio:order_plain')}
      </Button>
    </Alert>
  )
}

/** Warns about names that do not fit the design or use letters that its font lacks. */
function Names({ players }: { readonly players: readonly Player[] }) {
  const document = useStudio(documentOf)
  const names = players.map(({ name, printName }) => (printName || name).trim())
  return (
    <div>
      <NameWarnings document={document} names={[...new Set(names)].filter(name => name !== '')} />
    </div>
  )
}

function Duplicates({ numbers }: { numbers: ReadonlySet<number> }) {
  const { t } = useTranslation(['studio'])
  if (numbers.size === 0) return null
  return (
    <Alert color="orange" role="status">
      {t('studio:duplicate_numbers', { numbers: [...numbers].sort((a, b) => a - b).join(', ') })}
    </Alert>
  )
}

interface PlayerListProps {
  readonly players: readonly Player[]
  /** Id of the player added last. */
  readonly fresh: string | null
  readonly onChange: (player: Player) => void
  readonly onRemove: (player: Player) => void
}

function PlayerList({ players, fresh, onChange, onRemove }: PlayerListProps) {
  const { t } = useTranslation(['studio'])
  const twice = duplicateNumbers(players)
  return (
    <>
      <Duplicates numbers={twice} />
      <div role="list" aria-label={t('studio:squad')}>
        {players.map((player, i) => (
          <PlayerRow
            key={player.id}
            player={player}
            row={i + 1}
            isFresh={player.id === fresh}
            isDuplicate={player.number !== null && twice.has(player.number)}
            onChange={onChange}
            onRemove={() => onRemove(player)}
          />
        ))}
      </div>
    </>
  )
}

interface AddingProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly players: readonly Player[]
  readonly onAdd: () => void
  readonly onAppend: (players: readonly Player[]) => void
}

/** Adds one player, or many from a table. */
function Adding({ button, players, onAdd, onAppend }: AddingProps) {
  const { t } = useTranslation(['studio'])
  const [isPasting, setPasting] = useState(false)
  const productType = useStudio(state => state.garment.productType)
  const room = LIMITS.players - players.length
  return (
    <>
      <Group gap="xs" grow preventGrowOverflow={false}>
        <Button
          ref={button}
          variant="light"
          disabled={room <= 0}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
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
        <RosterImport room={room} run={runOf(productType)} onAdd={onAppend} onDone={() => setPasting(false)} />
      )}
    </>
  )
}

interface PlayersTabProps {
  /** Whether the user tried to order without any players. */
  readonly isWanted: boolean
  readonly onPlain: () => void
  readonly showing: ShowButtons
}

/** The players of this kit, typed row by row or pasted from a table. */
export function PlayersTab({ isWanted, onPlain, showing }: PlayersTabProps) {
  const { t } = useTranslation(['studio'])
  const { players, removed, append, change, remove, putBack } = useSquad()
  const productType = useStudio(state => state.garment.productType)
  const adding = useRef<HTMLButtonElement>(null)
  const [fresh, setFresh] = useState<string | null>(null)
  const add = (): void => {
    const player = newPlayer(baseSizeOf(productType))
    setFresh(player.id)
    append([player])
  }
  const hasRoom = players.length < LIMITS.players
  return (
    <Stack gap="sm">
      {isWanted && !players.some(hasName) && <Missing onPlain={onPlain} />}
      {players.length === 0 && <Text size="sm">{t('studio:no_players')}</Text>}
      {players.length > 0 && <Unseen players={players} showing={showing} />}
      <PlayerList
        players={players}
        fresh={fresh}
        onChange={change}
        onRemove={player => {
          remove(player)
          // Without an undo offer the pressed button still disappears, so the focus moves.
          if (isBlank(player)) adding.current?.focus()
        }}
      />
      {removed && hasRoom && (
        <RemovedPlayer
          player={removed}
          onPutBack={() => {
            putBack()
            adding.current?.focus()
          }}
        />
      )}
      {players.length > 0 && <Names players={players} />}
      <Adding button={adding} players={players} onAdd={add} onAppend={append} />
      {players.length > 0 && <Text size="sm">{t('studio:player_count', { count: players.length })}</Text>}
    </Stack>
  )
}
