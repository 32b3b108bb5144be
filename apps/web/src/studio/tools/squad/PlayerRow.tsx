import { LIMITS, type Player } from '@kitwright/contract'
import { parseSize, runOf, sizeLabel, sortSizes } from '@kitwright/garment'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconHandStop, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'
import { focusAndSelect, useStudio } from '../../context/index.ts'
import { parseShirtNumber } from '../../../roster/index.ts'
import css from './Squad.module.css'

interface PlayerRowProps {
  readonly player: Player
  readonly row: number
  readonly isDuplicate: boolean
  /** Just added, so the cursor goes to its name. */
  readonly isFresh: boolean
  readonly onChange: (player: Player) => void
  readonly onRemove: () => void
}

function NumberInput({ player, row, isDuplicate, onChange }: Omit<PlayerRowProps, 'onRemove' | 'isFresh'>) {
  const { t } = useTranslation(['studio'])
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && parseShirtNumber(typed) === undefined
  return (
    <TextInput
      classNames={{ error: css.wrong }}
      aria-label={t('studio:player_number', { row })}
      placeholder="0"
      inputMode="numeric"
      maxLength={4}
      value={typed ?? player.number ?? ''}
      error={isWrong ? t('studio:number_invalid') : isDuplicate}
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
export function PlayerRow({ player, row, isDuplicate, isFresh, onChange, onRemove }: PlayerRowProps) {
  const { t } = useTranslation(['studio'])
  const showPlayer = useStudio(state => state.showPlayer)
  const isShown = useStudio(state => state.playerId === player.id)
  const isDesktop = useIsDesktop()
  const productType = useStudio(state => state.garment.productType)
  const run = runOf(productType)
  const isGoalkeeper = player.version === 'goalkeeper'
  return (
    <div
      className={css.row}
      role="listitem"
      data-shown={isShown || undefined}
      onFocusCapture={() => showPlayer(player.id)}
    >
      <NumberInput player={player} row={row} isDuplicate={isDuplicate} onChange={onChange} />
      <TextInput
        aria-label={t('studio:player_name_of', { row })}
        className={css.name}
        ref={isFresh ? focusAndSelect : undefined}
        placeholder={t('studio:name')}
        maxLength={LIMITS.name}
        value={player.name}
        onChange={event => onChange({ ...player, name: event.currentTarget.value })}
      />
      <NativeSelect
        classNames={{ error: css.wrong }}
        aria-label={t('studio:player_size', { row })}
        value={player.size}
        data={sortSizes([...run, player.size]).map(size => ({ value: size, label: sizeLabel(size) }))}
        error={!run.includes(player.size) && t('studio:size_not_offered')}
        onChange={event => onChange({ ...player, size: parseSize(event.currentTarget.value) ?? player.size })}
      />
      <NativeSelect
        className={css.version}
        aria-label={t('studio:player_version', { row })}
        data-keeper={isGoalkeeper || undefined}
        leftSection={isGoalkeeper && <IconHandStop size={16} aria-hidden />}
        value={player.version}
        data={[
          { value: 'player', label: t('studio:field_player') },
          { value: 'goalkeeper', label: t('studio:goalkeeper') },
        ]}
        onChange={event =>
          onChange({ ...player, version: event.currentTarget.value === 'goalkeeper' ? 'goalkeeper' : 'player' })
        }
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={isDesktop ? 32 : 44}
        aria-label={t('studio:remove_player', { row })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
