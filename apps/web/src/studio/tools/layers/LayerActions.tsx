import type { Layer } from '@kitwright/design'
import { ActionIcon, Group } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import { useActions } from '../../arrange/useActions.ts'
import { useArrangeWords } from '../../arrange/words.ts'
import { useStudio } from '../../store/StudioContext.ts'
import styles from './layers.module.css'

interface ToolButtonProps {
  readonly label: string
  readonly icon: typeof IconEye
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly onClick: (button: HTMLElement) => void
}

function ToolButton({ label, icon: Icon, isOn, disabled, onClick }: ToolButtonProps) {
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? undefined : 'gray'}
      className={styles.action}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={event => onClick(event.currentTarget)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

/** Order, visibility, lock, copy and removal of what is selected, and the menu with the rest. */
export function LayerActions({ layers }: { layers: readonly Layer[] }) {
  const say = useArrangeWords()
  const act = useActions()
  const openMenu = useStudio(state => state.openMenu)
  const areHidden = layers.every(layer => layer.isHidden)
  const areLocked = layers.every(layer => layer.isLocked)
  const openAt = (button: HTMLElement): void => {
    const { left, bottom } = button.getBoundingClientRect()
    openMenu({ x: left, y: bottom })
  }
  return (
    <Group gap={2} wrap="wrap" className={styles.actions}>
      <ToolButton label={say('forward')} icon={IconArrowUp} onClick={() => act.order('forward')} />
      <ToolButton label={say('backward')} icon={IconArrowDown} onClick={() => act.order('backward')} />
      <ToolButton
        label={say(areHidden ? 'show' : 'hide')}
        icon={areHidden ? IconEyeOff : IconEye}
        isOn={areHidden}
        onClick={act.toggleHidden}
      />
      <ToolButton
        label={say(areLocked ? 'unlock' : 'lock')}
        icon={areLocked ? IconLock : IconLockOpen}
        isOn={areLocked}
        onClick={act.toggleLocked}
      />
      <ToolButton label={say('duplicate')} icon={IconCopy} onClick={act.duplicate} />
      <ToolButton label={say('remove')} icon={IconTrash} disabled={areLocked} onClick={act.remove} />
      <ToolButton label={say('actions')} icon={IconDots} onClick={openAt} />
    </Group>
  )
}
