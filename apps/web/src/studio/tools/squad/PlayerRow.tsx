import type { Player } from '@kitwright/contract'
import { parseSize, sizeLabel, SIZES } from '@kitwright/garment'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconHandStop, IconTrash, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useWords } from '../../words.ts'
import { parseShirtNumber } from '../../../roster/index.ts'
import styles from './squad.module.css'

interface PlayerRowProps {
  readonly player: Player
  readonly row: number
  readonly isDuplicate: boolean
  readonly onChange: (player: Player) => void
  readonly onRemove: () => void
}

function NumberInput({ player, row, isDuplicate, onChange }: Omit<PlayerRowProps, 'onRemove'>) {
  const say = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && parseShirtNumber(typed) === undefined
  return (
    <TextInput
      classNames={{ error: styles.wrong }}
      aria-label={say('playerNumber', { row })}
      placeholder="0"
      inputMode="numeric"
      maxLength={4}
      value={typed ?? player.number ?? ''}
      error={isWrong ? say('numberInvalid') : isDuplicate}
      onChange={event => {
        const text = event.currentTarget.value
        const number = parseShirtNumber(text)
        setTyped(text)
        if (number !== undefined) onChange({ ...player, number })
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** One player: number, name, size, version. Working on a row shows that player's kit. */
export function PlayerRow({ player, row, isDuplicate, onChange, onRemove }: PlayerRowProps) {
  const say = useWords()
  const showPlayer = useStudio(state => state.showPlayer)
  const isShown = useStudio(state => state.playerId === player.id)
  const isDesktop = useIsDesktop()
  const isKeeper = player.version === 'goalkeeper'
  return (
    <div
      className={styles.row}
      role="listitem"
      data-shown={isShown || undefined}
      onFocusCapture={() => showPlayer(player.id)}
    >
      <NumberInput player={player} row={row} isDuplicate={isDuplicate} onChange={onChange} />
      <TextInput
        aria-label={say('playerNameOf', { row })}
        placeholder={say('name')}
        maxLength={80}
        value={player.name}
        onChange={event => onChange({ ...player, name: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={say('playerSize', { row })}
        value={player.size}
        data={SIZES.map(size => ({ value: size, label: sizeLabel(size) }))}
        onChange={event => onChange({ ...player, size: parseSize(event.currentTarget.value) ?? player.size })}
      />
      <ActionIcon
        variant={isKeeper ? 'filled' : 'subtle'}
        color={isKeeper ? undefined : 'gray'}
        size={isDesktop ? 32 : 44}
        aria-pressed={isKeeper}
        aria-label={say('goalkeeperOf', { row })}
        title={say(isKeeper ? 'goalkeeper' : 'fieldPlayer')}
        onClick={() => onChange({ ...player, version: isKeeper ? 'player' : 'goalkeeper' })}
      >
        {isKeeper ? <IconHandStop size={18} aria-hidden /> : <IconUser size={18} aria-hidden />}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={isDesktop ? 32 : 44}
        aria-label={say('removePlayer', { row })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
