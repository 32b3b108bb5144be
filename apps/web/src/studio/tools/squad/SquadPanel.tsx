import { isPersonal } from '@kitwright/design'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTable } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useWords } from '../../words.ts'
import { duplicateNumbers, MAX_PLAYERS, newPlayer, RosterImport } from '../../../roster/index.ts'
import { AddButtons } from '../text/AddButtons.tsx'
import { PlayerRow } from './PlayerRow.tsx'
import { RemovedPlayer } from './RemovedPlayer.tsx'
import { hasName, isBlank, useSquad } from './useSquad.ts'

/** True once someone tried to order without players. */
interface SquadPanelProps {
  readonly isPlayerWanted?: boolean
}

function Duplicates({ numbers }: { numbers: ReadonlySet<number> }) {
  const say = useWords()
  if (numbers.size === 0) return null
  return (
    <Alert color="orange" role="status">
      {say('duplicateNumbers', { numbers: [...numbers].sort((a, b) => a - b).join(', ') })}
    </Alert>
  )
}

/** Where nobody's name or number would be seen, what shows them. */
function Unseen() {
  const say = useWords()
  const isSeen = useStudio(state =>
    documentOf(state).layers.some(layer => layer.kind === 'text' && isPersonal(layer.role)),
  )
  if (isSeen) return null
  return (
    <Alert role="status">
      <Text size="sm" mb="xs">
        {say('playersUnseen')}
      </Text>
      <Group gap="xs">
        <AddButtons roles={['playerName', 'backNumber']} />
      </Group>
    </Alert>
  )
}

/** The players of this kit: typed row by row, or pasted from a table. */
export function SquadPanel({ isPlayerWanted = false }: SquadPanelProps) {
  const say = useWords()
  const { players, removed, append, change, remove, putBack } = useSquad()
  const adding = useRef<HTMLButtonElement>(null)
  const [isPasting, setPasting] = useState(false)
  const twice = duplicateNumbers(players)
  const hasRoom = players.length < MAX_PLAYERS
  return (
    <Stack gap="sm">
      {isPlayerWanted && !players.some(hasName) && (
        <Alert color="red" role="alert">
          {say('selectPlayers')}
        </Alert>
      )}
      {players.length === 0 && <Text size="sm">{say('noPlayers')}</Text>}
      {players.length > 0 && <Unseen />}
      <Duplicates numbers={twice} />
      <div role="list" aria-label={say('squad')}>
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
          {say('addPlayer')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTable size={18} aria-hidden />}
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {say('pasteTable')}
        </Button>
      </Group>
      {isPasting && (
        <RosterImport room={MAX_PLAYERS - players.length} onAdd={append} onDone={() => setPasting(false)} />
      )}
      {players.length > 0 && <Text size="sm">{say('playerCount', { count: players.length })}</Text>}
    </Stack>
  )
}
