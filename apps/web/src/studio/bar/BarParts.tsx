import { canRedo, canUndo } from '@kitwright/design'
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconShoppingBag } from '@tabler/icons-react'
import { toast } from '../../ui/index.ts'
import { useIsDesktop } from '../layout/useIsDesktop.ts'
import { useSave } from '../save/SaveContext.ts'
import { useStudio } from '../store/StudioContext.ts'
import type { Mode } from '../store/types.ts'
import { useWords } from '../words.ts'
import styles from './bar.module.css'

export interface StudioBarProps {
  readonly onOrder: () => void
}

export function UndoButtons() {
  const say = useWords()
  const history = useStudio(state => state.history)
  const undo = useStudio(state => state.undo)
  const redo = useStudio(state => state.redo)
  return (
    <div className={styles.pair}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={say('undo')}
        title={say('undo')}
        disabled={!canUndo(history)}
        onClick={undo}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={say('redo')}
        title={say('redo')}
        disabled={!canRedo(history)}
        onClick={redo}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The design's name, changed in place. */
export function NameField() {
  const say = useWords()
  const name = useStudio(state => state.name)
  const rename = useStudio(state => state.rename)
  return (
    <TextInput
      aria-label={say('designName')}
      variant="unstyled"
      classNames={{ root: styles.nameRoot, input: styles.name }}
      value={name}
      maxLength={120}
      onChange={event => rename(event.currentTarget.value)}
      onBlur={() => {
        if (name.trim() === '') rename(say('untitled'))
      }}
    />
  )
}

/** The garment, its pieces laid flat, or both. */
export function ModeChoice() {
  const say = useWords()
  const mode = useStudio(state => state.mode)
  const setMode = useStudio(state => state.setMode)
  const isDesktop = useIsDesktop()
  const modes: Mode[] = isDesktop ? ['3d', 'flat', 'both'] : ['3d', 'flat']
  const labels: Record<Mode, string> = { '3d': '3D', flat: say('flat'), both: say('both') }
  return (
    <SegmentedControl
      size="sm"
      style={{ flex: 'none' }}
      aria-label={say('viewMode')}
      value={!isDesktop && mode === 'both' ? '3d' : mode}
      onChange={value => {
        const chosen = modes.find(each => each === value)
        if (chosen) setMode(chosen)
      }}
      data={modes.map(value => ({ value, label: labels[value] }))}
    />
  )
}

/** Saving on demand, with a word when it is done. */
export function useSaveButton(): { isSaving: boolean; onSave: () => void } {
  const say = useWords()
  const { save, isSaving } = useSave()
  return {
    isSaving,
    onSave: () => void save().then(id => id && toast('success', say('savedOnServer'))),
  }
}

export function OrderButton({ onOrder }: StudioBarProps) {
  const say = useWords()
  const isDesktop = useIsDesktop()
  return (
    <Button
      onClick={onOrder}
      size="sm"
      px={isDesktop ? undefined : 12}
      leftSection={isDesktop ? <IconShoppingBag size={18} aria-hidden /> : undefined}
      className={styles.order}
    >
      {say('order')}
    </Button>
  )
}
