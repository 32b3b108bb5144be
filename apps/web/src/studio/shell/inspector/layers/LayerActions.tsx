import type { Layer } from '@kitwright/design'
import { ActionIcon, Group } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFolderMinus,
  IconFolderPlus,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import { chosenGroup, documentOf, selectedIds } from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { useActions, useStudio } from '../../../context/index.ts'
import { useGrouping } from '../../arrange/useGrouping.ts'
import css from './Layers.module.css'

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
      className={css.action}
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

/** Buttons for order, visibility, lock, copy and removal of the selected layers, and a menu with the rest. */
export function LayerActions({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation(['arrange'])
  const act = useActions()
  const grouping = useGrouping()
  const openMenu = useStudio(state => state.openMenu)
  const isGroup = useStudio(state => chosenGroup(documentOf(state).layers, selectedIds(state.selection)) !== null)
  const areHidden = layers.every(layer => layer.isHidden)
  const areLocked = layers.every(layer => layer.isLocked)
  const openAt = (button: HTMLElement): void => {
    const { left, bottom } = button.getBoundingClientRect()
    openMenu({ x: left, y: bottom })
  }
  return (
    <Group gap={2} wrap="nowrap" className={css.actions}>
      <ToolButton label={t('arrange:forward')} icon={IconArrowUp} onClick={() => act.order('forward')} />
      <ToolButton label={t('arrange:backward')} icon={IconArrowDown} onClick={() => act.order('backward')} />
      <ToolButton
        label={t(areHidden ? 'arrange:show' : 'arrange:hide')}
        icon={areHidden ? IconEyeOff : IconEye}
        isOn={areHidden}
        onClick={act.toggleHidden}
      />
      <ToolButton
        label={t(areLocked ? 'arrange:unlock' : 'arrange:lock')}
        icon={areLocked ? IconLock : IconLockOpen}
        isOn={areLocked}
        onClick={act.toggleLocked}
      />
      <ToolButton label={t('arrange:duplicate')} icon={IconCopy} onClick={act.duplicate} />
      {layers.length > 1 &&
        (isGroup ? (
          <ToolButton label={t('arrange:ungroup')} icon={IconFolderMinus} onClick={grouping.ungroup} />
        ) : (
          <ToolButton label={t('arrange:group')} icon={IconFolderPlus} onClick={grouping.group} />
        ))}
      <ToolButton label={t('arrange:remove')} icon={IconTrash} disabled={areLocked} onClick={act.remove} />
      <ToolButton label={t('arrange:actions')} icon={IconDots} onClick={openAt} />
    </Group>
  )
}
